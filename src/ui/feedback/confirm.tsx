import { type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import styles from './asking.module.css';
import { Dialog } from './dialog';

/** Asks before something that matters. Cancel comes first, so that Enter out of habit is harmless. */
export function Confirm({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  onClosed,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The dialog is gone and has given the focus back. */
  readonly onClosed?: () => void;
}) {
  const heading = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      {...(onClosed && { onClosed })}
      labelledBy={heading}
      className={styles.asking}
    >
      <div className={styles.body}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
        <div className={styles.actions}>
          <Button look="line" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button onClick={onConfirm}>{confirmLabel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
