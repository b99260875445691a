import type { Answers } from '../../../domain/answers';
import type { Proof } from '../../../domain/proof';
import type { Calculation, Change } from '../calculation';
import { linesNow, type Proven } from './proven';

/** What a proof fills in; "at most" fills in nothing. */
function filled({ facts }: Proof, answers: Answers): Readonly<Record<string, number>> {
  const lines = Object.entries(facts).filter(
    ([id, { kind }]) => kind !== 'atMost' && answers[id] !== undefined,
  );
  return Object.fromEntries(lines.map(([id, { value }]) => [id, value]));
}

function without({ proven: _, ...calculation }: Calculation): Calculation {
  return calculation;
}

/** Fills in the proven answers; the value is out of date afterwards. */
export function fill(proof: Proof): Change {
  return (calculation) => {
    const { answers } = takeBack(calculation);
    const values = filled(proof, answers);
    const before = Object.fromEntries(Object.keys(values).map((id) => [id, answers[id] ?? 0]));
    return {
      ...calculation,
      answers: { ...answers, ...values },
      proven: { proof, declared: [], before },
      fresh: false,
    };
  };
}

/**
 * Restores a proof from earlier in this tab. Lines that were answered otherwise since are declared; a
 * proof of which nothing fits is of another account. An estimate made meanwhile gets its lines.
 */
export function restore(kept: Proven): Change {
  return (calculation) => {
    if (calculation.proven) return calculation;
    const lines = linesNow({ ...calculation, proven: kept });
    if (!lines) return calculation;
    const declared = Object.keys(kept.proof.facts).filter((id) => !(id in lines.lines));
    return {
      ...calculation,
      proven: { ...kept, declared },
      lines: calculation.fresh ? lines : calculation.lines,
    };
  };
}

/** Takes the proof back, and the answers that it took the place of come back. */
export const takeBack: Change = (calculation) => {
  const { proven } = calculation;
  if (!proven) return calculation;
  const kept = Object.entries(proven.before).filter(([id]) => !proven.declared.includes(id));
  const answers = { ...calculation.answers, ...Object.fromEntries(kept) };
  return { ...without(calculation), answers, fresh: false };
};
