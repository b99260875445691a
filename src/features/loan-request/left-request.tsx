import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { type LoanRequest, reference } from '../../domain/loan-request';
import { NoBreak } from '../../ui/no-break';

/** Says above the form which request this browser no longer shows; it takes the focus. */
export function LeftRequest({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className="left-request">
      <NoBreak part={brand.phone}>
        {t('status.again.doneText', { reference: reference(request.id) })}
      </NoBreak>
    </p>
  );
}
