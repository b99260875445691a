import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../ui/feedback/confirm';

type Question = Omit<ComponentProps<typeof Confirm>, 'open' | 'cancelLabel' | 'onCancel'>;

/** A button that asks before it acts: `button` draws it, and opens the question when it is pressed. */
export function ConfirmButton({
  button,
  onConfirm,
  ...question
}: Question & { readonly button: (ask: () => void) => ReactNode }) {
  const { t } = useTranslation('staff');
  const [asking, setAsking] = useState(false);
  return (
    <>
      {button(() => setAsking(true))}
      <Confirm
        {...question}
        open={asking}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
