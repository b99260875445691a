import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../domain/money';
import type { Quote } from '../../../domain/quote';
import { Note } from '../../../ui/feedback/note';

/** The value before and after estimating again. It takes the focus, because the button is gone. */
export function NewValue({ replaced, quote }: { readonly replaced: Quote; readonly quote: Quote }) {
  const { t } = useTranslation();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Note tone="info">
      <p ref={words} tabIndex={-1}>
        {t('request:rates.newValue', {
          before: formatDollars(replaced.value),
          after: formatDollars(quote.value),
        })}
      </p>
    </Note>
  );
}
