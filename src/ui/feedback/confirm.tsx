import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import styles from './asking.module.css';
import { Dialog } from './dialog';

/**
 * Asks before something that matters. Cancel comes first, so that Enter out of habit is harmless. While
 * an answer that takes time is on its way, it stays open and takes no other.
 */
export function Confirm({
  open,
  title,
  children,
  fields,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  onClosed,
}: {
  readonly open: boolean;
  readonly title: string;
  /** What follows from confirming; it is read out after the title. */
  readonly children: ReactNode;
  readonly fields?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** A promise, if the answer takes time. */
  readonly onConfirm: () => unknown;
  readonly onCancel: () => void;
  /** The dialog is gone and has given the focus back. */
  readonly onClosed?: () => void;
}) {
  const heading = useId();
  const text = useId();
  const [isWorking, setWorking] = useState(false);
  // A second press may come before React has rendered the first one's effect.
  const locked = useRef(false);

  async function confirm() {
    if (locked.current) return;
    const work = onConfirm();
    if (!(work instanceof Promise)) return;
    locked.current = true;
    setWorking(true);
    await work.finally(() => {
      locked.current = false;
      setWorking(false);
    });
  }

  function cancel() {
    if (!locked.current) onCancel();
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      {...(onClosed && { onClosed })}
      labelledBy={heading}
      describedBy={text}
      className={styles.asking}
    >
      <div className={styles.body}>
        <h2 id={heading} className="title-l">
          {title}
        </h2>
        <div id={text} className="stack gap-16">
          {children}
        </div>
        {fields}
        <div className={styles.actions}>
          <Button look="line" aria-disabled={isWorking || undefined} onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button
            look={isWorking ? 'off' : 'main'}
            aria-disabled={isWorking || undefined}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
