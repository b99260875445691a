import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeLocalConfig } from '../hosting/hosting-config';
import { startHostingFront } from '../hosting/hosting-front';
import { siteSettings } from '../hosting/site-settings';
import { Failure } from '../support/failure';
import { requireJava } from '../support/java';
import { PORTS, PROJECT, ROOT, STATE } from '../support/local-project';
import { endProcessesOf, markOf } from '../support/processes/owned-processes';
import { requirePorts } from '../support/processes/ports';
import { commandFile, exitCode } from '../support/processes/processes';
import { firestoreJarEnvironment } from './firestore-jar';
import { replaySettings, startReplayServer } from './replay-server';
import { LOG } from './unexpected-end';

/** An emulator of the Firebase suite that the application uses. */
export type Emulator = 'auth' | 'firestore' | 'functions' | 'hosting';

/** Which emulators to start, and where they store data. */
export interface EmulatorOptions {
  readonly only: readonly Emulator[];
  /** Folder of the data, read on start and written on stop. Without it nothing is saved. */
  readonly data?: string;
  /** Folder of the mails (see functions/src/mail/outbox.ts). */
  readonly outbox: string;
}

/** Running emulators. */
export interface Emulators {
  /** Resolves to an exit code when they have stopped, on request or unexpectedly. */
  readonly ended: Promise<number>;
  /** Stops them after exporting the data; resolves when they have stopped. */
  stop(): Promise<void>;
}

const GUARD = join(import.meta.dirname, 'emulator-guard.ts');
const TAIL_LINES = 25;

/** The emulators' Java lives for minutes on few processors: it compiles quickly rather than well. */
const JAVA_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseParallelGC';

const ENVIRONMENT = {
  // In seconds. The default of 10 is too short on a busy machine.
  FUNCTIONS_DISCOVERY_TIMEOUT: '120',
  NO_UPDATE_NOTIFIER: '1',
  // firebase-tools fetches a message of the day at every start. This address never answers.
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
      ...replaySettings(),
      JAVA_TOOL_OPTIONS: JAVA_OPTIONS,
      SITE_URL: `http://127.0.0.1:${options.only.includes('hosting') ? PORTS.hosting : PORTS.vite}`,
      ...process.env,
      ...ENVIRONMENT,
      ...firestoreJarEnvironment(),
      OUTBOX_DIR: options.outbox,
      ...markOf(process.pid),
    },
    // A separate process group, so that Ctrl-C does not reach it before the data is exported.
    detached: true,
    // Its input closes when this process ends in any way: see emulator-guard.ts.
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
  const publishers = options.only.includes('functions') ? await startReplayServer() : undefined;
  const ended = exitCode(child).then(async (code) => {
    for (const server of [front, publishers]) server?.close().closeAllConnections();
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
