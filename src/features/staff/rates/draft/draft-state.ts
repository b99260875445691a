import type { Calculator } from '../../../../domain/calculator';
import type { Form } from '../../../../ui/form/use-form';
import type { GameRates } from '../game-rates';
import type { DraftProblem, DraftValues } from './draft-values';

/** The form of a draft. */
export type DraftForm = Form<DraftValues, Readonly<Record<string, DraftProblem | undefined>>>;

/** Somebody saved since this member began: the state that they began with, and the stored one. */
export interface DraftConflict {
  readonly began: string;
  readonly theirs: GameRates;
}

/** The last act on the draft. */
export type DraftOutcome =
  | { readonly kind: 'saved' | 'nothing' | 'changed' | 'onTop' }
  | { readonly kind: 'put'; readonly version: number };

/** The rates that a draft belongs to, and how to show and read others. */
export interface DraftContext {
  readonly calculator: Calculator;
  readonly rates: GameRates;
  readonly show: (rates: GameRates) => void;
  readonly readAgain: () => Promise<GameRates>;
}
