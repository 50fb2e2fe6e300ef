import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'content/release';

describe('the drawings of highlights', () => {
  test.each(readdirSync(folder))('release %s has the same in every language', (release) => {
    const files = readdirSync(path.join(folder, release)).filter((file) => file.endsWith('.md'));
    const chosen = files.map(
      (file) => /^scenes: .+$/m.exec(readFileSync(path.join(folder, release, file), 'utf8'))?.[0],
    );
    expect(chosen[0]).toBeDefined();
    expect(new Set(chosen).size).toBe(1);
  });
});
