import { MAX_QUANTITY } from '../../src/domain/answers';
import type { Attribute, Calculator } from '../../src/domain/calculator';

/** The highest possible answer to an attribute. */
export function highest(attribute: Attribute): number {
  if (attribute.kind === 'choice') return attribute.options.length - 1;
  return attribute.kind === 'yesNo' ? 1 : MAX_QUANTITY;
}

/** The same kind of answer to every attribute of a calculator. */
export function answersOf(
  { attributes }: Calculator,
  answer: (attribute: Attribute) => number,
): Record<string, number> {
  return Object.fromEntries(attributes.map((attribute) => [attribute.id, answer(attribute)]));
}
