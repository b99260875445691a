import { useEffect, useRef, useState } from 'react';
import type { RepeatFlags } from '../../../../data/staff-backend';
import type { LoanRequest } from '../../../../domain/loan-request';
import { useStaff } from '../../list/use-staff';

/**
 * What each listed request repeats of any other, wherever that one is; undefined while it is not
 * known. Every request is asked about once. A failed answer says nothing, opening the request does.
 */
export function useRepeatFlags(
  requests: readonly LoanRequest[],
): (request: LoanRequest) => RepeatFlags | undefined {
  const staff = useStaff();
  const [flags, setFlags] = useState<ReadonlyMap<string, RepeatFlags>>(new Map());
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const fresh = requests.filter(({ id }) => !asked.current.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) asked.current.add(id);
    staff()
      .then((backend) => backend.flagRepeats(fresh))
      .then(
        (found) => setFlags((before) => new Map([...before, ...found])),
        () => {
          for (const { id } of fresh) asked.current.delete(id);
        },
      );
  }, [requests, staff]);

  return ({ id }) => flags.get(id);
}
