import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { failures } from '../../i18n/es/failures';
import { signUp } from '../../i18n/es/sign-up';
import { usePageCopy } from '../../i18n/use-language';
import { pressState } from '../../ui/feedback/last-press';
import { SignUpForm } from './sign-up-form';
import styles from './sign-up-page.module.css';

/** The sign-up for information on services for gamers. */
export default function SignUpPage() {
  usePageCopy({ failures, signUp });
  const { t } = useTranslation();
  const navigate = useNavigate();
  const onThanks = useCallback(
    () => void navigate(paths.signUpThanks, { state: pressState() }),
    [navigate],
  );
  return (
    <div className={`${styles.signUp} wrap`}>
      <div className={styles.words}>
        <h1 className={`${styles.title} display`}>{t('signUp:title')}</h1>
        <p className="lead">{t('signUp:lead')}</p>
      </div>
      <div className={styles.ticket}>
        <div className={`${styles.pins} pins`} aria-hidden="true" />
        <SignUpForm onThanks={onThanks} />
        <p className={`${styles.privacy} muted`}>
          {t('signUp:privacy')}{' '}
          <a href={paths.privacy} target="_blank" rel="noopener">
            {t('shell:footer.privacy')}
            <span className="visually-hidden"> {t('shell:newTab')}</span>
          </a>
        </p>
      </div>
    </div>
  );
}
