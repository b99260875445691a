import { useState } from 'react';
import { type BackendErrorCode, errorCode, isUnclear } from '../../../data/errors';
import type { Remote } from '../../../data/remote';
import type { StaffBackend } from '../../../data/staff/backend';
import type { PeopleAct, PeopleRefusal } from '../../../domain/acts/people/people';
import type { Person, StaffPeople } from '../../../domain/staff/people';
import { useStaff, useStaffRemote } from '../tab/use-staff';

/** The result of the last act. */
export type ActResult =
  | { readonly kind: 'none' | 'working' }
  | {
      readonly kind: 'done';
      readonly act: PeopleAct;
      /** The person as the list has them after the act, or had them before they left it. */
      readonly person: Person | undefined;
      /** The act that undoes this one; undefined if none does. */
      readonly undo: PeopleAct | undefined;
    }
  | { readonly kind: 'refused'; readonly refusal: PeopleRefusal }
  /** `unclear`: it is not known whether it was carried out. */
  | { readonly kind: 'failed'; readonly code: BackendErrorCode; readonly unclear: boolean };

const listPeople = (staff: StaffBackend) => staff.listPeople();

function personOf(act: PeopleAct, people: readonly Person[]): Person | undefined {
  if (act.act === 'review') return undefined;
  return people.find((person) =>
    act.act === 'invite' ? person.email === act.email.trim().toLowerCase() : person.id === act.id,
  );
}

/** The act that undoes another act; undefined if none does. */
function undoOf(act: PeopleAct, after: Person | undefined): PeopleAct | undefined {
  if (act.act === 'switchOff') return { act: 'switchOn', id: act.id };
  if (act.act === 'changeRoles' && after && !after.proposal)
    return { ...act, seen: after.roles, roles: act.seen };
  return undefined;
}

/** Everybody in the directory, and a function that carries out an act and resolves to its success. */
export function usePeople(): {
  readonly remote: Remote<StaffPeople>;
  readonly reload: () => void;
  readonly result: ActResult;
  readonly carryOut: (act: PeopleAct) => Promise<boolean>;
} {
  const staff = useStaff();
  const { remote, reload } = useStaffRemote(listPeople);
  const [changed, setChanged] = useState<StaffPeople>();
  const [result, setResult] = useState<ActResult>({ kind: 'none' });

  async function carryOut(act: PeopleAct): Promise<boolean> {
    if (result.kind === 'working') return false;
    setResult({ kind: 'working' });
    const before = changed ?? (remote.status === 'ready' ? remote.data : undefined);
    try {
      const { refused, ...list } = await (await staff()).changePeople(act);
      setChanged(list);
      if (refused) setResult({ kind: 'refused', refusal: refused });
      else {
        const after = personOf(act, list.people);
        const person = after ?? personOf(act, before?.people ?? []);
        setResult({ kind: 'done', act, person, undo: undoOf(act, after) });
      }
      return refused === undefined;
    } catch (error) {
      const code = errorCode(error);
      const unclear = isUnclear(code) && code !== 'offline';
      // The list shows whether the act was carried out.
      const list = unclear && (await readAgain());
      if (list) setChanged(list);
      setResult({ kind: 'failed', code, unclear: unclear && list !== undefined });
      return false;
    }
  }

  async function readAgain(): Promise<StaffPeople | undefined> {
    return (await staff()).listPeople().catch(() => undefined);
  }

  return {
    remote: changed ? { status: 'ready', data: changed } : remote,
    reload,
    result,
    carryOut,
  };
}
