import {
  type MouseEvent,
  memo,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './dialog.module.css';
import { useLayer } from './layer';

/** The closing animation takes 600 ms; 100 ms later the dialog is taken away. */
const REMOVED_AFTER_MS = 700;

interface DialogProps {
  readonly open: boolean;
  /** Back, Escape, the backdrop or the browser asks to close; keeping `open` refuses. */
  readonly onClose: () => void;
  /** The closing animation is over and the dialog is gone. */
  readonly onClosed?: () => void;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** Id of what is read out after its name. */
  readonly describedBy?: string | undefined;
  /** Whether it still changes while it closes, because it says what came of it. */
  readonly tellsEnd?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The open dialogs, the innermost last, and who wants to know. */
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function changeDialogs(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The innermost open dialog: nothing outside it can be pressed or heard. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    listen,
    () => dialogs.at(-1),
    () => undefined,
  );
}

/** Stays as it was while the dialog closes, whatever its owner makes of the answer meanwhile. */
const Content = memo(
  ({ children }: { readonly isFrozen: boolean; readonly children: ReactNode }) => children,
  (_, { isFrozen }) => isFrozen,
);

/**
 * A modal dialog that holds the focus and gives it back when it goes. While it closes, it changes no more
 * and takes no press.
 */
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
  describedBy,
  tellsEnd = false,
  className = '',
  children,
}: DialogProps & { readonly onGone: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useLayer(open, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const root = document.documentElement;
    element.showModal();
    // The dialog itself takes the focus: its name is read out and no keyboard jumps up on phones.
    element.focus();
    root.dataset.dialog = 'open';
    changeDialogs([...dialogs, element]);
    return () => {
      element.close();
      changeDialogs(dialogs.filter((other) => other !== element));
      if (dialogs.length === 0) delete root.dataset.dialog;
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
  const refuse = (event: SyntheticEvent) => {
    if (open) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every layer
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={`${styles.dialog} ${className}`}
      data-closing={open ? undefined : ''}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isOutside(event) && pressedOutside.current) onClose();
      }}
      onClickCapture={refuse}
      onKeyDownCapture={(event) => event.key === 'Escape' && refuse(event)}
      onSubmitCapture={refuse}
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
      <Content isFrozen={!open && !tellsEnd}>{children}</Content>
    </dialog>
  );
}
