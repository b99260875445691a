import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answersFromParams } from '../../domain/answers';
import type { Calculator } from '../../domain/calculator';
import { type Calculation, type Change, emptyCalculation } from './calculation';
import { loadInputs, saveInputs, withEmpty } from './saved-inputs';

/**
 * The state of a calculator. It starts empty, as the page was prerendered. Before the first paint it
 * takes the answers in the address, or else the inputs saved in this tab. The first edit removes the
 * answers from the address, so that a reload shows the edits.
 */
export function useCalculation(calculator: Calculator): {
  readonly calculation: Calculation;
  readonly change: (change: Change) => void;
} {
  const [start] = useState(() => emptyCalculation(calculator));
  const [calculation, setCalculation] = useState(start);
  const [params, setParams] = useSearchParams();
  const restored = useRef(start.answers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the inputs are restored once
  useLayoutEffect(() => {
    const shared = answersFromParams(calculator, params);
    const inputs =
      Object.keys(shared).length > 0
        ? { answers: withEmpty(calculator, shared), picked: [] }
        : loadInputs(calculator);
    if (!inputs) return;
    restored.current = inputs.answers;
    setCalculation({ ...start, ...inputs });
  }, []);

  const { answers, picked } = calculation;
  useEffect(() => {
    if (answers !== start.answers) saveInputs(calculator, { answers, picked });
  }, [calculator, start, answers, picked]);

  useEffect(() => {
    const edited = answers !== start.answers && answers !== restored.current;
    const own = calculator.attributes.filter(({ id }) => params.has(id));
    if (!edited || own.length === 0) return;
    const rest = new URLSearchParams(params);
    for (const { id } of own) rest.delete(id);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [calculator, start, answers, params, setParams]);

  return { calculation, change: setCalculation };
}
