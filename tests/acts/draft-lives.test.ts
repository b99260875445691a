import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seenOfDraft } from '../../src/domain/acts/drafts';
import { type RatesDraft, ratesOf } from '../../src/domain/rates/rates';
import roblox from '../../src/games/roblox';
import { readDraft, readRatesVersion } from '../../src/records/rates-draft';
import type { Documents } from '../support/acts/map-database';
import { MEMBERS, say, stage } from '../support/acts/stage';

const game = roblox.id;
const PATH = `borradores/${game}`;

const step = fc.record({
  kind: fc.constantFrom('save', 'save', 'save', 'return', 'discard', 'publish', 'publish'),
  by: fc.constantFrom(...Object.keys(MEMBERS)),
  /** Whether the screen is one from before the last step. */
  isStale: fc.boolean(),
  robux: fc.integer({ min: 1_250, max: 1_252 }),
  nameLetters: fc.integer({ min: 50_000, max: 50_001 }),
  es: fc.constantFrom('', 'Sube', 'Baja'),
  previousWrong: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Values = Readonly<Record<string, number | string | boolean>>;

const inForceIn = (documents: Documents) => {
  const stored = documents.get(`tarifas/${game}`);
  return stored ? readRatesVersion(roblox, stored) : ratesOf(roblox);
};
const draftIn = (documents: Documents): RatesDraft | undefined => {
  const stored = documents.get(PATH);
  return stored && readDraft(roblox, stored);
};
const screenOf = (documents: Documents) => ({
  draft: draftIn(documents),
  version: inForceIn(documents).version,
});

const valuesOf = (from: {
  rates: Readonly<Record<string, number>>;
  reason?: { es: string };
  previousWrong?: boolean;
}) => ({
  anteriorErronea: from.previousWrong ?? false,
  robux: from.rates.robux ?? 0,
  nameLetters: from.rates.nameLetters ?? 0,
  es: from.reason?.es ?? '',
});

/** The act of a step, as a screen says it that shows this. */
function asked(
  { kind, robux, nameLetters, es, previousWrong }: Step,
  screen: ReturnType<typeof screenOf>,
  id: string,
) {
  const { draft, version } = screen;
  const seen = draft ? seenOfDraft(draft) : { draft: id, revision: 0 };
  const { rates, options, base } = ratesOf(roblox);
  if (kind === 'save')
    return {
      game,
      seen: { ...seen, version },
      figures: { rates: { ...rates, robux, nameLetters }, options, base },
      reason: { es, en: 'Why' },
      previousWrong,
    };
  if (kind === 'return') return { game, seen, words: 'No.' };
  return { game, seen: kind === 'publish' ? { ...seen, version } : seen };
}

const ACTS = {
  save: 'saveRatesDraft',
  return: 'returnRatesDraft',
  discard: 'discardRatesDraft',
  publish: 'publishRates',
} as const;

test('in random lives of drafts nobody publishes or returns what they wrote a part of', async () => {
  let published = 0;
  const life = async (steps: readonly Step[]) => {
    const documents = stage();
    /** Who changed each value of the draft last, told anew from what was said. */
    let writers = new Map<string, string>();
    let before = screenOf(documents);
    for (const [place, one] of steps.entries()) {
      const now = screenOf(documents);
      const inForce = inForceIn(documents);
      const answer = await say(
        documents,
        ACTS[one.kind],
        asked(one, one.isStale ? before : now, `d${place}`),
        one.by,
      );
      before = now;
      if ('refused' in answer) {
        expect(screenOf(documents)).toEqual(now);
        continue;
      }
      if (one.kind === 'save') {
        const old: Values = now.draft ? valuesOf(now.draft) : { ...valuesOf(inForce), es: '' };
        const { robux, nameLetters, es, previousWrong: anteriorErronea } = one;
        const next: Values = { robux, nameLetters, es, anteriorErronea };
        const none: Values = { ...valuesOf(inForce), es: '' };
        if (!now.draft) writers = new Map([['en', one.by]]);
        for (const name of Object.keys(next)) {
          if (next[name] !== old[name]) writers.set(name, one.by);
          if (next[name] === none[name]) writers.delete(name);
        }
        const { figures, reason } = draftIn(documents)?.authors ?? { figures: {}, reason: {} };
        expect({ ...figures, ...reason }).toEqual(Object.fromEntries(writers));
      }
      if (one.kind === 'return' || one.kind === 'publish')
        expect([...writers.values()]).not.toContain(one.by);
      if (one.kind === 'publish' && inForceIn(documents).version > inForce.version) published += 1;
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), life), {
    numRuns: 500,
  });
  expect(published).toBeGreaterThan(50);
});
