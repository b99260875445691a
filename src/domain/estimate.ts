import { type Answers, clampQuantity } from './answers';
import type { Attribute, BaseCondition, Calculator } from './calculator';
import { type Cents, type Millicents, roundToCents } from './money';

/**
 * The contribution of one attribute to the value: quantity × rate for a count, its rate otherwise.
 */
export interface ReceiptLine {
  readonly attribute: Attribute;
  readonly answer: number;
  readonly subtotal: Millicents;
  /** Part of the total, 0 to 1; 0 while the total is 0. */
  readonly share: number;
  /** The gain from one more (or yes, or the next option); undefined if there is no more. */
  readonly oneMoreAdds: Millicents | undefined;
}

/** The composition of a value. The lines and the base amount sum exactly to the total. */
export interface Estimate {
  readonly lines: readonly ReceiptLine[];
  /** The fixed amount that was added, 0 if its condition does not hold. */
  readonly base: Millicents;
  readonly baseShare: number;
  readonly total: Millicents;
  /** The total rounded once, half up. */
  readonly value: Cents;
}

/** The value of an answer on its own. */
export function subtotalOf(attribute: Attribute, answer: number): Millicents {
  return attribute.kind === 'choice'
    ? (attribute.options[answer] ?? attribute.options[0]).value
    : answer * attribute.rate;
}

/** Whether an attribute can ever change the value (the Roblox UGC option cannot). */
export function hasEffect(attribute: Attribute): boolean {
  return attribute.kind === 'choice'
    ? attribute.options.some(({ value }) => value > 0)
    : attribute.rate > 0;
}

function counts(when: BaseCondition, id: string): boolean {
  return when === 'anyInputAboveZero' || (when !== 'never' && when.anyOf.includes(id));
}

function baseAmount({ base, attributes }: Calculator, answers: Answers): Millicents {
  const earned = attributes.some(({ id }) => (answers[id] ?? 0) > 0 && counts(base.when, id));
  return earned ? base.amount : 0;
}

function oneMore(attribute: Attribute, answer: number): number | undefined {
  const next = attribute.kind === 'count' ? clampQuantity(answer + 1) : answer + 1;
  if (attribute.kind === 'yesNo' && next > 1) return undefined;
  if (attribute.kind === 'choice' && next >= attribute.options.length) return undefined;
  return next === answer ? undefined : next;
}

/**
 * The value of an account with the receipt that explains it (specification, section 9). Unanswered
 * attributes count as 0.
 */
export function estimate(calculator: Calculator, answers: Answers): Estimate {
  const base = baseAmount(calculator, answers);
  const parts = calculator.attributes.map((attribute) =>
    subtotalOf(attribute, answers[attribute.id] ?? 0),
  );
  const total = parts.reduce((sum, part) => sum + part, base);
  const share = (part: Millicents) => (total === 0 ? 0 : part / total);
  const lines = calculator.attributes.map((attribute, place): ReceiptLine => {
    const answer = answers[attribute.id] ?? 0;
    const part = parts[place] ?? 0;
    const next = oneMore(attribute, answer);
    const newBase =
      base === 0 && counts(calculator.base.when, attribute.id) ? calculator.base.amount : 0;
    return {
      attribute,
      answer,
      subtotal: part,
      share: share(part),
      oneMoreAdds: next === undefined ? undefined : subtotalOf(attribute, next) - part + newBase,
    };
  });
  return { lines, base, baseShare: share(base), total, value: roundToCents(total) };
}
