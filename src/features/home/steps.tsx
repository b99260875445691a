import { useTranslation } from 'react-i18next';
import { anchors, paths } from '../../config/paths';
import { Icon } from '../../ui/art/icon';
import { Link } from '../../ui/button/link';
import homePageStyles from './home-page.module.css';
import styles from './steps.module.css';

const STEPS = [
  ['estimate', 'gamepad'],
  ['send', 'bolt'],
  ['answer', 'shield'],
] as const;

/** How it works, as one strip with three stubs. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <section
      className={`${homePageStyles.section} wrap`}
      id={anchors.info}
      tabIndex={-1}
      aria-labelledby="info-title"
    >
      <h2 id="info-title" className={`${homePageStyles.title} heading`}>
        {t('home:info.title')}
      </h2>
      <ol className={`${styles.strip} on-ink`}>
        {STEPS.map(([step, icon], index) => (
          <li key={step} className={styles.stub}>
            <span className={`${styles.number} display`} aria-hidden="true">
              {index + 1}
            </span>
            <Icon name={icon} className={styles.icon} />
            <div className={styles.words}>
              <h3 className={styles.title}>{t(`home:info.${step}.title`)}</h3>
              <p>{t(`home:info.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link className={`${styles.more} link`} to={paths.faq}>
        {t('home:info.more')}
      </Link>
    </section>
  );
}
