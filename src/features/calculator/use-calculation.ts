import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabStore } from '../../browser/browser-store';
import { CALCULATOR_KEYS } from '../../browser/keys';
import {
  type Answers,
  answersFromParams,
  emptyAnswers,
  isPossibleAnswer,
} from '../../domain/answers';
import type { Calculator } from '../../domain/calculator';
import { isHydrating } from '../../ui/page/hydration';
import {
  type Calculation,
  type Change,
  emptyCalculation,
  estimateNow,
  type Inputs,
} from './calculation';
import { isCosmetic } from './cosmetics/catalogue/cosmetic';

const key = (calculator: Calculator) => CALCULATOR_KEYS + calculator.id;

/** The estimate of the saved inputs: with which rates, and when. */
interface Estimated {
  readonly version: number;
  readonly at: Date;
}

/** What the browser's tab keeps of a calculator; `estimated` while the value fits the inputs. */
interface Saved extends Inputs {
  readonly estimated?: Estimated | undefined;
}

/** Saves a visitor's inputs until the browser tab is closed. They hold no personal data. */
function saveInputs(calculator: Calculator, saved: Saved): void {
  tabStore.write(key(calculator), JSON.stringify(saved));
}

/** The saved inputs, each part checked; undefined if there are none to use. */
function loadInputs(calculator: Calculator): Saved | undefined {
  try {
    const saved: unknown = JSON.parse(tabStore.read(key(calculator)) ?? 'null');
    return typeof saved === 'object' && saved !== null ? readInputs(calculator, saved) : undefined;
  } catch {
    return undefined;
  }
}

function readInputs(
  calculator: Calculator,
  saved: { answers?: unknown; picked?: unknown; estimated?: { version?: unknown; at?: unknown } },
): Saved {
  const written = new Map<string, unknown>(Object.entries(saved.answers ?? {}));
  const answers: Record<string, number> = {};
  for (const attribute of calculator.attributes) {
    const value = written.get(attribute.id);
    if (isPossibleAnswer(attribute, value)) answers[attribute.id] = value;
  }
  const at = new Date(String(saved.estimated?.at));
  return {
    answers: withEmpty(calculator, answers),
    picked:
      calculator.cosmetics && Array.isArray(saved.picked) ? saved.picked.filter(isCosmetic) : [],
    estimated: Number.isNaN(at.getTime())
      ? undefined
      : { version: Number(saved.estimated?.version), at },
  };
}

/** These answers, and 0 for the attributes that they leave out. */
function withEmpty(calculator: Calculator, some: Partial<Answers>): Answers {
  return { ...emptyAnswers(calculator), ...some } as Answers;
}

/** The answers in the address, or else the inputs saved in this tab, or else nothing. */
function restore(calculator: Calculator, params: URLSearchParams, empty: Saved): Saved {
  const saved = loadInputs(calculator);
  const shared = answersFromParams(calculator, params);
  if (Object.keys(shared).length === 0) return saved ?? empty;
  const answers = withEmpty(calculator, shared);
  const isSaved = calculator.attributes.every(({ id }) => saved?.answers[id] === answers[id]);
  return isSaved && saved ? saved : { ...empty, answers };
}

/**
 * The state of a calculator, restored from the first render on. Only a prerendered page starts
 * empty and restores before the first paint. The first edit removes the answers from the address,
 * so that a reload shows the edits. An estimate is there again once its rates are the known ones.
 */
export function useCalculation(
  builtIn: Calculator,
  known: Calculator,
): {
  readonly calculation: Calculation;
  readonly change: (change: Change) => void;
} {
  const [params, setParams] = useSearchParams();
  const [empty] = useState(() => emptyCalculation(builtIn));
  const [restored, setRestored] = useState<Saved>(() =>
    isHydrating() ? empty : restore(builtIn, params, empty),
  );
  const [calculation, setCalculation] = useState<Calculation>(() => {
    const { answers, picked } = restored;
    return { ...empty, answers, picked };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the inputs are restored once
  useLayoutEffect(() => {
    if (restored !== empty) return;
    const found = restore(builtIn, params, empty);
    if (found === empty) return;
    setRestored(found);
    setCalculation({ ...empty, answers: found.answers, picked: found.picked });
  }, []);

  const { estimated } = restored;
  useLayoutEffect(() => {
    if (estimated?.version !== known.ratesVersion) return;
    setCalculation((now) =>
      now.answers === restored.answers && !now.quote ? estimateNow(known, estimated.at)(now) : now,
    );
  }, [restored, estimated, known]);

  const { answers, picked, fresh, quote, estimatedAt } = calculation;
  useEffect(() => {
    if (answers === empty.answers) return;
    const isAsRestored = answers === restored.answers && !quote;
    const now =
      fresh && quote && estimatedAt ? { version: quote.ratesVersion, at: estimatedAt } : undefined;
    saveInputs(builtIn, { answers, picked, estimated: isAsRestored ? estimated : now });
  }, [builtIn, empty, restored, estimated, answers, picked, fresh, quote, estimatedAt]);

  useEffect(() => {
    const edited = answers !== empty.answers && answers !== restored.answers;
    const own = builtIn.attributes.filter(({ id }) => params.has(id));
    if (!edited || own.length === 0) return;
    const rest = new URLSearchParams(params);
    for (const { id } of own) rest.delete(id);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [builtIn, empty, restored, answers, params, setParams]);

  return { calculation, change: setCalculation };
}
