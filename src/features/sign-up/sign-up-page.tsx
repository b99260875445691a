import './sign-up.css';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import { failures } from '../../i18n/es/failures';
import { signUp } from '../../i18n/es/sign-up';
import { usePageCopy } from '../../i18n/use-language';
import { SignUpForm } from './sign-up-form';

/** The sign-up for information on services for gamers. */
export default function SignUpPage() {
  usePageCopy({ failures, signUp });
  const { t } = useTranslation();
  const navigate = useNavigate();
  const onThanks = useCallback(() => void navigate(paths.signUpThanks), [navigate]);
  return (
    <div className="sign-up wrap">
      <div className="sign-up__words">
        <h1 className="sign-up__title display">{t('signUp:title')}</h1>
        <p className="lead">{t('signUp:lead')}</p>
      </div>
      <div className="sign-up__ticket">
        <div className="sign-up__pins pins" aria-hidden="true" />
        <SignUpForm onThanks={onThanks} />
        <p className="sign-up__privacy muted">
          {t('signUp:privacy')} <a href={brand.privacyUrl}>{t('signUp:privacyLink')}</a>
        </p>
      </div>
    </div>
  );
}
