import { existsSync } from 'node:fs';
import path from 'node:path';
import { withReaderScript } from '../../../src/content/checks/timed-reading';

test('the script is there for the work, each time in a folder of its own, and gone afterward, also when the work fails', async () => {
  const scripts: string[] = [];
  const work = async (script: string): Promise<void> => {
    expect(existsSync(script)).toBe(true);
    scripts.push(script);
  };
  await Promise.all([withReaderScript(work), withReaderScript(work)]);
  const failing = withReaderScript(async (script) => {
    await work(script);
    throw new Error('the work fails');
  });
  await expect(failing).rejects.toThrow('the work fails');
  expect(new Set(scripts).size).toBe(3);
  expect(scripts.filter((script) => existsSync(path.dirname(script)))).toEqual([]);
});
