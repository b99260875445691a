import { type ComponentProps, type ReactNode, useState } from 'react';
import { Confirm } from './confirm';

/**
 * A button that asks before it acts: `button` draws it, and opens the question when it is pressed. The
 * answer closes the question; one that takes time does so only if it comes to true.
 */
export function ConfirmButton({
  button,
  onConfirm,
  onGone,
  ...question
}: Omit<ComponentProps<typeof Confirm>, 'open' | 'onCancel' | 'onClosed'> & {
  readonly button: (ask: () => void) => ReactNode;
  /** The dialog of a confirmed question is gone and has given the focus back. */
  readonly onGone?: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);

  function close() {
    setConfirmed(true);
    setAsking(false);
  }

  return (
    <>
      {button(() => {
        setConfirmed(false);
        setAsking(true);
      })}
      <Confirm
        {...question}
        open={asking}
        onCancel={() => setAsking(false)}
        onClosed={() => isConfirmed && onGone?.()}
        onConfirm={() => {
          const work = onConfirm();
          if (!(work instanceof Promise)) return close();
          return work.then((isDone) => isDone === true && close());
        }}
      />
    </>
  );
}
