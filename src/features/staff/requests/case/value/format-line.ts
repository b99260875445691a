import type { TFunction } from 'i18next';
import { hasEffect, type ReceiptLine } from '../../../../../domain/estimate';
import type { Language } from '../../../../../domain/language';
import { formatExact } from '../../../../../domain/money';
import { formatNumber } from '../../../../../i18n/format';

/** An answer as text: a quantity, yes or no, or the chosen option. */
export function formatAnswer(
  { attribute, answer }: Pick<ReceiptLine, 'attribute' | 'answer'>,
  language: Language,
  t: TFunction<'staff'>,
): string {
  switch (attribute.kind) {
    case 'count':
      return formatNumber(answer);
    case 'yesNo':
      return t(answer === 1 ? 'requests.detail.yes' : 'requests.detail.no');
    case 'choice':
      return (attribute.options[answer] ?? attribute.options[0]).label[language];
  }
}

/** `1,300 × 0.0125`: how the subtotal of a line comes about. */
export function formatDetail(
  line: Pick<ReceiptLine, 'attribute' | 'answer'>,
  language: Language,
  t: TFunction<'staff'>,
): string {
  const { attribute } = line;
  const answer = formatAnswer(line, language, t);
  if (!hasEffect(attribute)) return `${answer}. ${t('requests.detail.noEffect')}`;
  return attribute.kind === 'count' ? `${answer} × ${formatExact(attribute.rate)}` : answer;
}
