import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from './confirm';

type Question = Omit<
  ComponentProps<typeof Confirm>,
  'open' | 'cancelLabel' | 'onCancel' | 'onClosed'
>;

/** A button that asks before it acts: `button` draws it, and opens the question when it is pressed. */
export function ConfirmButton({
  button,
  onConfirm,
  onGone,
  ...question
}: Question & {
  readonly button: (ask: () => void) => ReactNode;
  /** The dialog of a confirmed question is gone and has given the focus back. */
  readonly onGone?: () => void;
}) {
  const { t } = useTranslation('staff');
  const [asking, setAsking] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  return (
    <>
      {button(() => {
        setConfirmed(false);
        setAsking(true);
      })}
      <Confirm
        {...question}
        open={asking}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onClosed={() => isConfirmed && onGone?.()}
        onConfirm={() => {
          setConfirmed(true);
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
