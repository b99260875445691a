import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBackend, useSession } from '../../../data/backend-provider';
import { isIdle, isLeftAlone } from '../tab/activity';
import { dropHeld } from '../tab/held-state';
import { hideTyped } from '../tab/typed-texts';
import { useIdle } from './use-idle';

interface Member {
  readonly uid: string;
  readonly email: string;
}

/** The member whose page is locked, its address, and the progress of unlocking. */
interface Locked {
  readonly member: Member;
  readonly address: string;
  readonly phase: 'ending' | 'ended' | 'returning';
}

/** The idle lock of the staff area. */
export interface Lock {
  /** Whose page is locked; undefined while it is not. */
  readonly email: string | undefined;
  /** The lock is about to close. */
  readonly warning: boolean;
  /** Opens the lock, because its member has signed in. */
  readonly open: () => void;
  /** Gives up the locked page, for another member. */
  readonly leave: () => void;
}

/**
 * Ends the session of a member who left the page alone or closed the browser, and remembers in memory whose page it was
 * and where. Nothing of it stays in the page, its address or the browser's storage.
 */
export function useLock(): Lock {
  const loadBackend = useBackend();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const [member, setMember] = useState<Member>();
  const [locked, setLocked] = useState<Locked>();
  const isStaff = session.kind === 'staff';
  const idleness = useIdle(isStaff && locked === undefined);

  function follow() {
    if (locked === undefined) {
      if (isStaff && member?.uid !== session.uid)
        setMember({ uid: session.uid, email: session.email });
      // Another tab may have ended the session before this one looked at the clock.
      else if (member && (isStaff ? idleness === 'idle' && isIdle() : isLeftAlone()))
        setLocked({ member, address, phase: isStaff ? 'ending' : 'ended' });
      else if (member && !isStaff) setMember(undefined);
      return;
    }
    const { phase } = locked;
    if (phase === 'ending' && !isStaff) setLocked({ ...locked, phase: 'ended' });
    // The member who signed in, here or in another tab.
    if (phase === 'ended' && isStaff)
      setLocked(session.uid === locked.member.uid ? { ...locked, phase: 'returning' } : undefined);
    if (phase === 'returning' && address === locked.address) setLocked(undefined);
  }
  follow();

  const phase = locked?.phase;
  const back = locked?.address;
  useEffect(() => {
    if (phase === undefined || back === undefined) return;
    if (phase === 'returning') {
      void navigate(back, { replace: true });
      return;
    }
    hideTyped();
    void navigate(pathname, { replace: true });
    if (phase === 'ended') return;
    // Should this fail, the page stays locked all the same.
    void loadBackend().then((backend) => backend.signOut().catch(() => undefined));
  }, [phase, back, loadBackend, navigate, pathname]);

  const uid = isStaff ? session.uid : undefined;
  useEffect(() => {
    // The next member must not get the previous one's state.
    if (uid !== undefined && member !== undefined && uid !== member.uid) dropHeld();
  }, [uid, member]);

  return {
    email: locked?.member.email,
    warning: idleness === 'warning',
    open: () => setLocked((open) => open && { ...open, phase: 'returning' }),
    leave() {
      dropHeld();
      setMember(undefined);
      setLocked(undefined);
    },
  };
}
