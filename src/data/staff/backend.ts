import type { AnswerOf, AskedOf } from '../../domain/acts/described';
import type { PeopleAct, PeopleRefusal } from '../../domain/acts/people/people';
import type { StaffActs } from '../../domain/acts/staff-acts';
import type { AuditedList, ExportNote } from '../../domain/audit';
import type { Text } from '../../domain/language';
import type { StaffPeople } from '../../domain/staff/people';

type Reads = typeof import('../reads/staff');

/** The names of what staff read: the functions of `reads/staff`. */
export type StaffReadName = keyof Reads;

/** What a read is asked with. */
export type AskedOfRead<Name extends StaffReadName> = Reads[Name] extends (
  context: never,
  ...asked: infer Asked
) => unknown
  ? Asked
  : never;

/** What a read finds. */
export type Found<Name extends StaffReadName> = Awaited<ReturnType<Reads[Name]>>;

/** The list after an act, and why the act was refused; undefined if it was carried out. */
export interface PeopleOutcome extends StaffPeople {
  readonly refused: PeopleRefusal | undefined;
}

/** The calls of staff to the backend; the rules enforce who is staff. Rejects as Backend does. */
export interface StaffBackend {
  /** Reads stored documents with the function of this name in `reads/staff`. */
  read<Name extends StaffReadName>(name: Name, ...asked: AskedOfRead<Name>): Promise<Found<Name>>;
  /**
   * Carries out an act at the bank, once however often it is said, and resolves to the answer. Rejects
   * with `denied` if this member may not act at all, and with `outdated` if a page of an earlier release
   * said what no act takes any more.
   */
  act<Name extends keyof StaffActs>(
    name: Name,
    asked: AskedOf<StaffActs, Name>,
  ): Promise<AnswerOf<StaffActs, Name>>;
  /**
   * Appends a market value with its change entry in one transaction. `seen` is the list that the
   * editor saw; if the stored one differs it rejects with `conflict` and writes nothing. `denied`:
   * not a reviewer, or out of bounds.
   */
  appendMarketValue(
    gameId: string,
    seen: readonly number[],
    value: number,
    reason: Text | undefined,
  ): Promise<void>;
  /** Everybody who is, was or will be a member of staff. `denied`: no administrator. */
  listPeople(): Promise<StaffPeople>;
  /**
   * Carries out an act on the accounts of staff. An invitation whose mail did not go out is carried out:
   * the list says that it was not delivered. `denied`: no administrator.
   */
  changePeople(act: PeopleAct): Promise<PeopleOutcome>;
  /**
   * Records in the audit that this member opens a request or a complaint, before it is shown; false if
   * there is none with this id.
   */
  noteOpening(id: string): Promise<boolean>;
  /** Records in the audit that this member searches a list, before the search runs. */
  noteSearch(list: AuditedList): Promise<void>;
  /**
   * Records in the audit that this member downloads a list, before there is a file. `denied`: not
   * an administrator.
   */
  noteExport(note: ExportNote): Promise<void>;
}
