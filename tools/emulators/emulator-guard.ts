import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { endProcessesOf, markedOwner } from '../support/processes/owned-processes';
import { exitCode } from '../support/processes/processes';
import { exportData } from './regular-export';
import { DATABASE_LOST } from './unexpected-end';

/**
 * Runs firebase-tools for startEmulators in a separate process: `LOG DATA ARGUMENT…`, where DATA is
 * the folder for the data, or empty. If the parent process or firebase-tools ends, by a signal or a
 * crash, this process stops the emulators, saves their data first, and ends every process that they
 * left.
 */
const STOP_LIMIT_MS = 60_000;
const READY = 'All emulators ready';
/** The message of firebase-tools for a killed database. It then goes on without the database. */
const LOST = 'has exited upon receiving signal';

const [log = '', data = '', ...args] = process.argv.slice(2);
const file = createWriteStream(log);
// The reader of this output may be gone.
process.stdout.on('error', () => {});

// Before that line, the stored data has not been read completely.
let ready = false;
let stopping = false;
let lost = false;
const firebase = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
for (const output of [firebase.stdout, firebase.stderr])
  output.on('data', (printed: Buffer) => {
    file.write(printed);
    process.stdout.write(printed);
    ready ||= printed.includes(READY);
    if (stopping || !printed.includes(LOST)) return;
    lost = true;
    firebase.kill('SIGKILL');
  });

process.stdin.resume().once('close', async () => {
  stopping = true;
  setTimeout(() => firebase.kill('SIGKILL'), STOP_LIMIT_MS).unref();
  // Not with the option of firebase-tools: that asks whichever suite of this project started last
  // on the machine.
  if (ready && data !== '')
    await exportData(data).catch((error: unknown) => file.write(`Not exported: ${error}\n`));
  firebase.kill('SIGINT');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.stdin.destroy());

const code = await exitCode(firebase);
const owner = markedOwner();
if (owner !== undefined) await endProcessesOf(owner);
process.exit(lost ? DATABASE_LOST : code);
