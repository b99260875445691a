import { useCallback } from 'react';
import { readableRows } from '../../../data/staff/lists';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { useStaff } from '../session/use-staff';

/** Reads requests again as stored now; those that cannot be read are left out. */
export function useStaffRefresh(): (ids: readonly string[]) => Promise<LoanRequest[]> {
  const staff = useStaff();
  return useCallback(
    async (ids) => {
      try {
        const backend = await staff();
        const found = await Promise.all(ids.map((id) => backend.read('findRequest', id)));
        return readableRows(found.flatMap((one) => one ?? []));
      } catch {
        return [];
      }
    },
    [staff],
  );
}
