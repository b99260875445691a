import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { endProcessesOf, markedOwner } from './owned-processes';
import { exitCode } from './processes';

/**
 * Runs firebase-tools for startEmulators, in a process of its own: `LOG ARGUMENT…`. Whatever ends
 * (the one that started it, by any signal, or firebase-tools by a crash), everything ends: it stops
 * the emulators, which keeps their data, and then whatever they left.
 */
const STOP_LIMIT_MS = 60_000;

const [log = '', ...args] = process.argv.slice(2);
const file = createWriteStream(log);
// Nobody may be there any more to read.
process.stdout.on('error', () => {});

const firebase = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
for (const output of [firebase.stdout, firebase.stderr])
  output.on('data', (data: Buffer) => {
    file.write(data);
    process.stdout.write(data);
  });

// One signal only: a second one makes firebase-tools give up the export of the data.
process.stdin.resume().once('close', () => {
  firebase.kill('SIGINT');
  setTimeout(() => firebase.kill('SIGKILL'), STOP_LIMIT_MS).unref();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.stdin.destroy());

const code = await exitCode(firebase);
const owner = markedOwner();
if (owner !== undefined) await endProcessesOf(owner);
process.exit(code);
