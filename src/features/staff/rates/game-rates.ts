import type { StaffBackend } from '../../../data/staff/backend';
import type { Calculator } from '../../../domain/calculator';
import type { RateFigures, Rates, RatesDraft } from '../../../domain/rates/rates';
import { readStaffNames } from '../tab/staff-names';

/** The rates of a game as they stand, and the draft that may follow them. */
export interface GameRates {
  readonly inForce: Rates;
  readonly draft: RatesDraft | undefined;
  /** The e-mail of the draft's author; undefined without a draft or if it is unknown. */
  readonly authorName: string | undefined;
}

/** Reads the rates in force and the draft of a game. */
export async function readGameRates(
  staff: StaffBackend,
  calculator: Calculator,
): Promise<GameRates> {
  const [inForce, draft] = await Promise.all([
    staff.ratesInForce(calculator),
    staff.ratesDraft(calculator),
  ]);
  const names = draft && (await readStaffNames(staff, [draft.author]));
  return { inForce, draft, authorName: draft && names?.get(draft.author) };
}

/** What the inputs begin with: the draft, or the rates in force. */
export function startOf({
  inForce,
  draft,
}: GameRates): RateFigures & Partial<Pick<RatesDraft, 'reason'>> {
  const { rates, options, base } = draft ?? inForce;
  return { rates, options, base, ...(draft && { reason: draft.reason }) };
}

/** Identifies a state of a game's rates: the version in force, the draft's revision and author. */
export function stateOf({ inForce, draft }: GameRates): string {
  return [inForce.version, draft?.revision, draft?.author].join(' ');
}

/** The version in force in a state that `stateOf` returned. */
export function stateVersion(state: string): number {
  return Number.parseInt(state, 10);
}
