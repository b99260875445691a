import { useEffect, useRef, useState } from 'react';
import type { RepeatFlags } from '../../../../data/staff/requests';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { useStaff } from '../../tab/use-staff';

/**
 * Tells which data of a listed request also appear in another stored request; undefined until that is
 * known. Each request is looked up once. A failed lookup shows nothing here: the detail looks again.
 */
export function useRepeatFlags(
  requests: readonly LoanRequest[],
): (request: LoanRequest) => RepeatFlags | undefined {
  const staff = useStaff();
  const [flags, setFlags] = useState<ReadonlyMap<string, RepeatFlags>>(new Map());
  const lookedUp = useRef(new Set<string>());

  useEffect(() => {
    const fresh = requests.filter(({ id }) => !lookedUp.current.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) lookedUp.current.add(id);
    staff()
      .then((backend) => backend.flagRepeats(fresh))
      .then(
        (found) => setFlags((before) => new Map([...before, ...found])),
        () => {
          for (const { id } of fresh) lookedUp.current.delete(id);
        },
      );
  }, [requests, staff]);

  return ({ id }) => flags.get(id);
}
