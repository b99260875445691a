import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { timings } from '../../../config/timings';
import { useSession } from '../../../data/backend-door';
import { failures } from '../../../i18n/es/failures';
import { staffSignIn } from '../../../i18n/es/staff-sign-in';
import { provideCopy } from '../../../i18n/page-copy';
import { type SignInReason, SignInScreen } from './sign-in-screen';

provideCopy({ failures, staffSignIn });

interface SentHere {
  /** The query of the staff page that was asked for. */
  readonly search?: string;
}

const neverChanges = () => () => undefined;

/** `/Paradais`: lets staff in and sends those who are in already straight on. */
export default function StaffSignInPage() {
  const navigate = useNavigate();
  const sentHere = useLocation().state as SentHere | null;
  const session = useSession();
  const [submitted, setSubmitted] = useState(false);
  const [signedIn, setSignedIn] = useState(false);
  // Only the browser knows: a page that was prerendered is taken over without it.
  const reason = useSyncExternalStore<SignInReason | undefined>(
    neverChanges,
    () => (sentHere ? 'needed' : undefined),
    () => undefined,
  );
  const target = `${paths.staff}${sentHere?.search ?? ''}`;

  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(
      () => void navigate(target, { replace: true }),
      timings.afterStaffSignInMs,
    );
    return () => clearTimeout(timer);
  }, [signedIn, navigate, target]);

  // The session turns into staff's before the form hears of it: then the form has the word.
  if (session.kind === 'staff' && !submitted) return <Navigate to={target} replace />;
  return (
    <SignInScreen
      reason={reason}
      onSubmit={() => setSubmitted(true)}
      onSignedIn={() => setSignedIn(true)}
    />
  );
}
