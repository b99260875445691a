import { MAX_QUANTITY } from '../../../src/domain/answers';
import type { Attribute, Calculator } from '../../../src/domain/calculator';
import { estimate } from '../../../src/domain/estimate';
import { type RateFigures, ratesOf, withFigures } from '../../../src/domain/rates/rates';

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

/** A few of everything: an account that any calculator finds worth something. */
export function few({ kind }: Attribute): number {
  return kind === 'count' ? 3 : 1;
}

/** The part of a request about the account's value, at these rates or the usual ones. */
export function valued(
  calculator: Calculator,
  atributos: Record<string, number>,
  { versionTarifas = 1, ...figures }: Partial<RateFigures> & { versionTarifas?: number } = {},
) {
  const own = withFigures(calculator, { ...ratesOf(calculator), ...figures });
  return { juego: calculator.id, atributos, versionTarifas, valor: estimate(own, atributos).value };
}
