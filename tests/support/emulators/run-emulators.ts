import { startEmulators } from '../../../tools/emulators/emulators';

/** Runs the emulators as `npm start` does: `DATA OUTBOX`. Prints "ready" and runs until it is stopped. */
const [data = '', outbox = ''] = process.argv.slice(2);
await startEmulators({ only: ['auth', 'firestore'], data, outbox });
console.log('ready');
