import type { Attribute, Calculator, ChoiceAttribute } from './calculator';
import { readNumber } from './fields/typed-number';

/**
 * A visitor's answers, by attribute id, as whole numbers: a quantity, 1 or 0 for yes or no, the
 * index of the chosen option. A request stores the same form (`atributos`).
 */
export type Answers = Readonly<Record<string, number>>;

/** The largest quantity that can be typed (product decision "Estimating"). */
export const MAX_QUANTITY = 9_999_999;

/** Nothing owned: every quantity 0, every question no, every choice its first option. */
export function emptyAnswers(calculator: Calculator): Answers {
  return Object.fromEntries(calculator.attributes.map(({ id }) => [id, 0]));
}

/** Brings a quantity into 0 … 9,999,999. */
export function clampQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(0, quantity));
}

/**
 * Why a text does not count as it was typed: it is no number, has a sign or decimals, or is more than
 * the largest quantity.
 */
export type QuantityProblem = 'letters' | 'sign' | 'decimals' | 'too-large';

/** A typed text read as a quantity. */
export interface TypedQuantity {
  /** 0 … 9,999,999; empty reads as 0, and a text that is no whole number as none. */
  readonly quantity?: number;
  /** The text that stays in the field while typing continues. */
  readonly text: string;
  readonly problem?: QuantityProblem;
}

/** Reads a typed or pasted quantity: `1,300` and `1.300` are 1300. Reports what does not count. */
export function readQuantity(typed: string): TypedQuantity {
  const text = typed.replace(/^0+(?=\d)/, '');
  const number = text.replace(/^\s*\p{L}*\p{Sc}/u, '');
  if (number !== text) return { problem: 'letters', ...readQuantity(number), text };
  const { amount = 0, problem } = readNumber(text, 0);
  if (problem === 'minus')
    return { ...readQuantity(text.replace(/[-\p{Pd}−]/gu, '')), text, problem: 'sign' };
  if (problem === 'missing') return { quantity: 0, text };
  if (problem) return { text, problem: problem === 'decimals' ? problem : 'letters' };
  if (amount > MAX_QUANTITY)
    return { quantity: MAX_QUANTITY, text: String(MAX_QUANTITY), problem: 'too-large' };
  return { quantity: amount, text };
}

function optionIndex(attribute: ChoiceAttribute, id: string): number | undefined {
  const index = attribute.options.findIndex((candidate) => candidate.id === id);
  return index === -1 ? undefined : index;
}

function readAnswer(attribute: Attribute, written: string): number | undefined {
  switch (attribute.kind) {
    case 'count':
      return /^\d{1,7}$/.test(written) ? Number(written) : undefined;
    case 'yesNo':
      return written === 'yes' ? 1 : written === 'no' ? 0 : undefined;
    case 'choice':
      return optionIndex(attribute, written);
  }
}

function writeAnswer(attribute: Attribute, answer: number): string {
  switch (attribute.kind) {
    case 'count':
      return String(answer);
    case 'yesNo':
      return answer === 1 ? 'yes' : 'no';
    case 'choice':
      return (attribute.options[answer] ?? attribute.options[0]).id;
  }
}

/** The answers in URL parameters; ignores unknown or malformed ones. */
export function answersFromParams(
  calculator: Calculator,
  params: URLSearchParams,
): Partial<Answers> {
  const answers: Record<string, number> = {};
  for (const attribute of calculator.attributes) {
    const written = params.get(attribute.id);
    const answer = written === null ? undefined : readAnswer(attribute, written);
    if (answer !== undefined) answers[attribute.id] = answer;
  }
  return answers;
}

/** The URL parameters that carry these answers, those above 0 only. Never personal data. */
export function answersToParams(calculator: Calculator, answers: Answers): URLSearchParams {
  const params = new URLSearchParams();
  for (const attribute of calculator.attributes) {
    const answer = answers[attribute.id] ?? 0;
    if (answer > 0) params.set(attribute.id, writeAnswer(attribute, answer));
  }
  return params;
}

/** Whether a stored or shared value is a possible answer to this attribute. */
export function isPossibleAnswer(attribute: Attribute, value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return false;
  if (attribute.kind === 'count') return value <= MAX_QUANTITY;
  return value < (attribute.kind === 'yesNo' ? 2 : attribute.options.length);
}
