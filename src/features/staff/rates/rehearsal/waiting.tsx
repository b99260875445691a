import { Skeleton } from '../../../../ui/feedback/skeleton';
import { Slot } from './receipts/slot';
import styles from './waiting.module.css';

/** Holds the place of the receipts and the plot while the requests are read. */
export function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Slot>
        <Skeleton className={styles.one} />
        <Skeleton className={styles.one} />
      </Slot>
      <Skeleton className={styles.one} />
    </div>
  );
}
