import type { ActTable, Answer } from '../../../src/domain/acts/described.ts';
import { type Call, type CarriedOut, nameIn, parsed } from './carry-out.ts';
import type { SessionToken } from './guard.ts';
import type { Database } from './store.ts';

/** What changes accounts, files or mails with secrets too, which no transaction can: by name. */
export interface Procedures<Services> {
  readonly described: ActTable;
  /** The procedure of this name, which the table has; undefined if the guard refuses this session. */
  admit(
    name: string,
    token: SessionToken | undefined,
    database: Database,
    now: Date,
  ): Promise<
    ((asked: unknown, services: Services) => Promise<Answer<string, unknown>>) | undefined
  >;
}

/**
 * Carries out a procedure under the guard, and answers with what its description says and no more.
 * `now`: milliseconds since 1970. Throws what is no answer; a part may have been done by then.
 */
export async function carryOutProcedure<Services>(
  { described, admit }: Procedures<Services>,
  database: Database,
  { name, asked, token }: Call,
  services: Services,
  now: number,
): Promise<CarriedOut> {
  const known = nameIn(described, name);
  const ended = (answer: Answer<string, unknown>) => ({ name: known, answer, attempt: 1 });
  if (known === undefined) return ended({ refused: 'invalid' });
  const run = await admit(known, token, database, new Date(now));
  if (!run) return ended({ refused: 'denied' });
  const given = parsed(described, known, asked);
  if (!given) return ended({ refused: 'invalid' });
  const { told, ...answer } = await run(given.asked, services);
  if (told === undefined) return ended(answer);
  return ended({ ...answer, told: described[known]?.told?.(told) });
}
