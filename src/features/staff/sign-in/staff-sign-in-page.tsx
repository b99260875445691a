import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { timings } from '../../../config/timings';
import { useSession } from '../../../data/backend-provider';
import { failures } from '../../../i18n/es/site/failures';
import { usePageCopy } from '../../../i18n/use-language';
import SignInScreen, { type SignInReason } from './sign-in-screen';

interface RedirectState {
  /** The query string of the staff page that was requested. */
  readonly search?: string;
}

const neverChanges = () => () => undefined;

/** `/Paradais`: signs staff in. Staff who are signed in already are redirected to the staff area. */
export default function StaffSignInPage() {
  usePageCopy({ failures });
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
