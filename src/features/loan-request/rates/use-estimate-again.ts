import { useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import type { Quote } from '../../../domain/quote';
import { quoteObstacle } from '../../../domain/quote';
import type { Submission } from '../../../ui/form/use-form';

/** What keeps a quote from being sent; `rates`: the bank has other rates now. */
export type SendObstacle = 'rates' | 'zero' | 'too-high';

/** What keeps the quote from being sent, and estimating it again without closing the dialog. */
export interface EstimateAgain {
  readonly obstacle: SendObstacle | undefined;
  readonly estimateAgain: () => Promise<void>;
  readonly estimating: boolean;
  /** Why it could not be estimated again. */
  readonly failure: BackendErrorCode | undefined;
  /** The quote that the new one replaced. */
  readonly replaced: Quote | undefined;
}

/**
 * Whether sending waits for another estimate. After a first try, only the bank's answer counts: the
 * bank accepts replaced rates for a day, and the request may have arrived.
 */
function needsEstimate(isOver: boolean, submission: Submission): boolean {
  if (submission.status === 'failed') return errorCode(submission.error) === 'rates-changed';
  return isOver && submission.status === 'idle';
}

interface Sending {
  readonly quote: Quote;
  /** The quote is not from the rates that are known to be in force. */
  readonly isOver: boolean;
  readonly submission: Submission;
}

/** Lets a visitor estimate again in the dialog; `onDone` is called once the new quote is there. */
export function useEstimateAgain(
  { quote, isOver, submission }: Sending,
  onEstimateAgain: () => Promise<void>,
  onDone: () => void,
): EstimateAgain {
  const [replaced, setReplaced] = useState<Quote>();
  const [estimating, setEstimating] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode>();

  async function estimateAgain() {
    setFailure(undefined);
    setEstimating(true);
    try {
      await onEstimateAgain();
      setReplaced(quote);
      onDone();
    } catch (error) {
      setFailure(errorCode(error));
    } finally {
      setEstimating(false);
    }
  }

  return {
    obstacle: needsEstimate(isOver, submission) ? 'rates' : quoteObstacle(quote.value),
    estimateAgain,
    estimating,
    failure,
    replaced: replaced?.ratesVersion === quote.ratesVersion ? undefined : replaced,
  };
}
