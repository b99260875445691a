import type { PeopleAct, PeopleRefusal } from '../../domain/acts/people/people';
import type { StaffPeople } from '../../domain/staff/people';

/** The list after an act, and why the act was refused; undefined if it was carried out. */
export interface PeopleOutcome extends StaffPeople {
  readonly refused: PeopleRefusal | undefined;
}

/** The staff's accounts. Both calls are for administrators: `denied` for anybody else. */
export interface PeopleBackend {
  /** Everybody who is, was or will be a member of staff. */
  listPeople(): Promise<StaffPeople>;
  /**
   * Carries out an act on the accounts. An invitation whose mail did not go out is carried out: the
   * list says that it was not delivered.
   */
  changePeople(act: PeopleAct): Promise<PeopleOutcome>;
}
