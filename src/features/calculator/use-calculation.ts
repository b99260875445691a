import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answersFromParams } from '../../domain/answers';
import type { Calculator } from '../../domain/calculator';
import { type Calculation, type Change, emptyCalculation } from './calculation';
import { keepInputs, keptInputs, withEmpty } from './saved-inputs';

/**
 * The state of a calculator. It starts empty, as the server renders it, and takes what the address
 * carries or else what this tab kept before anything is painted. From the first edit on the
 * address no longer carries answers, so that a reload shows the edits.
 */
export function useCalculation(calculator: Calculator): {
  readonly calculation: Calculation;
  readonly change: (change: Change) => void;
} {
  const [start] = useState(() => emptyCalculation(calculator));
  const [calculation, setCalculation] = useState(start);
  const [params, setParams] = useSearchParams();
  const taken = useRef(start.answers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is taken up once
  useLayoutEffect(() => {
    const shared = answersFromParams(calculator, params);
    const inputs =
      Object.keys(shared).length > 0
        ? { answers: withEmpty(calculator, shared), picked: [] }
        : keptInputs(calculator);
    if (!inputs) return;
    taken.current = inputs.answers;
    setCalculation({ ...start, ...inputs });
  }, []);

  const { answers, picked } = calculation;
  useEffect(() => {
    if (answers !== start.answers) keepInputs(calculator, { answers, picked });
  }, [calculator, start, answers, picked]);

  useEffect(() => {
    const edited = answers !== start.answers && answers !== taken.current;
    const own = calculator.attributes.filter(({ id }) => params.has(id));
    if (!edited || own.length === 0) return;
    const rest = new URLSearchParams(params);
    for (const { id } of own) rest.delete(id);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [calculator, start, answers, params, setParams]);

  return { calculation, change: setCalculation };
}
