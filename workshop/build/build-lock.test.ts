import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockBuild } from './build-lock';

let folder: string;
const lock = (): string => path.join(folder, 'lock');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the lock names its owner, and is gone when it is freed', () => {
  const held = lockBuild(folder);
  expect(readFileSync(lock(), 'utf8')).toBe(`${process.pid}\n`);
  held.free();
  held.free();
  expect(existsSync(lock())).toBe(false);
});

test('a second build is refused while the first runs, and told which process it is', () => {
  const held = lockBuild(folder);
  expect(() => lockBuild(folder)).toThrow(`A build is running already (process ${process.pid})`);
  held.free();
  lockBuild(folder).free();
});

test('the lock of a build that was killed is taken over when what it started has ended too', async () => {
  const sleep = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const kill = (child: ChildProcess) => {
    child.kill('SIGKILL');
    return new Promise((resolve) => child.once('exit', resolve));
  };
  const [build, gatsby] = [sleep(), sleep()];
  writeFileSync(lock(), `${build.pid}\n${gatsby.pid}\n`);
  expect(() => lockBuild(folder)).toThrow(`process ${build.pid}`);
  await kill(build);
  expect(() => lockBuild(folder)).toThrow(`process ${gatsby.pid}`);
  await kill(gatsby);
  const held = lockBuild(folder);
  expect(readFileSync(lock(), 'utf8')).toBe(`${process.pid}\n`);
  held.free();
});

test('a lock names every process that works under it', () => {
  const held = lockBuild(folder);
  held.share(1);
  expect(readFileSync(lock(), 'utf8')).toBe(`${process.pid}\n1\n`);
  held.free();
  expect(existsSync(lock())).toBe(false);
});

test.each(['', 'x', '-1', '0', '1.5'])('a lock that names nobody (%p) is taken over', (text) => {
  writeFileSync(lock(), text);
  lockBuild(folder).free();
  expect(existsSync(lock())).toBe(false);
});

test('the lock of another is not freed', () => {
  const held = lockBuild(folder);
  writeFileSync(lock(), '1');
  held.free();
  expect(readFileSync(lock(), 'utf8')).toBe('1');
});
