import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabStore } from '../../browser/browser-store';
import {
  type Answers,
  answersFromParams,
  emptyAnswers,
  isPossibleAnswer,
} from '../../domain/answers';
import type { Calculator } from '../../domain/calculator';
import { isHydrating } from '../../ui/hydration';
import { type Calculation, type Change, emptyCalculation, type Inputs } from './calculation';
import { isCosmetic } from './cosmetics/catalogue/cosmetic';

const key = (calculator: Calculator) => `levelup.calculator.${calculator.id}`;

/** Saves a visitor's inputs until the browser tab is closed. They hold no personal data. */
function saveInputs(calculator: Calculator, { answers, picked }: Inputs): void {
  tabStore.write(key(calculator), JSON.stringify({ answers, picked }));
}

/** The saved inputs, each part checked; undefined if there are none to use. */
function loadInputs(calculator: Calculator): Inputs | undefined {
  try {
    const saved: unknown = JSON.parse(tabStore.read(key(calculator)) ?? 'null');
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
function withEmpty(calculator: Calculator, some: Partial<Answers>): Answers {
  return { ...emptyAnswers(calculator), ...some } as Answers;
}

/** The answers in the address, or else the inputs saved in this tab, or else nothing. */
function restore(calculator: Calculator, params: URLSearchParams, empty: Calculation): Calculation {
  const shared = answersFromParams(calculator, params);
  if (Object.keys(shared).length > 0) return { ...empty, answers: withEmpty(calculator, shared) };
  return { ...empty, ...loadInputs(calculator) };
}

/**
 * The state of a calculator, restored from the first render on. Only a prerendered page starts
 * empty and restores before the first paint. The first edit removes the answers from the address,
 * so that a reload shows the edits.
 */
export function useCalculation(calculator: Calculator): {
  readonly calculation: Calculation;
  readonly change: (change: Change) => void;
} {
  const [params, setParams] = useSearchParams();
  const [empty] = useState(() => emptyCalculation(calculator));
  const [calculation, setCalculation] = useState(() =>
    isHydrating() ? empty : restore(calculator, params, empty),
  );
  const restored = useRef(calculation.answers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the inputs are restored once
  useLayoutEffect(() => {
    if (calculation !== empty) return;
    const found = restore(calculator, params, empty);
    restored.current = found.answers;
    if (found.answers !== empty.answers) setCalculation(found);
  }, []);

  const { answers, picked } = calculation;
  useEffect(() => {
    if (answers !== empty.answers) saveInputs(calculator, { answers, picked });
  }, [calculator, empty, answers, picked]);

  useEffect(() => {
    const edited = answers !== empty.answers && answers !== restored.current;
    const own = calculator.attributes.filter(({ id }) => params.has(id));
    if (!edited || own.length === 0) return;
    const rest = new URLSearchParams(params);
    for (const { id } of own) rest.delete(id);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [calculator, empty, answers, params, setParams]);

  return { calculation, change: setCalculation };
}
