import type { Answers } from '../../src/domain/answers';
import type { Attribute, Calculator } from '../../src/domain/calculator';
import { type Quote, quote, quoteObstacle } from '../../src/domain/quote';
import { below, type Random } from './random';

const MANY = 120;

/** Small quantities are the most common. */
function randomAnswer(random: Random, attribute: Attribute): number {
  if (attribute.kind === 'yesNo') return below(random, 2);
  if (attribute.kind === 'choice') return below(random, attribute.options.length);
  const most = Math.min(attribute.usualMax ?? MANY, MANY);
  return Math.floor(random() ** 4 * (most + 1)) * attribute.step;
}

/** A quote that a visitor could send: possible answers and their value. */
export function randomQuote(random: Random, calculator: Calculator): Quote {
  for (;;) {
    const answers: Answers = Object.fromEntries(
      calculator.attributes.map((attribute) => [attribute.id, randomAnswer(random, attribute)]),
    );
    const made = quote(calculator, answers);
    if (quoteObstacle(made.value) === undefined) return made;
  }
}
