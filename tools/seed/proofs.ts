import type { Answers } from '../../src/domain/answers';
import type { Calculator, Ownership } from '../../src/domain/calculator';
import type { ProvenLines } from '../../src/domain/proof';
import { below, type Random } from './random';

/** The fraction of requests with proven lines, among those whose game has a source. */
const PROVEN = 0.4;

/** The lines that the publisher of each kind of source proves; see functions/src/sources. */
const LINES: Readonly<Record<Ownership, ProvenLines['lines']>> = {
  token: ['townHallLevel', 'playerLevel'],
  code: ['accountYears', 'nameLetters', 'limitedItems'],
  oauth: ['gold'],
};

/** The proven lines of a request received at this time, in milliseconds; empty if there are none. */
export function randomProof(
  random: Random,
  { ownership }: Calculator,
  answers: Answers,
  received: number,
): { readonly proven?: ProvenLines } {
  if (ownership === undefined || random() >= PROVEN) return {};
  const lines = LINES[ownership].filter((id) => (answers[id] ?? 0) > 0);
  if (lines.length === 0) return {};
  const provenAt = new Date(received - below(random, 600_000));
  const account = `#${below(random, 1e8)}`;
  return { proven: { account, provenAt, lines } };
}
