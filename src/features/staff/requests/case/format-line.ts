import type { TFunction } from 'i18next';
import { hasEffect, type ReceiptLine } from '../../../../domain/estimate';
import type { Language } from '../../../../domain/language';
import { formatExact } from '../../../../domain/money';
import { answerText } from '../../../../i18n/answer-text';

/** The words for the two answers of a question that is answered with yes or no. */
export const yesNo = (t: TFunction<'staff'>) => ({
  yes: t('requests.detail.yes'),
  no: t('requests.detail.no'),
});

/** `1,300 × 0.0125`: how the subtotal of a line comes about. */
export function formatDetail(
  { attribute, answer }: Pick<ReceiptLine, 'attribute' | 'answer'>,
  language: Language,
  t: TFunction<'staff'>,
): string {
  const given = answerText(attribute, answer, language, yesNo(t));
  if (!hasEffect(attribute)) return `${given}. ${t('requests.detail.noEffect')}`;
  return attribute.kind === 'count' ? `${given} × ${formatExact(attribute.rate)}` : given;
}
