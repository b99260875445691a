import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../failure';
import { PORTS } from '../local-project';
import { TEST_PORTS } from '../test-ports';
import { endProcessesOf, isRunning, ownedProcesses } from './owned-processes';
import { listenerOf } from './port-listener';

type Port = keyof typeof PORTS;

/** Ports from 4400 up that browsers refuse to open (the Fetch standard's list of bad ports). */
const REFUSED_BY_BROWSERS = new Set([
  5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** Ports that come with another, and with all of them. */
const BESIDE: Partial<Record<Port, readonly Port[]>> = {
  hosting: ['hostingEmulator'],
  functions: ['replay', 'eventarc', 'tasks'],
  firestore: ['firestoreWebsocket'],
};
const ALWAYS: readonly Port[] = ['hub', 'logging'];

/** Offsets that a message may name: the first of them that works. */
const OFFSETS = Array.from({ length: 30 }, (_, n) => (n + 1) * 100);

const POLL_MS = 500;
/** How long an earlier run may take to export its data and end. */
const OWN_END_POLLS = 120;

/** Whether a port of 127.0.0.1 is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });
}

/**
 * What `VITE_PORT_OFFSET` may be instead, as a part of a message: with the first offset that works,
 * browsers open every port of a start and of a test run, and nothing listens on it. `ports` are
 * those of the present offset.
 */
export async function otherOffset(
  ports: Readonly<Record<string, number>> = PORTS,
  isUsable: (port: number) => Promise<boolean> = isFree,
): Promise<string> {
  const present = Number(process.env.VITE_PORT_OFFSET ?? 0);
  for (const offset of OFFSETS) {
    const moved = Object.values(ports).flatMap((port) =>
      [0, TEST_PORTS].map((more) => port - present + offset + more),
    );
    if (moved.some((port) => REFUSED_BY_BROWSERS.has(port))) continue;
    if ((await Promise.all(moved.map(isUsable))).every(Boolean))
      return `VITE_PORT_OFFSET=${offset}`;
  }
  return 'another VITE_PORT_OFFSET';
}

async function takenPorts(names: readonly Port[]): Promise<Port[]> {
  const free = await Promise.all(names.map((name) => isFree(PORTS[name])));
  return names.filter((_, at) => !free[at]);
}

/**
 * Ends the processes that earlier runs of this checkout left behind, after giving those that are
 * stopping time to finish.
 */
async function endOrphans(): Promise<void> {
  const orphans = () => ownedProcesses().filter(({ owner }) => !isRunning(owner));
  const found = orphans();
  if (found.length === 0) return;
  const pids = found.map(({ pid }) => pid).join(', ');
  console.log(`Stopping the emulators that an earlier run left behind (processes ${pids})…`);
  const isStopping = () => orphans().some(({ command }) => command.includes('emulator-guard'));
  for (let polls = 0; polls < OWN_END_POLLS && isStopping(); polls += 1) await pause(POLL_MS);
  for (const owner of new Set(orphans().map((each) => each.owner))) await endProcessesOf(owner);
}

/** What to say about ports that are taken; `running` is the run of this checkout, if there is one. */
export async function explainTaken(
  taken: readonly Port[],
  running: number | undefined,
): Promise<string> {
  const ports = taken.map((name) => {
    const listener = listenerOf(PORTS[name]);
    return `${PORTS[name]} (${name}${listener === undefined ? '' : `, held by ${listener}`})`;
  });
  const way =
    running === undefined
      ? `Stop the program that holds them, or set ${await otherOffset()}.`
      : `The emulators of this checkout are already running: stop process ${running} first.`;
  return `Ports in use: ${ports.join(', ')}. ${way}`;
}

/** Every port that emulators with these names need. */
export function neededPorts(names: readonly Port[]): Port[] {
  return [...ALWAYS, ...names.flatMap((name) => [name, ...(BESIDE[name] ?? [])])];
}

/** Fails with one line if browsers refuse to open one of these ports. */
export async function rejectRefusedPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const refused = Object.entries(ports).find(([, port]) => REFUSED_BY_BROWSERS.has(port));
  if (refused === undefined) return;
  const [name, port] = refused;
  throw new Failure(
    `Browsers refuse to open port ${port} (${name}). Set ${await otherOffset(ports)}.`,
  );
}

/**
 * Makes sure that the ports are free: ends the processes that an earlier run of this checkout left
 * behind, and fails with one line that names every port which is still taken, and by which process.
 */
export async function requirePorts(names: readonly Port[]): Promise<void> {
  await rejectRefusedPorts(PORTS);
  const wanted = neededPorts(names);
  if ((await takenPorts(wanted)).length === 0) return;
  await endOrphans();
  const taken = await takenPorts(wanted);
  if (taken.length > 0) throw new Failure(await explainTaken(taken, ownedProcesses()[0]?.owner));
}
