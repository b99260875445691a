import type { ComponentType } from 'react';
import type { Calculator } from '../../domain/calculator';
import type { Quote } from '../../domain/quote';

/** What SEND opens: given from outside, because features do not know each other. */
export interface SendDialogProps {
  readonly calculator: Calculator;
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** The component that SEND opens; it may still have to be fetched. */
export type SendSlot = ComponentType<SendDialogProps>;
