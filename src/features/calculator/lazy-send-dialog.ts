import type { Calculator } from '../../domain/calculator';
import type { Quote } from '../../domain/quote';
import type { LazyPage } from '../../ui/lazy-page';

/** What SEND opens: given from outside, because features do not know each other. */
export interface SendDialogProps {
  readonly calculator: Calculator;
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** The dialog that SEND opens, and how to fetch it ahead. */
export type LazySendDialog = Pick<LazyPage<SendDialogProps>, 'Lazy' | 'fetchAhead'>;
