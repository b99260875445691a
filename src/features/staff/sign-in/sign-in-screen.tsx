import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { Icon } from '../../../ui/art/icon';
import { LanguageSwitch } from '../shell/language-switch';
import { SignInForm } from './sign-in-form';
import './sign-in.css';

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
    <div className="sign-in on-ink">
      <header className="sign-in__head">
        <a className="staff-brand" href={paths.home}>
          <Icon name="mark" />
          <b>{brand.product}</b>
        </a>
        <LanguageSwitch />
      </header>
      <div className="sign-in__body">
        <h1 className="heading">{t('staffSignIn:title')}</h1>
        {reason && (
          <p className="sign-in__reason" role="status">
            {t(`staffSignIn:${reason}`)}
          </p>
        )}
        <SignInForm onSubmit={onSubmit} onSignedIn={onSignedIn} />
      </div>
      <div className="sign-in__foot">
        <a className="link" href={paths.home}>
          {t('staffSignIn:home')}
        </a>
      </div>
    </div>
  );
}
