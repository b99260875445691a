import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { seenReads } from '../../../../browser/seen-reads';
import { staffSecurity } from '../../../../config/staff';
import { useBackend, useSession } from '../../../../data/backend-provider';
import { idleMs, isIdle, isLeftAlone, noteActivity } from '../../session/activity';
import { forgetKept, hideKept } from '../../session/kept';

/** A click alone is how a screen reader presses, and a change of focus how it is used to read. */
const USES = [
  'pointerdown',
  'pointermove',
  'keydown',
  'input',
  'wheel',
  'touchstart',
  'click',
  'focusin',
] as const;
const RETURNS = ['focus', 'pageshow'] as const;

/** The id of the warning. */
export const IDLE_WARNING = 'idle-warning';

/** Timers stand still while a machine sleeps, so the clock is read at least this often. */
const CHECK_EVERY_MS = 10_000;

/** How close the lock is. */
type Idleness = 'used' | 'warning' | 'idle';

function idleness(): Idleness {
  if (isIdle()) return 'idle';
  const { idleLockMs, idleWarningMs } = staffSecurity;
  return idleMs() >= idleLockMs - idleWarningMs ? 'warning' : 'used';
}

/** How long until the next change, in milliseconds. */
function untilNext(): number {
  const { idleLockMs, idleWarningMs } = staffSecurity;
  const idle = idleMs();
  return (idle < idleLockMs - idleWarningMs ? idleLockMs - idleWarningMs : idleLockMs) - idle;
}

/** Watches whether the staff area is used, in this tab or another, while it is shown. */
function useIdle(shown: boolean): Idleness {
  const [state, setState] = useState<Idleness>(() => (shown ? idleness() : 'used'));

  useEffect(() => {
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout>;
    function check() {
      clearTimeout(timer);
      const next = idleness();
      setState(next);
      if (next !== 'idle') timer = setTimeout(check, Math.min(untilNext(), CHECK_EVERY_MS));
    }
    function onUse({ type, target }: Event) {
      // An event that wakes a machine does not count as use.
      if (!isIdle()) noteActivity();
      // The warning stays until its press is over, which would go on to what lies beneath it.
      if (type !== 'click' && target instanceof Element && target.closest(`#${IDLE_WARNING}`))
        return;
      if (idleness() !== 'used' || state !== 'used') check();
    }
    function onStorage() {
      if (state === 'warning') check();
    }
    const onVisible = () => document.visibilityState === 'visible' && check();
    check();
    const options = { capture: true, passive: true };
    for (const use of USES) window.addEventListener(use, onUse, options);
    for (const event of RETURNS) window.addEventListener(event, check);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      for (const use of USES) window.removeEventListener(use, onUse, options);
      for (const event of RETURNS) window.removeEventListener(event, check);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [shown, state]);

  return shown ? state : 'used';
}

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
  /** Whether the page is about to be locked. */
  readonly warning: boolean;
  /** Opens the lock, because its member has signed in. */
  readonly open: () => void;
  /** Gives up the locked page, for another member. */
  readonly leave: () => void;
}

/**
 * Ends the session of a member who left the page alone or closed the browser. Keeps the member and
 * the address in memory only: nothing stays in the page, its address or the browser's storage.
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
      else if (member && (isStaff ? isIdle() : isLeftAlone()))
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
    hideKept();
    void navigate(pathname, { replace: true });
    if (phase === 'ended') return;
    // If this fails, the page stays locked anyway.
    void loadBackend().then((backend) => backend.signOut().catch(() => undefined));
  }, [phase, back, loadBackend, navigate, pathname]);

  const uid = isStaff ? session.uid : undefined;
  useEffect(() => {
    // What the member before typed is not for this one.
    if (uid !== undefined) forgetKept(uid);
    // The session has ended, after 12 hours too.
    else seenReads.clear();
  }, [uid]);

  return {
    email: locked?.member.email,
    warning: idleness === 'warning',
    open: () => setLocked((open) => open && { ...open, phase: 'returning' }),
    leave() {
      setMember(undefined);
      setLocked(undefined);
    },
  };
}
