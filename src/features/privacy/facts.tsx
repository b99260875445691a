import { useTranslation } from 'react-i18next';
import styles from './facts.module.css';

const FACTS = [
  ['account', styles.account],
  ['password', styles.password],
  ['erased', styles.erased],
] as const;

/** What matters most, before the details. */
export function Facts() {
  const { t } = useTranslation();
  return (
    <ul className={styles.facts} aria-label={t('privacy:facts.label')}>
      {FACTS.map(([fact, paper]) => (
        <li key={fact} className={paper}>
          <h2>{t(`privacy:facts.${fact}`)}</h2>
          <p>{t(`privacy:facts.${fact}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
