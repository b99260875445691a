import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './asking.module.css';
import { Dialog } from './dialog';

/** Asks for something in a form: the same sheet as Confirm, with fields and its own buttons. */
export function FormDialog({
  open,
  title,
  text,
  children,
  actions,
  form,
  onClose,
  onClosed,
}: {
  readonly open: boolean;
  readonly title: string;
  /** What it is for and what follows; it is read out after the title. */
  readonly text: ReactNode;
  readonly children: ReactNode;
  /** Its buttons: the one that gives up, then the one that sends. */
  readonly actions: ReactNode;
  readonly form: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'>;
  readonly onClose: () => void;
  /** The dialog is gone and has given the focus back. */
  readonly onClosed?: () => void;
}) {
  const heading = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      {...(onClosed && { onClosed })}
      labelledBy={heading}
      describedBy={textId}
      className={styles.asking}
    >
      <form {...form} className={styles.body} noValidate>
        <h2 id={heading} className="title-l">
          {title}
        </h2>
        <div id={textId} className="stack gap-16">
          {text}
        </div>
        {children}
        <div className={styles.actions}>{actions}</div>
      </form>
    </Dialog>
  );
}
