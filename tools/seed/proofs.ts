import { Timestamp } from 'firebase-admin/firestore';
import type { Answers } from '../../src/domain/answers';
import type { Calculator } from '../../src/domain/calculator';
import { below, type Random } from './random';

/** The fraction of requests with proven lines, among those whose game has a source. */
const PROVEN = 0.4;

/** The facts of the publisher of each kind of source, as stored; see functions/src/sources. */
const LINES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  token: { townHallLevel: 'exacto', playerLevel: 'exacto' },
  code: { accountYears: 'exacto', nameLetters: 'exacto', limitedItems: 'alMenos' },
  oauth: { gold: 'alMenos' },
};

/** `prueba` of a request received at this time, in milliseconds; empty if nothing is proven. */
export function randomProof(
  random: Random,
  { ownership }: Calculator,
  answers: Answers,
  received: number,
) {
  if (ownership === undefined || random() >= PROVEN) return {};
  const lines = Object.entries(LINES[ownership] ?? {}).filter(([id]) => (answers[id] ?? 0) > 0);
  if (lines.length === 0) return {};
  const fecha = Timestamp.fromMillis(received - below(random, 600_000));
  return { prueba: { cuenta: `#${below(random, 1e8)}`, fecha, lineas: Object.fromEntries(lines) } };
}
