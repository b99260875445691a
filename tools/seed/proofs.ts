import type { Answers } from '../../src/domain/answers';
import type { Calculator, Ownership } from '../../src/domain/calculator';
import { estimate } from '../../src/domain/estimate';
import type { Fact, RequestProof } from '../../src/domain/proof';
import { provenPercent } from '../../src/domain/proven-percent';
import { DAY_MS } from '../../src/domain/time';
import { below, type Random } from './random';

/** The fraction of requests with a proof, among those whose game has a source. */
const PROVEN = 0.4;

/** What the publisher of each kind of source tells; see functions/src/sources. */
const TELLS: Readonly<Record<Ownership, Readonly<Record<string, Fact['kind']>>>> = {
  token: { townHallLevel: 'exact', playerLevel: 'exact' },
  code: { accountYears: 'exact', nameLetters: 'exact', limitedItems: 'atLeast' },
  oauth: { level60Characters: 'atLeast', gold: 'atLeast', maxProfessions: 'atLeast' },
};

/** The proof of a request received at this time, in milliseconds; one line in six says less. */
export function randomProof(
  random: Random,
  calculator: Calculator,
  answers: Answers,
  received: number,
): { readonly proven?: RequestProof } {
  const { ownership } = calculator;
  if (ownership === undefined || random() >= PROVEN) return {};
  const told = Object.entries(TELLS[ownership]).map(([id, kind]) => {
    const answer = answers[id] ?? 0;
    const value = below(random, 6) === 0 ? Math.floor(answer / 2) : answer;
    return [id, { kind, value }] as const;
  });
  const lines = Object.fromEntries(told);
  const provenAt = new Date(received - below(random, 600_000));
  const account = `#${below(random, 1e8)}`;
  const percent = provenPercent(estimate(calculator, answers), lines);
  const expiresAt = new Date(provenAt.getTime() + 30 * DAY_MS);
  const name = `Jugador${account.slice(1, 5)}`;
  return { proven: { number: 1, account, name, provenAt, lines, percent, expiresAt } };
}
