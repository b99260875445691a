import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './dialog.module.css';

/** The closing animation takes 600 ms; 100 ms later the dialog is taken away. */
const REMOVED_AFTER_MS = 700;

interface DialogProps {
  readonly open: boolean;
  /** Escape, the backdrop or the browser asks to close; keeping `open` refuses. */
  readonly onClose: () => void;
  /** The closing animation is over and the dialog is gone. */
  readonly onClosed?: () => void;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A modal dialog that holds the focus and gives it back when it goes. */
export function Dialog({ open, ...rest }: DialogProps) {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  return present ? <Modal open={open} onGone={() => setPresent(false)} {...rest} /> : null;
}

function Modal({
  open,
  onClose,
  onClosed,
  onGone,
  labelledBy,
  className = '',
  children,
}: DialogProps & { readonly onGone: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const root = document.documentElement;
    element.showModal();
    // The dialog itself takes the focus: its name is read out and no keyboard jumps up on phones.
    element.focus();
    root.dataset.dialog = 'open';
    return () => {
      delete root.dataset.dialog;
      element.close();
    };
  }, []);

  const gone = useEffectEvent(() => {
    // Closing gives the focus back; a caller that moves it does so afterwards.
    flushSync(onGone);
    onClosed?.();
  });
  useEffect(() => {
    if (open) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => gone(), still ? 0 : REMOVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open]);

  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={`${styles.dialog} ${className}`}
      data-closing={open ? undefined : ''}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isOutside(event) && pressedOutside.current) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Browsers may close a dialog that refuses twice; it closes in its own way or not at all.
        if (!open || dialog.current?.open !== false) return;
        dialog.current.showModal();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
