import type { Answers } from '../../../../../domain/answers';
import type { Attribute, Calculator } from '../../../../../domain/calculator';
import { estimate } from '../../../../../domain/estimate';
import type { Language } from '../../../../../domain/language';
import { formatNumber } from '../../../../../i18n/format';

/** A receipt has room for so many. */
const MOST = 4;

function fact(attribute: Attribute, answer: number, language: Language): string {
  const label = attribute.label[language];
  switch (attribute.kind) {
    case 'count':
      return `${label}\u00a0${formatNumber(answer)}`;
    case 'yesNo':
      return label;
    case 'choice':
      return `${label} ${(attribute.options[answer] ?? attribute.options[0]).label[language]}`;
  }
}

/**
 * The content of an account, in words and in the calculator's order: the four answers that are
 * worth most, and how many others there are.
 */
export function accountFacts(
  calculator: Calculator,
  answers: Answers,
  language: Language,
): { readonly facts: readonly string[]; readonly more: number } {
  const given = estimate(calculator, answers).lines.filter(({ answer }) => answer > 0);
  const largest = new Set(given.toSorted((a, b) => b.subtotal - a.subtotal).slice(0, MOST));
  const facts = given
    .filter((line) => largest.has(line))
    .map(({ attribute, answer }) => fact(attribute, answer, language));
  return { facts, more: given.length - facts.length };
}
