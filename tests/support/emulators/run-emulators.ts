import { startEmulators } from '../../../tools/emulators/emulators';
import { unexpectedEnd } from '../../../tools/emulators/unexpected-end';
import { command } from '../../../tools/support/failure';

/** Runs the emulators as `npm start` does: `DATA OUTBOX`. Prints "ready" and runs until it is stopped. */
const [data = '', outbox = ''] = process.argv.slice(2);
await command(async () => {
  const { ended } = await startEmulators({ only: ['auth', 'firestore'], data, outbox });
  console.log('ready');
  throw unexpectedEnd(await ended);
});
