/**
 * The settings that make `npm test` independent of `npm start`: its own ports, build and state.
 * local-project.ts reads them, so import this file before any other.
 */
import { TEST_PORTS } from '../support/test-ports';

process.env.LOCAL_RUN = 'test';
process.env.VITE_PORT_OFFSET = String(Number(process.env.VITE_PORT_OFFSET ?? 0) + TEST_PORTS);
// Registers the service worker at once, so that no test waits for it.
process.env.VITE_KEEP_FOR_LATER_MS = '0';
