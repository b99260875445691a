import { createServer } from 'node:net';
import { Failure } from './failure';
import { PORTS } from './local-project';

/** Whether nobody listens on a port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });
}

/** Fails with one line that names every port of the list that is taken. */
export async function requirePorts(names: readonly (keyof typeof PORTS)[]): Promise<void> {
  const taken: string[] = [];
  for (const name of names) {
    if (!(await isFree(PORTS[name]))) taken.push(`${PORTS[name]} (${name})`);
  }
  if (taken.length > 0)
    throw new Failure(`Ports in use: ${taken.join(', ')}. Stop the program that holds them.`);
}
