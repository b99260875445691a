import { useTranslation } from 'react-i18next';
import { VERIFICATION_HOURS } from '../../domain/request/time-limits';
import { games } from '../../games/list';
import styles from './facts.module.css';

/** The product in four numbers. */
export function Facts() {
  const { t } = useTranslation();
  const facts = [
    [String(games.length), t('home:facts.calculators')],
    [`${VERIFICATION_HOURS} h`, t('home:facts.hours')],
    ['1', t('home:facts.loans')],
    ['0', t('home:facts.personalData')],
  ] as const;
  return (
    <section className={styles.facts} aria-label={t('home:facts.title')}>
      <ul className={`${styles.list} wrap`}>
        {facts.map(([number, meaning]) => (
          <li key={meaning} className={styles.fact}>
            <b className={`${styles.number} figure`}>{number}</b> <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
