import { describe, test } from 'vitest';
import { ratesOf } from '../../../src/domain/rates/rates';
import roblox from '../../../src/games/roblox';
import { valued } from '../../support/rules/rules-answers';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { visitor } from '../../support/rules/rules-people';
import { alone, forgetRates, placeRates, ratesDocument } from '../../support/rules/rules-rates';
import {
  loanRequest,
  place as placeDocument,
  sendRequest,
} from '../../support/rules/rules-records';

const answers = { robux: 1000, limitedItems: 0, nameLetters: 0, accountYears: 0, ugc: 0 };

/** Each version has a different robux rate: this many cents. */
const figures = (version: number) => ({
  rates: { ...ratesOf(roblox).rates, ...(version > 1 && { robux: version * 1000 }) },
});

const place = (version: number, hours = 0) =>
  placeRates(roblox, { version, hours, ...figures(version) }, 'rates');

/** A version that is there without being in force. */
const placeVersion = (version: number) =>
  placeDocument(
    `tarifas/roblox/versiones/${version}`,
    ratesDocument(roblox, { version, ...figures(version) }),
    'rates',
  );

function send(versionTarifas: number, value = versionTarifas): Promise<void> {
  const ana = visitor({}, undefined, 'rates');
  const { valor } = valued(roblox, answers, figures(value));
  const changes = { juego: roblox.id, atributos: answers, versionTarifas, valor };
  return sendRequest(ana, { ...loanRequest(ana), ...changes });
}

describe('an unknown rates version: the versions that a request may name', () => {
  test(
    'is version 1 where nothing was published',
    alone(roblox, async () => {
      await forgetRates(roblox, 'rates');
      for (const version of [0, 2]) await placeVersion(version);
      await accepted(send(1));
      await refused(send(2));
      await refused(send(0, 1));
    }),
  );

  test(
    'is the version in force, and the one before it for 24 hours',
    alone(roblox, async () => {
      for (const version of [2, 4, 3]) await place(version);
      await accepted(send(3));
      await accepted(send(2));
      await refused(send(1));
      await refused(send(4));
      await place(3, 23.9);
      await accepted(send(2));
      await place(3, 24.1);
      await accepted(send(3));
      await refused(send(2));
    }),
  );

  test(
    'is version 1 for 24 hours after version 2 replaced it',
    alone(roblox, async () => {
      await place(2, 23.9);
      await accepted(send(1));
      await place(2, 24.1);
      await refused(send(1));
    }),
  );

  test(
    'rounds half a cent up, and a thousandth less down',
    alone(roblox, async () => {
      const rates = { ...ratesOf(roblox).rates, robux: 1 };
      await placeRates(roblox, { version: 2, rates }, 'rates');
      for (const [robux, valor] of [
        [1499, 1],
        [1500, 2],
        [2499, 2],
      ] as const) {
        const worth = { atributos: { ...answers, robux }, versionTarifas: 2 };
        for (const [sent, outcome] of [
          [valor - 1, refused],
          [valor, accepted],
          [valor + 1, refused],
        ] as const) {
          const ana = visitor({}, undefined, 'rates');
          const record = { ...loanRequest(ana), ...worth, valor: sent };
          await outcome(sendRequest(ana, record));
        }
      }
    }),
  );

  test(
    'goes with the value of its own rates',
    alone(roblox, async () => {
      for (const version of [2, 3]) await place(version);
      await refused(send(3, 2));
      await refused(send(2, 3));
    }),
  );
});
