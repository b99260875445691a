import type { PeopleAct } from '../../../domain/acts/people/people';
import type { StaffProcedures } from '../../../domain/acts/people/staff-procedures';
import type { StaffPeople } from '../../../domain/staff/people';
import { readPeople } from '../../../records/people-answer';
import { BackendError } from '../../errors';
import type { PeopleOutcome } from '../../staff/backend';
import { askProcedure, sayProcedure } from '../connection/say-act';
import type { StaffContext } from '../context';

const speaker = ({ staffUrl, author }: StaffContext) => ({ url: staffUrl, uid: author });

/** Everybody in the directory; see StaffBackend. */
export async function listPeople(context: StaffContext): Promise<StaffPeople> {
  const { told } = await askProcedure<StaffProcedures, 'listPeople'>(
    ...([context, speaker(context), 'listPeople', {}] as const),
  );
  if (!told) throw new BackendError('unknown');
  return readPeople(told);
}

/** Carries out a procedure on the accounts; see StaffBackend. */
export async function changePeople(context: StaffContext, act: PeopleAct): Promise<PeopleOutcome> {
  const { act: name, ...asked } = act;
  const answer = await sayProcedure<StaffProcedures, PeopleAct['act']>(
    ...([context, speaker(context), name, asked] as const),
  );
  const refused = 'refused' in answer ? answer.refused : undefined;
  if (refused === 'denied') throw new BackendError(refused);
  // What the bank could not read has no list in its answer.
  const list = answer.told ? readPeople(answer.told) : await listPeople(context);
  return { ...list, refused };
}
