/**
 * The settings that make `npm test` independent of `npm start`: its own ports, build and state.
 * local-project.ts reads them, so import this file before any other.
 */
const PORTS_AFTER_START = 300;

process.env.LOCAL_RUN = 'test';
process.env.VITE_PORT_OFFSET = String(
  Number(process.env.VITE_PORT_OFFSET ?? 0) + PORTS_AFTER_START,
);
// Registers the service worker at once, so that no test waits for it.
process.env.VITE_KEEP_FOR_LATER_MS = '0';

export {};
