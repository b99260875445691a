import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useBackend, useSession } from '../../data/backend-provider';
import { failures } from '../../i18n/es/failures';
import { usePageCopy } from '../../i18n/use-language';
import { lazyPage, ShowPage } from '../../ui/page/lazy-page';
import { MainContent } from '../../ui/page/main-content';
import { whenUsedOrIdle } from '../../ui/page/when-used-or-idle';
import { forgetActivity } from './session/activity';
import { forgetKept } from './session/kept';
import { IdleWarning } from './shell/lock/idle-warning';
import { useLock } from './shell/lock/use-lock';
import { StaffFrame } from './shell/staff-frame';
import { StaffWaiting } from './shell/staff-waiting';
import { useStaffCopy } from './shell/use-staff-copy';
import { useStartedSession } from './shell/use-started-session';
import { findTab } from './tabs';

const lockScreen = lazyPage(() => import('./shell/lock/lock-screen'));
const signInScreen = lazyPage(() => import('./shell/sign-in/sign-in-screen'));
const dutyScreen = lazyPage(() => import('./shell/account/duty-screen'));

/** Waits for a screen whose code is not there yet; nothing of the area stays in the page meanwhile. */
const whenFetched = (screen: ReactNode) => (
  <MainContent>
    <Suspense fallback={<StaffWaiting />}>{screen}</Suspense>
  </MainContent>
);

const waiting = (props: Parameters<typeof StaffWaiting>[0] = {}) => (
  <MainContent>
    <StaffWaiting {...props} />
  </MainContent>
);

/** `/GamesSettings`: only for staff. Everybody else is redirected to `/Paradais`. */
export default function StaffPage() {
  usePageCopy({ failures });
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
  // The screens that replace the area must be loaded before the connection can be lost.
  useEffect(() => {
    if (!entered) return;
    return whenUsedOrIdle(() => {
      lockScreen.fetchAhead();
      signInScreen.fetchAhead();
    });
  }, [entered]);

  async function signOut() {
    setLeaving(true);
    await loadBackend()
      .then((backend) => backend.signOut())
      .then(
        () => {
          forgetKept();
          forgetActivity();
          lock.leave();
        },
        () => setLeaving(false),
      );
  }

  if (lock.email !== undefined)
    return whenFetched(
      <ShowPage
        key="lockScreen"
        page={lockScreen}
        email={lock.email}
        onOpen={lock.open}
        onLeave={() => {
          setLeaving(true);
          forgetKept();
          forgetActivity();
          lock.leave();
        }}
      />,
    );

  if (session.kind !== 'staff' && !entered) {
    if (start.failure) return waiting({ failure: start.failure, onRetry: start.retry });
    if (session.kind === 'unknown') return waiting();
    return <Navigate to={paths.staffSignIn} replace state={{ search }} />;
  }
  if (session.kind !== 'staff') {
    // Staff data must not stay in the page after the session has ended.
    if (leaving) return <Navigate to={paths.staffSignIn} replace />;
    return whenFetched(
      <ShowPage
        key="signInScreen"
        page={signInScreen}
        reason={(session.kind === 'none' && session.ended) || 'expired'}
      />,
    );
  }
  if (!copy.ready) return waiting({ failure: copy.failure, onRetry: copy.retry });
  const { uid, email, duty } = session;
  if (duty)
    return whenFetched(
      <ShowPage
        key="dutyScreen"
        page={dutyScreen}
        duty={duty}
        email={email}
        onSignOut={() => void signOut()}
      />,
    );
  return (
    <>
      <StaffFrame key={uid} member={session} onSignOut={() => void signOut()} />
      <IdleWarning shown={lock.warning} />
    </>
  );
}
