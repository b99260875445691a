import { describe, test } from 'vitest';
import type { Attribute, Calculator } from '../../src/domain/calculator';
import type { RateFigures } from '../../src/domain/rates/rates';
import { readCalculators } from '../../tools/rules/read-calculators';
import { answersOf, few, highest, valued } from '../support/rules/rules-answers';
import { accepted, refused } from '../support/rules/rules-outcome';
import { visitor } from '../support/rules/rules-people';
import { placeRates } from '../support/rules/rules-rates';
import { loanRequest, sendRequest, without } from '../support/rules/rules-records';

async function send(changes: object): Promise<void> {
  const ana = visitor();
  await sendRequest(ana, { ...loanRequest(ana), ...changes });
}

/** Rates so low that the highest answers stay below the highest value; version 1 stays valid. */
async function lowRates(calculator: Calculator): Promise<RateFigures & { versionTarifas: number }> {
  const low = ({ id, kind }: Attribute) => [id, kind === 'count' ? 1 : 1000] as const;
  const counted = calculator.attributes.filter(({ kind }) => kind !== 'choice');
  const figures = {
    rates: Object.fromEntries(counted.map(low)),
    options: Object.fromEntries(
      calculator.attributes.flatMap((attribute) =>
        attribute.kind === 'choice' ? [[attribute.id, attribute.options.map(() => 1000)]] : [],
      ),
    ),
    base: 0,
  };
  await placeRates(calculator, { version: 2, previous: 1, ...figures });
  return { ...figures, versionTarifas: 2 };
}

for (const calculator of await readCalculators()) {
  const { id, attributes } = calculator;
  const usual = answersOf(calculator, few);
  const right = valued(calculator, usual);
  const most = answersOf(calculator, highest);

  describe(`users: what a request for ${id} answers`, () => {
    test('accepts a few of everything, and the highest answers', async () => {
      await accepted(send(right));
      await accepted(send(valued(calculator, most, await lowRates(calculator))));
    });

    test('refused: an extra answer', async () => {
      await refused(send({ ...right, atributos: { ...usual, oro: 1 } }));
    });

    test('refused: its answers for a game that does not exist', async () => {
      await refused(send({ ...right, juego: 'otro' }));
    });

    // The rules find a game by comparing names: one sorts right after it, one before all.
    test('refused: its answers for a game whose name sorts beside its own', async () => {
      await refused(send({ ...right, juego: `${id}0` }));
      await refused(send({ ...right, juego: '0' }));
    });

    test('refused: its answers with an unknown version of the rates', async () => {
      await refused(send({ ...right, versionTarifas: 99 }));
      await refused(send({ ...right, versionTarifas: 0 }));
    });

    for (const attribute of attributes) {
      test(`refused: ${attribute.id} missing, below 0, or above its highest answer`, async () => {
        const rates = await lowRates(calculator);
        const answering = (atributos: Record<string, number>) =>
          send(valued(calculator, atributos, rates));
        const { [attribute.id]: _, ...missing } = most;
        await refused(answering(missing));
        await refused(answering({ ...most, [attribute.id]: -1 }));
        await refused(answering({ ...most, [attribute.id]: highest(attribute) + 1 }));
        if (attribute.kind === 'choice') return;
        await accepted(answering({ ...most, [attribute.id]: 0 }));
      });
    }
  });
}

describe('users: what any request answers', () => {
  const answers = { robux: 0, limitedItems: 1, nameLetters: 0, accountYears: 0, ugc: 0 };
  for (const [name, robux, valor] of [
    ['with a fraction', 0.5, 251],
    ['with a fraction that makes whole cents', 0.4, 251],
    ['in words', '10', 263],
    ['that is no value', null, 250],
    ['that is a list', [1], 251],
    ['that is true', true, 251],
  ] as const) {
    test(`refused: an answer ${name}`, async () => {
      await refused(send({ atributos: { ...answers, robux }, valor }));
    });
  }

  test('refused: answers that are a list', async () => {
    await refused(send({ atributos: [0, 1, 0, 0, 0], valor: 250 }));
  });

  test('refused: a game that is a list of games', async () => {
    await refused(send({ juego: ['roblox'] }));
  });

  test('refused: no answers at all', async () => {
    await refused(send(without(loanRequest(visitor()), 'atributos')));
  });
});
