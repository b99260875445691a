import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useBackend, useSession } from '../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../data/errors';
import { failures } from '../../i18n/es/failures';
import { staffSignIn } from '../../i18n/es/staff-sign-in';
import { usePageCopy } from '../../i18n/use-language';
import { DutyScreen } from './account/duty-screen';
import { IdleWarning } from './lock/idle-warning';
import { LockScreen } from './lock/lock-screen';
import { useLock } from './lock/use-lock';
import { StaffFrame } from './shell/staff-frame';
import { StaffWaiting } from './shell/staff-waiting';
import { useStaffCopy } from './shell/use-staff-copy';
import { SignInScreen } from './sign-in/sign-in-screen';
import { forgetActivity } from './tab/activity';
import { forgetTyped } from './tab/typed-texts';
import { findTab } from './tabs';

/** `/GamesSettings`: only for staff. Everybody else is redirected to `/Paradais`. */
export default function StaffPage() {
  usePageCopy({ failures, staffSignIn });
  const { search } = useLocation();
  const loadBackend = useBackend();
  const session = useSession();
  const copy = useStaffCopy();
  const start = useStartedSession();
  const [entered, setEntered] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const lock = useLock();
  // The tab's code is fetched while the session is still being checked.
  useEffect(() => findTab(new URLSearchParams(search).get('tab')).page.fetchAhead(), [search]);
  if (session.kind === 'staff' && !entered) setEntered(true);

  async function signOut() {
    setLeaving(true);
    await loadBackend()
      .then((backend) => backend.signOut())
      .then(
        () => {
          forgetTyped();
          forgetActivity();
          lock.leave();
        },
        () => setLeaving(false),
      );
  }

  if (lock.email !== undefined)
    return (
      <LockScreen
        email={lock.email}
        onOpen={lock.open}
        onLeave={() => {
          setLeaving(true);
          forgetTyped();
          forgetActivity();
          lock.leave();
        }}
      />
    );

  if (session.kind !== 'staff' && !entered) {
    if (start.failure) return <StaffWaiting failure={start.failure} onRetry={start.retry} />;
    if (session.kind === 'unknown') return <StaffWaiting />;
    return <Navigate to={paths.staffSignIn} replace state={{ search }} />;
  }
  if (session.kind !== 'staff') {
    // Staff data must not stay in the page after the session has ended.
    if (leaving) return <Navigate to={paths.staffSignIn} replace />;
    return <SignInScreen reason={(session.kind === 'none' && session.ended) || 'expired'} />;
  }
  if (copy.state === 'failed') return <StaffWaiting failure="offline" onRetry={copy.retry} />;
  if (copy.state === 'loading') return <StaffWaiting />;
  const { uid, email, duty } = session;
  if (duty) return <DutyScreen duty={duty} email={email} onSignOut={() => void signOut()} />;
  return (
    <>
      <StaffFrame key={uid} email={email} onSignOut={() => void signOut()} />
      <IdleWarning shown={lock.warning} />
    </>
  );
}

/** Starts the session, so that useSession becomes known, and reports why it could not. */
function useStartedSession(): {
  readonly failure: BackendErrorCode | undefined;
  readonly retry: () => void;
} {
  const loadBackend = useBackend();
  const [failure, setFailure] = useState<BackendErrorCode>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: retry() starts again
  useEffect(() => {
    let current = true;
    setFailure(undefined);
    loadBackend()
      .then((backend) => backend.startSession())
      .catch((error: unknown) => current && setFailure(errorCode(error)));
    return () => {
      current = false;
    };
  }, [loadBackend, attempt]);

  return { failure, retry: () => setAttempt((count) => count + 1) };
}
