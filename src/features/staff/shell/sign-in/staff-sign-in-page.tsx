import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import { bankSignIn } from '../../../../config/staff';
import { timings } from '../../../../config/timings';
import { useSession } from '../../../../data/backend-provider';
import { isBankAnswer } from '../../../../data/staff/bank-sign-in';
import { INVITED, readInvitationFragment } from '../../../../domain/staff/invitation-link';
import { failures } from '../../../../i18n/es/failures';
import { usePageCopy } from '../../../../i18n/use-language';
import { lazyPage, ShowPage } from '../../../../ui/page/lazy-page';
import { useFragment } from '../../../../ui/page/use-fragment';
import { GateScreen } from './gate-screen';
import SignInScreen, { type SignInReason } from './sign-in-screen';

interface RedirectState {
  /** The query string of the staff page that was requested. */
  readonly search?: string;
}

const invitationScreen = lazyPage(() => import('./invitation-screen'));

// Its code comes with that of this page.
if (typeof location !== 'undefined' && readInvitationFragment(location.hash.slice(1)))
  invitationScreen.fetchAhead();

const bankReturn = lazyPage(() => import('./bank-return'));

const neverChanges = () => () => undefined;

/** `/Paradais`: signs staff in, or shows the invitation of a mailed link. */
export default function StaffSignInPage() {
  usePageCopy({ failures });
  const fragment = useFragment();
  // The prerendered page has no fragment, so hydration starts with the sign-in.
  const linkKey = useSyncExternalStore<string | undefined>(
    neverChanges,
    () => readInvitationFragment(fragment),
    () => undefined,
  );
  const answer = useSyncExternalStore<string | undefined>(
    neverChanges,
    () => (isBankAnswer(fragment) ? fragment : undefined),
    () => undefined,
  );
  if (bankSignIn && answer !== undefined)
    return (
      <Suspense>
        <ShowPage page={bankReturn} way={bankSignIn} answer={answer} />
      </Suspense>
    );
  if (linkKey === undefined) return <SignIn />;
  return (
    <Suspense fallback={<Loading />}>
      <ShowPage page={invitationScreen} key={linkKey} linkKey={linkKey} />
    </Suspense>
  );
}

/** What stands there until the code of an invitation has come. */
function Loading() {
  const { t } = useTranslation();
  const [title, pageTitle] = [t('shell:pageLoading'), t('meta:staffSignIn.title')];
  return <GateScreen title={title} pageTitle={pageTitle} foot={null} />;
}

/** Signs staff in. Staff who are signed in already are redirected to the staff area. */
function SignIn() {
  const navigate = useNavigate();
  const redirect = useLocation().state as RedirectState | null;
  const session = useSession();
  const [submitted, setSubmitted] = useState(false);
  const [signedIn, setSignedIn] = useState(false);
  // The prerendered page has no history state, so hydration starts without a reason.
  const reason = useSyncExternalStore<SignInReason | undefined>(
    neverChanges,
    () => (redirect ? 'needed' : undefined),
    () => undefined,
  );
  const target = `${paths.staff}${redirect?.search ?? ''}`;

  // The prerendered form stays hidden while it stands in for an invitation (sign-in-screen).
  useEffect(() => {
    if (readInvitationFragment(location.hash.slice(1)) === undefined)
      document.documentElement.classList.remove(INVITED);
  });

  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(
      () => void navigate(target, { replace: true }),
      timings.afterStaffSignInMs,
    );
    return () => clearTimeout(timer);
  }, [signedIn, navigate, target]);

  // The session changes before the form's own submission ends; the form then shows its success first.
  if (session.kind === 'staff' && !submitted) return <Navigate to={target} replace />;
  return (
    <SignInScreen
      reason={reason}
      onSubmit={() => setSubmitted(true)}
      onSignedIn={() => setSignedIn(true)}
    />
  );
}
