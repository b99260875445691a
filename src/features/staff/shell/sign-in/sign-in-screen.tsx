import { useTranslation } from 'react-i18next';
import { paths } from '../../../../config/paths';
import { staffSignIn } from '../../../../i18n/es/staff/shell/sign-in';
import { usePageCopy } from '../../../../i18n/use-language';
import { GateScreen } from './gate-screen';
import { SignInForm } from './sign-in-form';
import styles from './sign-in-screen.module.css';

/**
 * Why the user has to sign in: a staff page requires it, or the session ended, because of its age,
 * of an access that was taken away, or of a new password.
 */
export type SignInReason = 'needed' | 'expired' | 'removed' | 'password-changed';

/** The page on which staff sign in (specification, section 2). */
export default function SignInScreen({
  reason,
  onSubmit,
  onSignedIn,
}: {
  readonly reason: SignInReason | undefined;
  readonly onSubmit?: () => void;
  readonly onSignedIn?: () => void;
}) {
  usePageCopy({ staffSignIn });
  const { t } = useTranslation();
  const home = (
    <a className="link" href={paths.home}>
      {t('staffSignIn:home')}
    </a>
  );
  return (
    <div className={styles.signIn}>
      <GateScreen
        title={t('staffSignIn:title')}
        pageTitle={t('meta:staffSignIn.title')}
        huge
        foot={home}
      >
        {reason && (
          <p className={styles.reason} role="status">
            {t(`staffSignIn:${reason}`)}
          </p>
        )}
        <SignInForm onSubmit={onSubmit} onSignedIn={onSignedIn} />
      </GateScreen>
    </div>
  );
}
