import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { timings } from '../../config/timings';
import { signUp } from '../../i18n/es/sign-up';
import { usePageCopy } from '../../i18n/use-language';
import { Illustration } from '../../ui/art/illustration';
import { Button } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { Said } from '../../ui/feedback/said';
import { STAYED_MS, useTimedRedirect } from '../../ui/page/use-timed-redirect';
import styles from './sign-up-thanks-page.module.css';

/** Thanks after a sign-up; it goes home by itself unless the visitor stays. */
export default function SignUpThanksPage() {
  usePageCopy({ signUp });
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goHome = useCallback(() => void navigate(paths.home), [navigate]);
  const { seconds, secondsLeft, stay, stayHandlers } = useTimedRedirect({
    delayMs: timings.thanksRedirectMs,
    keysDelayMs: timings.thanksByKeysMs,
    leave: goHome,
  });
  const staying = secondsLeft === undefined;
  return (
    <section className={`fold ${styles.thanks} wrap`} {...stayHandlers}>
      <div className="stack gap-24 start">
        <h1 className="heading">{t('signUp:thanks.title')}</h1>
        <p className="lead">{t('signUp:thanks.text')}</p>
        {/* Its words are said once, below; the seconds are for the eye. */}
        <p className="number" aria-hidden="true">
          {staying
            ? t('signUp:thanks.staying')
            : t('signUp:thanks.leaving', { count: secondsLeft })}
        </p>
        <Said restMs={staying ? STAYED_MS : 0}>
          {staying ? t('signUp:thanks.staying') : t('shell:leaving', { seconds })}
        </Said>
        <div className="actions">
          <Button look={staying ? 'line' : 'ink'} aria-pressed={staying} onClick={stay}>
            {t('signUp:thanks.stay')}
          </Button>
          <Link className="link" to={paths.home}>
            {t('shell:home')}
          </Link>
        </div>
      </div>
      <Illustration name="all-done" className={styles.art} />
    </section>
  );
}
