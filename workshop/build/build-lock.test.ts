import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { testFolder } from '../../__tests__/support/test-folder';
import { lockBuild } from './build-lock';

const { at, read, write } = testFolder();

test('the lock names its owner, and is gone when it is freed', () => {
  const held = lockBuild(at());
  expect(read('lock')).toBe(`${process.pid}\n`);
  held.free();
  held.free();
  expect(existsSync(at('lock'))).toBe(false);
});

test('a second build is refused while the first runs, and told which process it is', () => {
  const held = lockBuild(at());
  expect(() => lockBuild(at())).toThrow(`A build is running already (process ${process.pid})`);
  held.free();
  lockBuild(at()).free();
});

test('the lock of a build that was killed is taken over when what it started has ended too', async () => {
  const sleep = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const kill = (child: ChildProcess) => {
    child.kill('SIGKILL');
    return new Promise((resolve) => child.once('exit', resolve));
  };
  const [build, gatsby] = [sleep(), sleep()];
  write('lock', `${build.pid}\n${gatsby.pid}\n`);
  expect(() => lockBuild(at())).toThrow(`process ${build.pid}`);
  await kill(build);
  expect(() => lockBuild(at())).toThrow(`process ${gatsby.pid}`);
  await kill(gatsby);
  const held = lockBuild(at());
  expect(read('lock')).toBe(`${process.pid}\n`);
  held.free();
});

test('a lock names every process that works under it', () => {
  const held = lockBuild(at());
  held.share(1);
  expect(read('lock')).toBe(`${process.pid}\n1\n`);
  held.free();
  expect(existsSync(at('lock'))).toBe(false);
});

test.each(['', 'x', '-1', '0', '1.5'])('a lock that names nobody (%p) is taken over', (text) => {
  write('lock', text);
  lockBuild(at()).free();
  expect(existsSync(at('lock'))).toBe(false);
});

test('the lock of another is not freed', () => {
  const held = lockBuild(at());
  write('lock', '1');
  held.free();
  expect(read('lock')).toBe('1');
});
