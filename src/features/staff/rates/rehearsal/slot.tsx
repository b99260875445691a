import type { ReactNode } from 'react';
import { PrinterSlot } from '../../../../ui/paper/printer-slot';
import styles from './slot.module.css';

/** The slot that prints the receipts; nothing comes out of it before the first rehearsal. */
export function Slot({ children }: { readonly children?: ReactNode }) {
  return (
    <div>
      <PrinterSlot />
      {children && <div className={styles.papers}>{children}</div>}
    </div>
  );
}
