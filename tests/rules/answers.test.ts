import { beforeAll, describe, test } from 'vitest';
import { readCalculators } from '../../tools/rules/read-calculators';
import { answersOf, highest } from '../support/rules-answers';
import { enforceCommittedRules } from '../support/rules-emulator';
import { accepted, refused } from '../support/rules-outcome';
import { visitor } from '../support/rules-people';
import { loanRequest, sendRequest, without } from '../support/rules-records';

beforeAll(enforceCommittedRules);

async function send(juego: unknown, atributos: unknown, others = {}): Promise<void> {
  const ana = visitor();
  await sendRequest(ana, { ...loanRequest(ana), juego, atributos, ...others });
}

for (const calculator of await readCalculators()) {
  const { id, attributes, ratesVersion } = calculator;
  const most = answersOf(calculator, highest);

  describe(`users: what a request for ${id} answers`, () => {
    test('accepts no answers and the highest answers', async () => {
      await accepted(
        send(
          id,
          answersOf(calculator, () => 0),
        ),
      );
      await accepted(send(id, most));
    });

    test('refused: an extra answer', async () => {
      await refused(send(id, { ...most, oro: 1 }));
    });

    test('refused: its answers for a game that does not exist', async () => {
      await refused(send('otro', most));
    });

    // The rules find a game by comparing names: one sorts right after it, one before all.
    test('refused: its answers for a game whose name sorts beside its own', async () => {
      await refused(send(`${id}0`, most));
      await refused(send('0', most));
    });

    test('refused: its answers with an unknown version of the rates', async () => {
      await refused(send(id, most, { versionTarifas: ratesVersion + 1 }));
      await refused(send(id, most, { versionTarifas: ratesVersion - 1 }));
    });

    for (const attribute of attributes) {
      test(`refused: ${attribute.id} missing, or above its highest answer`, async () => {
        await refused(send(id, without(most, attribute.id)));
        await refused(send(id, { ...most, [attribute.id]: highest(attribute) + 1 }));
      });
    }
  });
}

describe('users: what any request answers', () => {
  const answers = { robux: 0, limitedItems: 0, nameLetters: 0, accountYears: 0, ugc: 0 };
  for (const [name, robux] of Object.entries({
    'below 0': -1,
    'with a fraction': 0.5,
    'in words': '10',
    'that is no value': null,
    'that is a list': [1],
  })) {
    test(`refused: an answer ${name}`, async () => {
      await refused(send('roblox', { ...answers, robux }));
    });
  }

  test('refused: answers that are a list', async () => {
    await refused(send('roblox', [0, 0, 0, 0, 0]));
  });

  test('refused: a game that is a list of games', async () => {
    await refused(send(['roblox'], answers));
  });
});
