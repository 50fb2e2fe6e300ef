/**
 * `npm run test:node -- <version> [...]`: runs the unit tests and a build of one language with other versions of Node, whose
 * binaries come in packages of the registry (docs/dependencies.md).
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './paths';

const usage = 'Usage: npm run test:node -- 22 24';

/** Runs everything with one version. @throws when a command fails, or there is no such version for this system */
function testWith(version: string): void {
  const folder = path.join(root, '.local', `node-${version}`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void => {
    execFileSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  };
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${version}`]);
  const bin = path.join(folder, 'node_modules', name, 'bin');
  const env = { PATH: `${bin}${path.delimiter}${process.env.PATH}`, SITE_LOCALES: 'ru' };
  const node = path.join(bin, 'node');
  run(node, ['--version']);
  run(node, ['node_modules/.bin/jest'], { PATH: env.PATH });
  run(node, ['node_modules/.bin/tsx', 'tools/build.ts', '--host', 'ru'], env);
}

const versions = process.argv.slice(2);
if (versions.length === 0 || versions.some((version) => !/^\d+(\.\d+){0,2}$/.test(version))) {
  console.error(usage);
  process.exitCode = 2;
} else {
  versions.forEach(testWith);
}
