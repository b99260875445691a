import { describe, expect, test } from 'vitest';
import { readCalculators } from '../../tools/rules/read-calculators';
import { ALLOWED, BATCHES, REQUEST, totalOf } from '../../tools/rules/shares';
import { answersOf, few, valued } from '../support/rules/rules-answers';
import { accepted, refused } from '../support/rules/rules-outcome';
import { placeRates } from '../support/rules/rules-rates';
import { loanRequest, requestMail, sendRequest } from '../support/rules/rules-records';
import { enforceShares, someVisitor } from '../support/rules/rules-shares';

describe('a batch leaves 150 of the allowed expressions unused', () => {
  test('the shares of a batch are at most 850 together', () => {
    for (const [batch, shares] of Object.entries(BATCHES))
      expect(totalOf(shares), batch).toBeLessThanOrEqual(ALLOWED);
  });

  test('a request for any of the games', async () => {
    await enforceShares(REQUEST);
    for (const calculator of await readCalculators()) {
      // The version before the one in force costs the most: either the built-in or a published one.
      for (const versionTarifas of [1, 2]) {
        for (const version of [versionTarifas, versionTarifas + 1])
          await placeRates(calculator, { version }, 'shares');
        const ana = someVisitor();
        const answers = valued(calculator, answersOf(calculator, few), { versionTarifas });
        const phone = { telefono: '+18095550142' };
        const record = { ...loanRequest(ana), ...answers, ...phone, idioma: 'en' };
        await accepted(sendRequest(ana, record, requestMail(record)));
      }
    }
  });

  test('a rule without a share is detected', async () => {
    await enforceShares({ 'users create': 0 });
    const outcome = refused(sendRequest(someVisitor()));
    await expect(outcome).rejects.toThrow('too many expressions');
  });
});
