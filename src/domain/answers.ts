import type { Attribute, Calculator, ChoiceAttribute } from './calculator';

/**
 * What a visitor answered, by attribute id, as whole numbers: a quantity, 1 or 0 for yes or no,
 * the place of the chosen option from 0. The same shape is stored with a request (`atributos`).
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

/** The digits of what was typed as a quantity; anything else is dropped. Empty reads as 0. */
export function parseQuantity(typed: string): number {
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > 7 ? MAX_QUANTITY : Number(digits);
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

/** The answers that URL parameters carry; unknown or malformed ones are ignored. */
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
