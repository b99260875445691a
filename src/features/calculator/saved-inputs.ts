import { type Answers, emptyAnswers, isPossibleAnswer } from '../../domain/answers';
import type { Calculator } from '../../domain/calculator';
import type { Inputs } from './calculation';
import { isCosmetic } from './cosmetics/cosmetic';

const key = (calculator: Calculator) => `levelup.calculator.${calculator.id}`;

/** Keeps what was noted down for as long as the tab lives. Never personal data. */
export function keepInputs(calculator: Calculator, { answers, picked }: Inputs): void {
  try {
    sessionStorage.setItem(key(calculator), JSON.stringify({ answers, picked }));
  } catch {
    // Blocked or full storage: the inputs last as long as the page.
  }
}

/** What was kept, each part checked; undefined where nothing usable was. */
export function keptInputs(calculator: Calculator): Inputs | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(calculator)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? readInputs(calculator, kept) : undefined;
  } catch {
    return undefined;
  }
}

function readInputs(calculator: Calculator, kept: { answers?: unknown; picked?: unknown }): Inputs {
  const written = new Map<string, unknown>(Object.entries(kept.answers ?? {}));
  const answers: Record<string, number> = {};
  for (const attribute of calculator.attributes) {
    const value = written.get(attribute.id);
    if (isPossibleAnswer(attribute, value)) answers[attribute.id] = value;
  }
  return {
    answers: withEmpty(calculator, answers),
    picked:
      calculator.cosmetics && Array.isArray(kept.picked) ? kept.picked.filter(isCosmetic) : [],
  };
}

/** Some answers, with 0 for the others. */
export function withEmpty(calculator: Calculator, some: Partial<Answers>): Answers {
  return { ...emptyAnswers(calculator), ...some } as Answers;
}
