import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rates } from '../../../../domain/rates/rates';
import { Confirm } from '../../../../ui/feedback/confirm';

/** What figures of an earlier version would replace: typed ones, or those of a draft by somebody. */
export type Replaced = 'nothing' | 'typed' | { readonly author: string };

/**
 * Puts an earlier version into the draft, and asks first if that replaces something. `onPut` comes
 * after the dialog has given the focus back.
 */
export function usePutVersion(replaced: Replaced, onPut: (rates: Rates) => void) {
  const { t } = useTranslation('staff');
  // What the dialog asks stays the same while it closes.
  const [asked, setAsked] = useState<{ rates: Rates; text: string }>();
  const [asking, setAsking] = useState(false);
  const [confirmed, setConfirmed] = useState(false);

  function put(rates: Rates) {
    if (replaced === 'nothing') return onPut(rates);
    const text =
      replaced === 'typed'
        ? t('rates.history.againTyped')
        : t('rates.history.againDraft', { author: replaced.author });
    setAsked({ rates, text });
    setConfirmed(false);
    setAsking(true);
  }

  const dialog = (
    <Confirm
      open={asking}
      title={t('rates.history.againTitle', { version: asked?.rates.version })}
      confirmLabel={t('rates.history.againYes')}
      cancelLabel={t('cancel')}
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        setConfirmed(true);
      }}
      onClosed={() => {
        if (confirmed && asked) onPut(asked.rates);
      }}
    >
      <p>{asked?.text}</p>
    </Confirm>
  );
  return { put, dialog };
}
