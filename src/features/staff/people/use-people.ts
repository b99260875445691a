import { useState } from 'react';
import { errorCode, isUnclear, isUnsent } from '../../../data/errors';
import { type ActState, useSaid } from '../../../data/react/use-act';
import type { Remote } from '../../../data/remote';
import type { StaffBackend } from '../../../data/staff/backend';
import type { PeopleAct, PeopleRefusal } from '../../../domain/acts/people/people';
import type { Person, StaffPeople } from '../../../domain/staff/people';
import { useStaffRemote } from '../session/use-staff';

/** What the last procedure did. */
export interface PeopleResult {
  readonly act: PeopleAct['act'];
  /** The person as the list has them afterwards, or had them before they left it. */
  readonly person: Person | undefined;
  /** The procedure that undoes this one; undefined if none does. */
  readonly undo: PeopleAct | undefined;
  /** Whether the list is of afterwards: it then tells whether an unclear one was carried out. */
  readonly isRead: boolean;
}

const listPeople = (staff: StaffBackend) => staff.listPeople();

function personOf(act: PeopleAct, people: readonly Person[] = []): Person | undefined {
  if (act.act === 'review') return undefined;
  return people.find((person) =>
    act.act === 'invite' ? person.email === act.email : person.id === act.id,
  );
}

/** The procedure that undoes another; undefined if none does. */
function undoOf(act: PeopleAct, after: Person | undefined): PeopleAct | undefined {
  if (act.act === 'switchOff') return { act: 'switchOn', id: act.id };
  if (act.act === 'changeRoles' && after && !after.proposal)
    return { ...act, seen: after.roles, roles: act.seen };
  return undefined;
}

/** Everybody in the directory, and a function that carries out a procedure and resolves to its success. */
export function usePeople(): {
  readonly remote: Remote<StaffPeople>;
  readonly reload: () => void;
  readonly state: ActState<PeopleRefusal>;
  readonly result: PeopleResult | undefined;
  readonly carryOut: (act: PeopleAct) => Promise<boolean>;
} {
  const { remote, reload } = useStaffRemote(listPeople);
  const [changed, setChanged] = useState<StaffPeople>();
  const [result, setResult] = useState<PeopleResult>();
  const before = changed ?? (remote.status === 'ready' ? remote.data : undefined);

  function show(asked: PeopleAct, list: StaffPeople | undefined) {
    if (list) setChanged(list);
    const after = personOf(asked, list?.people);
    const person = after ?? personOf(asked, before?.people);
    setResult({ act: asked.act, person, undo: undoOf(asked, after), isRead: list !== undefined });
  }

  const { state, run } = useSaid('people', async (backend, asked: PeopleAct) => {
    const staff = await backend.staff();
    try {
      const { refused, ...list } = await staff.changePeople(asked);
      show(asked, list);
      return refused ? { refused } : { done: true };
    } catch (error) {
      // The list shows whether it was carried out.
      if (isUnclear(errorCode(error)) && !isUnsent(error))
        show(asked, await listPeople(staff).catch(() => undefined));
      throw error;
    }
  });

  return {
    remote: changed ? { status: 'ready', data: changed } : remote,
    reload,
    state,
    result,
    carryOut: async (act) => (await run(act)).kind === 'done',
  };
}
