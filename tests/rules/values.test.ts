import fc from 'fast-check';
import { describe, test } from 'vitest';
import { MAX_QUANTITY } from '../../src/domain/answers';
import type { Attribute, Calculator } from '../../src/domain/calculator';
import { roundToCents } from '../../src/domain/money';
import { MAX_REQUEST_VALUE } from '../../src/domain/quote';
import { highestBase, MAX_RATE, type RateFigures, ratesOf } from '../../src/domain/rates/rates';
import { readCalculators } from '../../tools/rules/read-calculators';
import { answersOf, valued } from '../support/rules/rules-answers';
import { accepted, refused } from '../support/rules/rules-outcome';
import { visitor } from '../support/rules/rules-people';
import { alone, placeRates } from '../support/rules/rules-rates';
import { loanRequest, sendRequest } from '../support/rules/rules-records';
import { WORKED_EXAMPLES } from '../support/worked-examples';

/** Random rates, for each game ten sets with twenty accounts each, join in `npm run test:full`. */
const PARTS = process.env.TEST_FULL ? 5 : 0;
const RATE_SETS = 2;
const ACCOUNTS = 20;

interface Valued {
  readonly valor: number;
}

/** The computed value is accepted, and a cent more or less is not. */
async function onlyComputed(request: Valued): Promise<void> {
  const send = (valor: number) => {
    const ana = visitor({}, undefined, 'values');
    return sendRequest(ana, { ...loanRequest(ana), ...request, valor });
  };
  const { valor } = request;
  const isPossible = valor >= 1 && valor <= MAX_REQUEST_VALUE;
  await Promise.all([
    (isPossible ? accepted : refused)(send(valor)),
    refused(send(valor - 1)),
    refused(send(valor + 1)),
  ]);
}

/** Mostly small figures, because a large one makes the value too high for a request. */
const upTo = (max: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: Math.min(max, 3000) }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: Math.min(max, 200_000) }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, max) },
  );

function anyFigures({ attributes, ...calculator }: Calculator): fc.Arbitrary<RateFigures> {
  const rates = attributes.flatMap((attribute) =>
    attribute.kind === 'choice' ? [] : [[attribute.id, upTo(MAX_RATE)] as const],
  );
  const options = attributes.flatMap((attribute) => {
    if (attribute.kind !== 'choice') return [];
    const { length } = attribute.options;
    const list = fc.array(upTo(MAX_RATE), { minLength: length, maxLength: length });
    return [[attribute.id, list] as const];
  });
  return fc.record({
    rates: fc.record(Object.fromEntries(rates)),
    options: fc.record(Object.fromEntries(options)),
    base: upTo(highestBase({ attributes, ...calculator })),
  });
}

function anyAnswer(attribute: Attribute): fc.Arbitrary<number> {
  if (attribute.kind === 'yesNo') return fc.integer({ min: 0, max: 1 });
  if (attribute.kind === 'choice') return fc.nat(attribute.options.length - 1);
  return upTo(MAX_QUANTITY);
}

function anyAnswers({ attributes }: Calculator): fc.Arbitrary<Record<string, number>> {
  return fc.record(Object.fromEntries(attributes.map((one) => [one.id, anyAnswer(one)])));
}

for (const calculator of await readCalculators()) {
  const { id, attributes } = calculator;
  const nothing = answersOf(calculator, () => 0);
  let versions = 1;

  describe(`a forged value: a request for ${id} carries what the rules compute`, () => {
    test('for the worked examples, and nothing a cent beside it', async () => {
      for (const [answers] of WORKED_EXAMPLES[id] ?? []) {
        await onlyComputed(valued(calculator, { ...nothing, ...answers } as typeof nothing));
      }
    });

    test('and for an account of nothing neither a cent nor the base amount', async () => {
      const ana = visitor({}, undefined, 'values');
      const request = { ...loanRequest(ana), ...valued(calculator, nothing) };
      for (const valor of [1, Math.max(1, roundToCents(ratesOf(calculator).base))])
        await refused(sendRequest(ana, { ...request, valor }));
    });

    test(
      'rounded half a cent up, and a thousandth less down',
      alone(calculator, async () => {
        const last = attributes.findLast(({ kind }) => kind === 'count');
        if (!last) throw new Error(`${id} counts nothing`);
        versions += 1;
        const versionTarifas = versions;
        const { rates, options } = ratesOf(calculator);
        const figures = { rates: { ...rates, [last.id]: 1 }, options, base: 0 };
        await placeRates(
          calculator,
          { version: versionTarifas, previous: 1, ...figures },
          'values',
        );
        for (const quantity of [1499, 1500]) {
          const answers = { ...nothing, [last.id]: quantity };
          await onlyComputed(valued(calculator, answers, { ...figures, versionTarifas }));
        }
      }),
    );

    for (let part = 1; part <= PARTS; part += 1)
      test(
        `for any answers at any published rates, part ${part}`,
        alone(calculator, async () => {
          const accounts = fc.array(anyAnswers(calculator), {
            minLength: ACCOUNTS,
            maxLength: ACCOUNTS,
          });
          await fc.assert(
            fc.asyncProperty(anyFigures(calculator), accounts, async (figures, all) => {
              versions += 1;
              const versionTarifas = versions;
              await placeRates(
                calculator,
                { version: versionTarifas, previous: 1, ...figures },
                'values',
              );
              for (const answers of all)
                await onlyComputed(valued(calculator, answers, { ...figures, versionTarifas }));
            }),
            { numRuns: RATE_SETS, endOnFailure: true },
          );
        }),
      );
  });
}
