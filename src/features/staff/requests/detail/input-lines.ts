import type { TFunction } from 'i18next';
import { hasEffect, type ReceiptLine } from '../../../../domain/estimate';
import type { Language } from '../../../../domain/language';
import { formatExact } from '../../../../domain/money';
import { formatNumber } from '../../../../i18n/format';

/** What was answered, in words: a quantity, yes or no, or the chosen option. */
export function answerWords(
  { attribute, answer }: ReceiptLine,
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

/** `1,300 × 0.0125 = 16.25`: what an answer is worth at the rates of today. */
export function sumWords(line: ReceiptLine, language: Language, t: TFunction<'staff'>): string {
  const { attribute, subtotal } = line;
  const answer = answerWords(line, language, t);
  if (!hasEffect(attribute)) return `${answer}. ${t('requests.detail.noEffect')}`;
  const worth = formatExact(subtotal);
  return attribute.kind === 'count'
    ? `${answer} × ${formatExact(attribute.rate)} = ${worth}`
    : `${answer} = ${worth}`;
}
