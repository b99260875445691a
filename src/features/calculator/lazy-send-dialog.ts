import type { Calculator } from '../../domain/calculator';
import type { Quote } from '../../domain/quote';
import type { Rates } from '../../domain/rates';
import type { LazyPage } from '../../ui/lazy-page';

/** What SEND opens: given from outside, because features do not know each other. */
export interface SendDialogProps {
  readonly calculator: Calculator;
  readonly quote: Quote;
  /** As far as they are known, those in force; the quote may come from others. */
  readonly rates: Rates;
  /** Reads the rates and estimates the same answers with them. Rejects with a BackendError. */
  readonly onEstimateAgain: () => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that SEND opens, and how to fetch it ahead. */
export type LazySendDialog = Pick<LazyPage<SendDialogProps>, 'Lazy' | 'fetchAhead'>;
