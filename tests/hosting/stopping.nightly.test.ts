import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endProcessesOf, ownedProcesses } from '../../tools/support/processes/owned-processes';

// Java and firebase-tools take seconds to start, and longer on a busy machine.
const WAIT = { timeout: 100_000, interval: 200 };
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
/** Ports that the surrounding suite does not use. */
const OFFSET = String(Number(process.env.VITE_PORT_OFFSET ?? 0) + 800);

let folder: string;
let run: ChildProcess;
/** What this run said of failures. The last words of the run before may still be arriving. */
let told: () => string;
const ownedBy = (pid: number | undefined) => ownedProcesses().filter(({ owner }) => owner === pid);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'levelup-stopping-'));
  const args = [
    '--import',
    'tsx',
    'tests/support/emulators/run-emulators.ts',
    join(folder, 'data'),
    folder,
  ];
  const env = { ...process.env, VITE_PORT_OFFSET: OFFSET };
  run = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const failures: string[] = [];
  told = () => failures.join('');
  run.stderr?.on('data', (data) => failures.push(String(data)));
  run.stdout?.on('data', (data) => (printed += data));
  const ready = vi.waitFor(() => expect(printed).toContain('ready'), WAIT);
  const ended = once(run, 'exit').then(() =>
    expect(printed, 'printed before its end').toContain('ready'),
  );
  await Promise.race([ready, ended]);
});

afterEach(async () => {
  run.kill('SIGKILL');
  if (run.pid !== undefined) await endProcessesOf(run.pid);
  rmSync(folder, { recursive: true, force: true });
});

it('a run that is killed takes its emulators along, and their data is kept', async () => {
  expect(ownedBy(run.pid).some(({ command }) => command.startsWith('java'))).toBe(true);
  run.kill('SIGKILL');
  await vi.waitFor(() => expect(ownedBy(run.pid)).toEqual([]), WAIT);
  expect(existsSync(join(folder, 'data/firebase-export-metadata.json'))).toBe(true);
});

it('emulators that crash leave nothing behind', async () => {
  const isFirebase = (command: string) =>
    command.includes('firebase.js') && !command.includes('emulator-guard');
  const firebase = ownedBy(run.pid).find(({ command }) => isFirebase(command));
  expect(firebase).toBeDefined();
  if (firebase) process.kill(firebase.pid, 'SIGKILL');
  await vi.waitFor(() => expect(ownedBy(run.pid)).toEqual([]), WAIT);
});

it('a database that is killed ends the run, which says so in one line', async () => {
  const database = ownedBy(run.pid).find(({ command }) => command.startsWith('java'));
  expect(database).toBeDefined();
  const ended = once(run, 'exit');
  if (database) process.kill(database.pid, 'SIGKILL');
  expect(await ended).toEqual([1, null]);
  expect(told()).toMatch(/^The database stopped unexpectedly, .*\n$/);
  expect(ownedBy(run.pid)).toEqual([]);
});
