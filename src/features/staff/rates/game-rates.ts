import type { StaffBackend } from '../../../data/staff/backend';
import type { Calculator } from '../../../domain/calculator';
import { writersOf } from '../../../domain/drafts';
import {
  type MarkedFigures,
  type Rates,
  type RatesDraft,
  ratesAuthors,
} from '../../../domain/rates/rates';
import { type DraftPeople, NO_PEOPLE, readDraftPeople } from '../drafts/writers';

/** The rates of a game as they stand, and the draft that may follow them. */
export interface GameRates {
  readonly inForce: Rates;
  readonly draft: RatesDraft | undefined;
  /** Nobody without a draft. */
  readonly people: DraftPeople;
}

/** Reads the rates in force and the draft of a game. */
export async function readGameRates(
  staff: StaffBackend,
  calculator: Calculator,
): Promise<GameRates> {
  const [inForce, draft] = await Promise.all([
    staff.read('ratesInForce', calculator),
    staff.read('ratesDraft', calculator),
  ]);
  return { inForce, draft, people: draft ? await readDraftPeople(staff) : NO_PEOPLE };
}

/** Everybody who wrote a part of a draft; of one that changes nothing, who saved it first. */
export function draftWriters(calculator: Calculator, { inForce, draft }: GameRates): string[] {
  if (!draft) return [];
  const writers = writersOf(ratesAuthors(calculator, inForce, draft));
  return writers.length > 0 ? writers : [draft.author];
}

/** What the inputs begin with: the draft, or the rates in force. */
export function startOf({
  inForce,
  draft,
}: GameRates): MarkedFigures & Partial<Pick<RatesDraft, 'reason'>> {
  const { rates, options, base } = draft ?? inForce;
  const { reason, previousWrong = false } = draft ?? {};
  return { rates, options, base, previousWrong, ...(reason && { reason }) };
}

/** Identifies a state of a game's rates: the version in force, the draft's revision and author. */
export function stateOf({ inForce, draft }: GameRates): string {
  return [inForce.version, draft?.revision, draft?.author].join(' ');
}

/** The version in force in a state that `stateOf` returned. */
export function stateVersion(state: string): number {
  return Number.parseInt(state, 10);
}
