import type { Millicents } from '../../../../../domain/money';
import { percentChange } from '../../changes/percent';
import styles from './difference.module.css';

/** Half a bar stands for this many per cent, and for everything above. */
const WIDEST_PERCENT = 25;

/** A bar from the middle to the right for a rise and to the left for a fall. */
export function Difference({
  before,
  after,
}: {
  readonly before: Millicents;
  readonly after: Millicents;
}) {
  const percent = before === after ? 0 : (percentChange(before, after) ?? WIDEST_PERCENT);
  const part = Math.min(1, Math.abs(percent) / WIDEST_PERCENT);
  return (
    <svg className={styles.difference} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden>
      <path d="M0 6h100v12H0z" className={styles.whole} />
      {percent !== 0 && (
        <path
          d={`M50 6h${Math.sign(percent) * part * 50}v12H50z`}
          className={percent > 0 ? styles.up : styles.down}
        />
      )}
      <path d="M50 0v24" className={styles.middle} />
    </svg>
  );
}
