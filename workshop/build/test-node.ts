/**
 * `npm run test:node -- <version> [...]`: runs the unit tests, and builds the hosts and a preview of the tests' content,
 * with other versions of Node, which come as npm packages (docs/dependencies.md).
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../paths';

const usage = 'Usage: npm run test:node -- 22 24';

function testWith(version: string): void {
  const folder = path.join(root, '.local', `node-${version}`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void => {
    execFileSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  };
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${version}`]);
  const bin = path.join(folder, 'node_modules', name, 'bin');
  const env = { PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const node = path.join(bin, 'node');
  run(node, ['--version']);
  run(node, ['node_modules/.bin/jest'], env);
  run(node, ['node_modules/.bin/tsx', 'workshop/build/fixture-site.ts'], env);
}

const versions = process.argv.slice(2);
if (versions.length === 0 || versions.some((version) => !/^\d+(\.\d+){0,2}$/.test(version))) {
  console.error(usage);
  process.exitCode = 2;
} else {
  versions.forEach(testWith);
}
