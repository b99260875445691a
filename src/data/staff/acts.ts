import type { AnswerOf, AskedOf } from '../../domain/acts/described';
import type { StaffActs } from '../../domain/acts/staff-acts';

/** The answer to an act of staff. */
export type ActAnswer<Name extends keyof StaffActs> = AnswerOf<StaffActs, Name>;

/** Everything that staff do. */
export interface ActsBackend {
  /**
   * Carries out an act at the bank, once however often it is said, and resolves to the answer. Rejects
   * with `denied` if this member may not act at all, and with `outdated` if a page of an earlier release
   * said what no act takes any more.
   */
  act<Name extends keyof StaffActs>(
    name: Name,
    asked: AskedOf<StaffActs, Name>,
  ): Promise<ActAnswer<Name>>;
}
