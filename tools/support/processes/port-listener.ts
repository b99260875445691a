import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

function socketsOf(port: number): Set<string> {
  const sockets = new Set<string>();
  const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6'])
    for (const line of readFileSync(table, 'utf8').split('\n')) {
      const fields = line.trim().split(/\s+/);
      if (fields[1]?.endsWith(address) && fields[3] === LISTENING)
        sockets.add(`socket:[${fields[9]}]`);
    }
  return sockets;
}

function holds(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((file) => sockets.has(readlinkSync(`${folder}/${file}`)));
  } catch {
    // A process of another user, or one that has ended.
    return false;
  }
}

/**
 * The process that listens on a port: its number and its command line, at most 80 characters.
 * Undefined if that is unknown: outside Linux, or for another user's process.
 */
export function listenerOf(port: number): string | undefined {
  try {
    const sockets = socketsOf(port);
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name, sockets));
    if (pid === undefined) return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return `process ${pid}: ${command.slice(0, 80)}`;
  } catch {
    return undefined;
  }
}
