import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that each test finds empty, and that is gone after it. */
export interface TestFolder {
  /** The path of something in it. */
  readonly at: (...names: readonly string[]) => string;
  readonly read: (...names: readonly string[]) => string;
  /** Writes a file, with the folders around it. */
  readonly write: (file: string, data?: string | Uint8Array) => void;
}

/** @param isEntered whether it is the working folder of the tests */
export function testFolder({ isEntered = false } = {}): TestFolder {
  const started = process.cwd();
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'facet-test-'));
    if (isEntered) process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(started);
    rmSync(folder, { recursive: true, force: true });
  });
  const at = (...names: readonly string[]): string => path.join(folder, ...names);
  return {
    at,
    read: (...names) => readFileSync(at(...names), 'utf8'),
    write: (file, data = '') => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), data);
    },
  };
}
