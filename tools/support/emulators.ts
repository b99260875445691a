import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure';
import { firestoreJarEnvironment } from './firestore-jar';
import { writeLocalConfig } from './hosting-config';
import { startHostingFront } from './hosting-front';
import { requireJava } from './java';
import { PROJECT, ROOT, STATE } from './local-project';
import { endProcessesOf, markOf } from './owned-processes';
import { requirePorts } from './ports';
import { commandFile, exitCode } from './processes';
import { siteSettings } from './site-settings';

/** An emulator of Firebase's suite that the product uses. */
export type Emulator = 'auth' | 'firestore' | 'functions' | 'hosting';

/** What to start and where it keeps things. */
export interface EmulatorOptions {
  readonly only: readonly Emulator[];
  /** Folder of the data: read at the start, written on stopping. Absent: nothing is kept. */
  readonly data?: string;
  /** Folder of the mails (see functions/src/outbox.ts). */
  readonly outbox: string;
}

/** Running emulators. */
export interface Emulators {
  /** Resolves when they are gone, on request or by themselves. */
  readonly ended: Promise<number>;
  /** Stops them, waits for the export of the data and resolves when they are gone. */
  stop(): Promise<void>;
}

const LOG = join(STATE, 'emulators.log');
const GUARD = join(import.meta.dirname, 'emulator-guard.ts');
const TAIL_LINES = 25;
const ENVIRONMENT = {
  // Seconds; the 10 of firebase-tools are too few on a busy machine.
  FUNCTIONS_DISCOVERY_TIMEOUT: '120',
  NO_UPDATE_NOTIFIER: '1',
  // firebase-tools reads a message of the day from here at every start; nobody answers.
  FIREBASE_REALTIME_URL: 'http://localhost:9',
};

function emulatorArguments({ only, data }: EmulatorOptions): string[] {
  const args = ['emulators:start', '--non-interactive', '--project', PROJECT];
  args.push('--config', writeLocalConfig(siteSettings()), '--only', only.join(','));
  if (data === undefined) return args;
  if (existsSync(join(data, 'firebase-export-metadata.json'))) args.push('--import', data);
  return args;
}

function launch(options: EmulatorOptions): ChildProcess {
  const firebase = [commandFile('firebase-tools', 'firebase'), ...emulatorArguments(options)];
  return spawn(process.execPath, ['--import', 'tsx', GUARD, LOG, options.data ?? '', ...firebase], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...ENVIRONMENT,
      ...firestoreJarEnvironment(),
      OUTBOX_DIR: options.outbox,
      ...markOf(process.pid),
    },
    // A group of its own: the terminal's Ctrl-C must not reach it, because the data is kept first.
    detached: true,
    // Its input closes when this process ends, however it ends: see emulator-guard.ts.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Resolves once every emulator is ready. */
function ready(child: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      printed = (printed + data).slice(-20_000);
      if (printed.includes('All emulators ready')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => {
      const tail = printed.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
      reject(new Failure(`${tail}\nThe emulators did not start; the whole log is in ${LOG}`));
    });
  });
}

/**
 * Starts Firebase's emulators and resolves once all of them are ready. Fails with one line when
 * Java is missing or a port is taken, and with the end of their log when they do not start.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  requireJava();
  await requirePorts(options.only);
  mkdirSync(STATE, { recursive: true });
  const child = launch(options);
  const front = options.only.includes('hosting') ? await startHostingFront() : undefined;
  const ended = exitCode(child).then(async (code) => {
    front?.close().closeAllConnections();
    await endProcessesOf(process.pid);
    return code;
  });
  const stop = async () => {
    child.stdin?.end();
    await ended;
  };
  await ready(child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { ended, stop };
}
