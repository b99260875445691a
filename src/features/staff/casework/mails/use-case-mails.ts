import { useCallback } from 'react';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { useStaffRemote } from '../../session/use-staff';

/** Reads the mails about a request, and again when it changes. */
export function useCaseMails(request: LoanRequest) {
  const read = useCallback(
    async (staff: StaffBackend) => ({
      id: request.id,
      mails: await staff.read('mailsOf', request),
    }),
    [request],
  );
  return useStaffRemote(read);
}
