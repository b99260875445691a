import { type Answers, emptyAnswers, isPossibleAnswer } from '../../domain/answers';
import type { Calculator } from '../../domain/calculator';
import type { Inputs } from './calculation';
import { isCosmetic } from './cosmetics/catalogue/cosmetic';

const key = (calculator: Calculator) => `levelup.calculator.${calculator.id}`;

/** Saves a visitor's inputs until the browser tab is closed. They hold no personal data. */
export function saveInputs(calculator: Calculator, { answers, picked }: Inputs): void {
  try {
    sessionStorage.setItem(key(calculator), JSON.stringify({ answers, picked }));
  } catch {
    // Blocked or full storage: the inputs last as long as the page.
  }
}

/** The saved inputs, each part checked; undefined if there are none to use. */
export function loadInputs(calculator: Calculator): Inputs | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key(calculator)) ?? 'null');
    return typeof saved === 'object' && saved !== null ? readInputs(calculator, saved) : undefined;
  } catch {
    return undefined;
  }
}

function readInputs(
  calculator: Calculator,
  saved: { answers?: unknown; picked?: unknown },
): Inputs {
  const written = new Map<string, unknown>(Object.entries(saved.answers ?? {}));
  const answers: Record<string, number> = {};
  for (const attribute of calculator.attributes) {
    const value = written.get(attribute.id);
    if (isPossibleAnswer(attribute, value)) answers[attribute.id] = value;
  }
  return {
    answers: withEmpty(calculator, answers),
    picked:
      calculator.cosmetics && Array.isArray(saved.picked) ? saved.picked.filter(isCosmetic) : [],
  };
}

/** These answers, and 0 for the attributes that they leave out. */
export function withEmpty(calculator: Calculator, some: Partial<Answers>): Answers {
  return { ...emptyAnswers(calculator), ...some } as Answers;
}
