import { join } from 'node:path';
import { bank } from '../../src/bank/bank';

/** A `demo-` project: the emulators never contact a real one. */
export const PROJECT = 'demo-levelup';

/** The checkout's folder, with a slash at its end. */
export const ROOT = join(import.meta.dirname, '../../');

/** Whether this is a test run, which must not disturb `npm start` in the same checkout. */
const isTest = process.env.LOCAL_RUN === 'test';

/** The data of local runs; ignored by git and removed by `npm run reset`. */
export const STATE = isTest ? `${ROOT}.tests/` : `${ROOT}.emulators/`;

/** The folder of the built site. */
export const DIST = isTest ? `${STATE}site` : `${ROOT}dist`;

/** The folder in which `npm start` keeps its data between runs. */
export const DATA = `${STATE}data`;

/** The folder in which the mail function stores mails when no SMTP server is configured. */
export const OUTBOX = `${STATE}outbox`;

const offset = Number(process.env.VITE_PORT_OFFSET ?? 0);

/**
 * Ports on 127.0.0.1. `VITE_PORT_OFFSET` moves all of them, so that two checkouts can run side by
 * side; the built site reads the same setting (`src/config/env.ts`).
 */
export const PORTS = {
  hub: 4400 + offset,
  logging: 4500 + offset,
  hosting: 5000 + offset,
  functions: 5001 + offset,
  outbox: 5002 + offset,
  hostingEmulator: 5003 + offset,
  replay: 5004 + offset,
  core: 5005 + offset,
  vite: 5173 + offset,
  firestore: 8080 + offset,
  auth: 9099 + offset,
  firestoreWebsocket: 9150 + offset,
  eventarc: 9299 + offset,
  tasks: 9499 + offset,
} as const;

/** The emulators' part of firebase.json on these ports. */
export const EMULATOR_PORTS = {
  hub: { host: '127.0.0.1', port: PORTS.hub },
  logging: { host: '127.0.0.1', port: PORTS.logging },
  auth: { host: '127.0.0.1', port: PORTS.auth },
  firestore: {
    host: '127.0.0.1',
    port: PORTS.firestore,
    websocketPort: PORTS.firestoreWebsocket,
  },
  // The site's own port belongs to the proxy in front of it (hosting-front.ts).
  hosting: { host: '127.0.0.1', port: PORTS.hostingEmulator },
  functions: { host: '127.0.0.1', port: PORTS.functions },
  eventarc: { host: '127.0.0.1', port: PORTS.eventarc },
  tasks: { host: '127.0.0.1', port: PORTS.tasks },
} as const;

/** The local staff account that has every role; it exists on the emulators only. */
export const LOCAL_STAFF = {
  email: 'personal@levelup.example',
  password: 'LevelUp-local-2026',
} as const;

/** The local accounts by role; `personal` has every role. */
export const LOCAL_STAFF_NAMES = {
  personal: 'Laura Peralta',
  lectura: 'Bienvenido Mota',
  analista: 'Marisol Duarte',
  revisor: 'Rafael Núñez',
  admin: 'Carmen Objío',
} as const;

/** The address of the local account that has only this role, with the same password. */
export const localStaffEmail = (role: string) => `${role}@levelup.example`;

const functionUrl = (name: string) =>
  `http://127.0.0.1:${PORTS.functions}/${PROJECT}/${bank.region}/${name}`;

/** The emulator's address of the function that the core system calls. */
export const CORE_FUNCTION = functionUrl('receiveCoreStatus');

/** The emulator's address of the function that carries out visitors' acts. */
export const VISITOR_FUNCTION = functionUrl('visitorAct');

/** The emulator's address of the function that carries out what staff do. */
export const STAFF_FUNCTION = functionUrl('staffAct');
