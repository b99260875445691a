import type { RefObject } from 'react';
import type { Calculator } from '../../domain/calculator';
import type { Proof, ShownProof } from '../../domain/proof';
import type { Quote } from '../../domain/quote';
import type { Rates } from '../../domain/rates/rates';
import type { LazyPage } from '../../ui/page/lazy-page';

/** Props of the SEND dialog, which the app passes in, because features do not import each other. */
export interface SendDialogProps {
  /** With the rates that are known to be in force. */
  readonly calculator: Calculator;
  readonly quote: Quote;
  /** Those of the calculator; the quote may come from others. Undefined: those of the code. */
  readonly rates: Rates | undefined;
  /** The proof of the account that the page shows. */
  readonly proven?: ShownProof | undefined;
  /** The bank has a proof that the page does not show. */
  readonly onProof: (proof: Proof) => void;
  /** Reads the rates and estimates the same answers with them. Rejects with a BackendError. */
  readonly onEstimateAgain: () => Promise<void>;
  readonly onClose: () => void;
}

/** Props of the dialog that keeps an account, which the app passes in too. */
export interface KeepDialogProps {
  /** With the rates that the quote was made with. */
  readonly calculator: Calculator;
  readonly quote: Quote;
  readonly proven?: ShownProof | undefined;
  /** The nickname typed in a dialog that was closed; it outlives this one. */
  readonly typed: RefObject<string | undefined>;
  readonly onKept: (nickname: string) => void;
  /** The dialog is closed and gone. */
  readonly onClose: () => void;
}

/** The dialog that keeps an account. */
export type LazyKeepDialog = Pick<LazyPage<KeepDialogProps>, 'Lazy'>;

/** The dialog that SEND opens, and how to fetch it ahead. */
export type LazySendDialog = Pick<LazyPage<SendDialogProps>, 'Lazy' | 'fetchAhead'>;
