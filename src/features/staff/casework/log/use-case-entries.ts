import { useCallback, useState } from 'react';
import type { Remote } from '../../../../data/remote';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { CaseEntry } from '../../../../domain/request/case';
import { MINUTE_MS } from '../../../../domain/time';
import { useStaffRemote } from '../../session/use-staff';

const wordsOf = (entry: CaseEntry) => (entry.kind === 'note' ? entry.text : '');

/** The acts and notes of a case. */
export interface CaseEntries {
  readonly remote: Remote<readonly CaseEntry[]>;
  readonly reload: () => void;
  /** Shows an entry that was just written. */
  readonly add: (entry: CaseEntry) => void;
}

/** Reads the entries of these requests, and again whenever `revision` changes. */
export function useCaseEntries(ids: readonly string[], revision: string): CaseEntries {
  const key = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the case is a reason to read
  const read = useCallback(
    (staff: StaffBackend) => staff.read('caseEntries', key.split(' ')),
    [key, revision],
  );
  const { remote, reload } = useStaffRemote(read);
  const [added, setAdded] = useState<readonly CaseEntry[]>([]);

  // The bank gives an entry its moment, soon after this page did.
  const isNew = (entry: CaseEntry, known: readonly CaseEntry[]) =>
    !known.some(
      (one) =>
        one.kind === entry.kind &&
        one.author === entry.author &&
        wordsOf(one) === wordsOf(entry) &&
        Math.abs(one.at.getTime() - entry.at.getTime()) < MINUTE_MS,
    );
  return {
    remote:
      remote.status === 'ready'
        ? {
            status: 'ready',
            data: [...added.filter((entry) => isNew(entry, remote.data)), ...remote.data],
          }
        : remote,
    reload,
    add: (entry) => setAdded((before) => [entry, ...before]),
  };
}
