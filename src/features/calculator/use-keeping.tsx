import { type ReactNode, Suspense, startTransition, useState } from 'react';
import type { Calculator } from '../../domain/calculator';
import type { Quote } from '../../domain/quote';
import { type Calculation, sendObstacle } from './calculation';
import type { LazyKeepDialog } from './lazy-send-dialog';

/** What came of pressing the button that keeps: a nickname, or none where there is nothing to keep. */
export interface Kept {
  readonly nickname?: string;
}

/** Keeps the estimate on the device, unless it no longer fits the answers. */
export function useKeeping(
  calculation: Calculation,
  calculator: Calculator,
  { Lazy }: LazyKeepDialog,
): {
  /** Undefined from the next edit on. */
  readonly kept: Kept | undefined;
  readonly keep: () => void;
  /** To be placed outside the calculator's form, because it holds one. */
  readonly dialog: ReactNode;
} {
  const [keeping, setKeeping] = useState<Quote>();
  const [pressed, setPressed] = useState<Kept & { readonly at: Calculation }>();

  const keep = () => {
    const obstacle = sendObstacle(calculation, calculator.ratesVersion);
    const refused = obstacle && obstacle !== 'too-high';
    setPressed(refused ? { at: calculation } : undefined);
    if (!refused) startTransition(() => setKeeping(calculation.quote));
  };

  return {
    kept: pressed?.at === calculation ? pressed : undefined,
    keep,
    dialog: keeping && (
      <Suspense>
        <Lazy
          calculator={calculator}
          quote={keeping}
          proven={calculation.lines}
          onKept={(nickname) => setPressed({ at: calculation, nickname })}
          onClose={() => setKeeping(undefined)}
        />
      </Suspense>
    ),
  };
}
