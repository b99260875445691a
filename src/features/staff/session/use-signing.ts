import { useCallback } from 'react';
import type { StaffBackend } from '../../../data/staff/backend';
import type { Member } from '../../../domain/acts/member';
import { signing } from '../../../domain/acts/signing';
import { useNow } from '../../../ui/page/use-now';
import { useMember } from './use-member';
import { useStaffRemote } from './use-staff';

/**
 * How this member's signature would stand beside those of `signed`; undefined also while the directory
 * is not read. Nothing is read where nobody has signed.
 */
export function useSigning(
  signed: readonly string[],
  couldSign: (member: Member) => boolean,
): ReturnType<typeof signing> {
  const member = useMember();
  const now = useNow();
  const isAsked = signed.length > 0;
  const read = useCallback(
    async (staff: StaffBackend) => (isAsked ? staff.read('staffMembers') : []),
    [isAsked],
  );
  const { remote } = useStaffRemote(read);
  return remote.status === 'ready'
    ? signing(remote.data, member, signed, couldSign, now)
    : undefined;
}
