import { useTranslation } from 'react-i18next';
import type { Rehearsal } from '../../../../../domain/rates/rehearsal';
import { formatNumber } from '../../../../../i18n/format';
import styles from './moves-bar.module.css';

/** How many requests rise, stay and fall. */
export function MovesBar({
  rehearsal: { rising, equal, falling },
}: {
  readonly rehearsal: Pick<Rehearsal, 'rising' | 'equal' | 'falling'>;
}) {
  const { t } = useTranslation('staff');
  const words = (key: 'rising' | 'equal' | 'falling', count: number) =>
    t(`rehearsal.spread.${key}`, { count, number: formatNumber(count) });
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {rising > 0 && <i className={styles.up} style={{ flexGrow: rising }} />}
        {equal > 0 && <i style={{ flexGrow: equal }} />}
        {falling > 0 && <i className={styles.down} style={{ flexGrow: falling }} />}
      </div>
      <p className={`${styles.words} number`}>
        <span className={styles.risingWords}>{words('rising', rising)}</span>
        <span>{words('equal', equal)}</span>
        <span className={styles.fallingWords}>{words('falling', falling)}</span>
      </p>
    </div>
  );
}
