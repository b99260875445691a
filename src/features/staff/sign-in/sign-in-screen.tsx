import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths';
import { LanguageSwitch } from '../shell/language-switch';
import { brandClass, StaffBrand } from '../shell/staff-brand';
import { SignInForm } from './sign-in-form';
import styles from './sign-in-screen.module.css';

/** Why the user has to sign in: a staff page requires it, or the session ended. */
export type SignInReason = 'needed' | 'expired';

/** The page on which staff sign in (specification, section 2). */
export function SignInScreen({
  reason,
  onSubmit,
  onSignedIn,
}: {
  readonly reason: SignInReason | undefined;
  readonly onSubmit?: () => void;
  readonly onSignedIn?: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.signIn} on-ink`}>
      <header className={styles.head}>
        <a className={brandClass} href={paths.home}>
          <StaffBrand />
        </a>
        <LanguageSwitch />
      </header>
      <div className={styles.body}>
        <h1 className={`${styles.title} heading`}>{t('staffSignIn:title')}</h1>
        {reason && (
          <p className={styles.reason} role="status">
            {t(`staffSignIn:${reason}`)}
          </p>
        )}
        <SignInForm onSubmit={onSubmit} onSignedIn={onSignedIn} />
      </div>
      <div>
        <a className="link" href={paths.home}>
          {t('staffSignIn:home')}
        </a>
      </div>
    </div>
  );
}
