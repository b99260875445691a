import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Failure } from '../failure';
import { ROOT } from '../local-project';

const require = createRequire(import.meta.url);

/** The file of a package's command, so that Node can run it without a shell. */
export function commandFile(packageName: string, commandName: string): string {
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[commandName];
  if (file === undefined) throw new Error(`${packageName} has no command ${commandName}`);
  return join(dirname(manifest), file);
}

/** Resolves to the exit code of a process; a signal counts as 1. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command in the checkout with its output shown; resolves to its exit code. */
export function run(program: string, args: readonly string[]): Promise<number> {
  return exitCode(spawn(program, args, { cwd: ROOT, stdio: 'inherit' }));
}

/** Runs a command in the checkout and resolves to its exit code and everything that it printed. */
export async function capture(
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly printed: string }> {
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout.on('data', (data) => (printed += data));
  child.stderr.on('data', (data) => (printed += data));
  return { code: await exitCode(child), printed };
}

/** Runs an npm script and shows its output only when it fails, with one line at the end. */
export async function npmScript(name: string): Promise<void> {
  const { code, printed } = await capture('npm', ['run', '--silent', name]);
  if (code !== 0) throw new Failure(`${printed}npm run ${name} failed.`);
}
