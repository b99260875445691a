import { parseArgs } from 'node:util';
import { type Filling, fill } from '../seed/fill';
import { withAdmin } from '../support/admin';
import { command, Failure } from '../support/failure';

const USAGE = 'npm run seed -- [--requests N] [--requests-days D] [--subscribers N]';

function wholeNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new Failure(`${text} is not a number of records.\n${USAGE}`);
  return Number(text);
}

function readArguments(): Filling {
  const options = {
    requests: { type: 'string', default: '0' },
    'requests-days': { type: 'string', default: '60' },
    subscribers: { type: 'string', default: '0' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    return {
      requests: wholeNumber(values.requests),
      days: Math.max(1, wholeNumber(values['requests-days'])),
      subscribers: wholeNumber(values.subscribers),
    };
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}

let line = '';

/** One line for each kind of document, rewritten as the count grows. */
function tell(kind: string, written: number, total: number | undefined): void {
  if (line !== '' && line !== kind) console.log();
  line = kind;
  process.stdout.write(`\r${kind}: ${written}${total === undefined ? '' : ` of ${total}`}`);
}

await command(async () => {
  const filling = readArguments();
  if (filling.requests + filling.subscribers === 0) throw new Failure(USAGE);
  await withAdmin(undefined, (admin) => fill(admin, filling, tell));
  console.log();
});
