import { startEmulators } from '../../tools/support/emulators';

/** A run of its own, as `npm start` is one: `DATA OUTBOX`. Says "ready" and goes on until ended. */
const [data = '', outbox = ''] = process.argv.slice(2);
await startEmulators({ only: ['auth', 'firestore'], data, outbox });
console.log('ready');
