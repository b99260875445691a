import { join } from 'node:path';

/** A `demo-` project: the emulators never contact a real one. */
export const PROJECT = 'demo-levelup';

/** The checkout's folder, with a slash at its end. */
export const ROOT = join(import.meta.dirname, '../../');

/** Everything that running locally leaves behind; ignored by git, removed by `npm run reset`. */
export const STATE = `${ROOT}.emulators/`;

/** Where `npm start` keeps its data between runs. */
export const DATA = `${STATE}data`;

/** Where the mail function puts mails while no SMTP server is configured. */
export const OUTBOX = `${STATE}outbox`;

/** Fixed ports on 127.0.0.1; the app, the tests and firebase.json know the same ones. */
export const PORTS = {
  hosting: 5000,
  functions: 5001,
  outbox: 5002,
  vite: 5173,
  firestore: 8080,
  auth: 9099,
} as const;

/** The local staff account; it exists on the emulators only. */
export const LOCAL_STAFF = {
  email: 'personal@levelup.example',
  password: 'LevelUp-local-2026',
} as const;
