import styles from './printer-slot.module.css';

/** The slot that receipts come out of. */
export function PrinterSlot() {
  return <div className={`no-print ${styles.slot}`} aria-hidden="true" />;
}
