import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../failure';
import { PORTS } from '../local-project';
import { endProcessesOf, isRunning, ownedProcesses } from './owned-processes';
import { listenerOf } from './port-listener';

type Port = keyof typeof PORTS;

/** Ports from 4400 up that browsers refuse to open (the Fetch standard's list of bad ports). */
const REFUSED_BY_BROWSERS = new Set([
  5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** Ports that come with another. */
const BESIDE: Partial<Record<Port, readonly Port[]>> = {
  hosting: ['hostingEmulator'],
  functions: ['replay'],
};

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

function explain(taken: readonly Port[]): string {
  const running = ownedProcesses()[0]?.owner;
  const ports = taken.map((name) => {
    const listener = listenerOf(PORTS[name]);
    return `${PORTS[name]} (${name}${listener === undefined ? '' : `, held by ${listener}`})`;
  });
  const way =
    running === undefined
      ? 'Stop the program that holds them.'
      : `The emulators of this checkout are already running: stop process ${running} first.`;
  return `Ports in use: ${ports.join(', ')}. ${way}`;
}

/** Fails with one line if browsers refuse to open one of these ports. */
export function rejectRefusedPorts(ports: Readonly<Record<string, number>>): void {
  const refused = Object.entries(ports).find(([, port]) => REFUSED_BY_BROWSERS.has(port));
  if (refused === undefined) return;
  const [name, port] = refused;
  throw new Failure(
    `Browsers refuse to open port ${port} (${name}). Choose another VITE_PORT_OFFSET.`,
  );
}

/**
 * Makes sure that the ports are free: ends the processes that an earlier run of this checkout left
 * behind, and fails with one line that names every port which is still taken, and by which process.
 */
export async function requirePorts(names: readonly Port[]): Promise<void> {
  rejectRefusedPorts(PORTS);
  const wanted = names.flatMap((name) => [name, ...(BESIDE[name] ?? [])]);
  if ((await takenPorts(wanted)).length === 0) return;
  await endOrphans();
  const taken = await takenPorts(wanted);
  if (taken.length > 0) throw new Failure(explain(taken));
}
