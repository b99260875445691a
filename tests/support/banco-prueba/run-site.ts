import { startEmulators } from '../../../tools/emulators/emulators';
import { seedWhenEmpty } from '../../../tools/emulators/first-data';
import { unexpectedEnd } from '../../../tools/emulators/unexpected-end';
import { withAdmin } from '../../../tools/support/admin';
import { command } from '../../../tools/support/failure';

/** Serves the built site of a copy on emulators: `OUTBOX`. Prints "ready" and runs until it is stopped. */
const [outbox = ''] = process.argv.slice(2);
await command(async () => {
  const { ended } = await startEmulators({
    only: ['auth', 'firestore', 'functions', 'hosting'],
    outbox,
  });
  await withAdmin(undefined, seedWhenEmpty);
  console.log('ready');
  throw unexpectedEnd(await ended);
});
