import { useCallback } from 'react';
import type { StaffBackend } from '../../../data/staff/backend';
import { actorsOn, answering } from '../../../domain/acts/complaints';
import type { Complaint } from '../../../domain/complaint/complaint';
import { useMember } from '../session/use-member';
import { useStaffRemote } from '../session/use-staff';
import type { useLinkedRequest } from './linked-request';

/**
 * Why this member may not answer a complaint, or that nobody else is left. The directory is read only for
 * somebody who acted on the request, or who does not work.
 */
export function useAnswering(
  complaint: Complaint,
  { remote }: ReturnType<typeof useLinkedRequest>,
): ReturnType<typeof answering> {
  const member = useMember();
  const request = remote.status === 'ready' ? remote.data : undefined;
  const acted = request ? actorsOn(request) : [];
  const isAsked = acted.length > 0 && (acted.includes(member.uid) || !member.mayWork);
  const read = useCallback(
    async (staff: StaffBackend) => (isAsked ? staff.read('staffMembers') : undefined),
    [isAsked],
  );
  const { remote: directory } = useStaffRemote(read);
  const members = directory.status === 'ready' ? directory.data : undefined;
  return isAsked && !members
    ? answering(complaint, member)
    : answering(complaint, member, acted, members);
}
