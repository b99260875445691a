import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, MAX_QUANTITY } from '../../src/domain/answers';
import type { Attribute, Calculator } from '../../src/domain/calculator';
import { estimate } from '../../src/domain/estimate';
import { centsToMillicents, roundToCents } from '../../src/domain/money';
import { calculators } from '../../src/games';

const answerTo = (attribute: Attribute) => {
  if (attribute.kind === 'count') return fc.oneof(fc.nat(50), fc.nat(MAX_QUANTITY));
  return fc.nat(attribute.kind === 'yesNo' ? 1 : attribute.options.length - 1);
};

/** Any calculator with any possible answers. */
const account: fc.Arbitrary<{ calculator: Calculator; answers: Answers }> = fc
  .constantFrom(...calculators)
  .chain((calculator) =>
    fc
      .record(Object.fromEntries(calculator.attributes.map((a) => [a.id, answerTo(a)])))
      .map((answers) => ({ calculator, answers })),
  );

describe('the value of any account', () => {
  it('is a whole, exact number of cents and never negative', () => {
    fc.assert(
      fc.property(account, ({ calculator, answers }) => {
        const { value, total } = estimate(calculator, answers);
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is the sum of the receipt, rounded once, half up', () => {
    fc.assert(
      fc.property(account, ({ calculator, answers }) => {
        const { lines, base, total, value } = estimate(calculator, answers);
        expect(lines.reduce((sum, line) => sum + line.subtotal, base)).toBe(total);
        expect(value).toBe(roundToCents(total));
        expect(Math.abs(centsToMillicents(value) - total)).toBeLessThanOrEqual(500);
      }),
    );
  });

  it('does not depend on the order in which things were noted down', () => {
    fc.assert(
      fc.property(account, ({ calculator, answers }) => {
        const backwards = Object.fromEntries(Object.entries(answers).reverse());
        const reversed = { ...calculator, attributes: calculator.attributes.toReversed() };
        expect(estimate(reversed, backwards).total).toBe(estimate(calculator, answers).total);
      }),
    );
  });

  it('grows by what the receipt says one more adds, and never falls', () => {
    fc.assert(
      fc.property(account, ({ calculator, answers }) => {
        const { lines, total } = estimate(calculator, answers);
        for (const { attribute, answer, oneMoreAdds } of lines) {
          if (oneMoreAdds === undefined) continue;
          const more = estimate(calculator, { ...answers, [attribute.id]: answer + 1 });
          expect(more.total - total).toBe(oneMoreAdds);
          expect(oneMoreAdds).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is shared out completely', () => {
    fc.assert(
      fc.property(account, ({ calculator, answers }) => {
        const { lines, baseShare, total } = estimate(calculator, answers);
        const shares = lines.reduce((sum, { share }) => sum + share, baseShare);
        expect(shares).toBeCloseTo(total === 0 ? 0 : 1, 9);
      }),
    );
  });

  it('counts a missing answer as 0', () => {
    for (const calculator of calculators) expect(estimate(calculator, {}).value).toBe(0);
  });
});

describe('one more of something', () => {
  it('does not exist at the largest quantity, after yes and after the last option', () => {
    for (const calculator of calculators) {
      const most = Object.fromEntries(
        calculator.attributes.map((a): [string, number] => {
          if (a.kind === 'count') return [a.id, MAX_QUANTITY];
          return [a.id, a.kind === 'yesNo' ? 1 : a.options.length - 1];
        }),
      );
      for (const line of estimate(calculator, most).lines) {
        expect(line.oneMoreAdds, `${calculator.id} ${line.attribute.id}`).toBeUndefined();
      }
    }
  });
});
