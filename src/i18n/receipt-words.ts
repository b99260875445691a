import type { TFunction } from 'i18next';
import type { Attribute } from '../domain/calculator';
import { type Estimate, hasEffect, type ReceiptLine } from '../domain/estimate';
import type { Language } from '../domain/language';
import { centsToMillicents, formatExact, formatExactDollars } from '../domain/money';
import type { ShownProof } from '../domain/proof';
import { answerText } from './answer-text';
import { formatPercent } from './format';
import { type MarkWords, proofText } from './proof-words';

/** Translates keys of the public copy. */
export type Say = TFunction;

/** A line of a receipt in words; `share` is a part of one and absent if it would be 0. */
export interface ReceiptRow {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
  readonly share?: number;
  readonly shareText?: string;
  readonly note?: string;
  readonly proof?: MarkWords;
}

/** The words for the two answers of a question that is answered with yes or no. */
export const yesNo = (t: Say) => ({ yes: t('calculator:yes'), no: t('calculator:no') });

/** The label of a rate in the list of rates. */
export function rateLabel(attribute: Attribute, language: Language, t: Say): string {
  const label = attribute.label[language];
  return attribute.kind === 'yesNo' ? t('calculator:rates.yes', { label }) : label;
}

function oneMoreText(line: ReceiptLine, language: Language, t: Say): string | undefined {
  const { attribute, answer, oneMoreAdds } = line;
  if (!hasEffect(attribute)) return t('calculator:row.noEffect');
  if (oneMoreAdds === undefined) return undefined;
  const amount = formatExactDollars(oneMoreAdds);
  switch (attribute.kind) {
    case 'count':
      return t('calculator:receipt.oneMore', { amount });
    case 'yesNo':
      return t('calculator:receipt.aYes', { amount });
    case 'choice':
      return t('calculator:receipt.nextOption', {
        option: answerText(attribute, answer + 1, language, yesNo(t)),
        amount,
      });
  }
}

function shareOf(part: number, language: Language): Pick<ReceiptRow, 'share' | 'shareText'> {
  return part > 0 ? { share: part, shareText: formatPercent(part, language) } : {};
}

function row(line: ReceiptLine, language: Language, t: Say): ReceiptRow {
  const { attribute, answer, subtotal, share } = line;
  const said = answerText(attribute, answer, language, yesNo(t));
  const note = oneMoreText(line, language, t);
  return {
    id: attribute.id,
    label: attribute.label[language],
    detail:
      attribute.kind === 'count'
        ? t('calculator:receipt.times', {
            quantity: said,
            rate: formatExactDollars(attribute.rate),
          })
        : said,
    amount: formatExact(subtotal),
    ...shareOf(share, language),
    ...(note && { note }),
  };
}

/**
 * The lines of a receipt, largest first, then the base amount and, if the exact total is not a
 * whole number of cents, the rounding: the amounts add up to the value. `note` says what one more
 * of each would add.
 */
export function receiptRows(
  estimate: Estimate,
  language: Language,
  t: Say,
  proven?: ShownProof,
): ReceiptRow[] {
  const rows: ReceiptRow[] = [...estimate.lines]
    .sort((a, b) => b.subtotal - a.subtotal)
    .map((line) => {
      const { attribute, answer } = line;
      const proof = proofText(attribute, answer, proven, language, (key, figures) =>
        t(`proofMarks:${key}`, figures),
      );
      return { ...row(line, language, t), ...(proof && { proof }) };
    });
  if (estimate.base > 0) {
    rows.push({
      id: 'base',
      label: t('calculator:receipt.base'),
      detail: t('calculator:receipt.baseDetail'),
      amount: formatExact(estimate.base),
      ...shareOf(estimate.baseShare, language),
    });
  }
  const rounding = centsToMillicents(estimate.value) - estimate.total;
  if (rounding !== 0) {
    rows.push({
      id: 'rounding',
      label: t('calculator:receipt.rounding'),
      detail: t('calculator:receipt.roundingDetail'),
      amount: `${rounding < 0 ? '\u2212' : '+'}${formatExact(Math.abs(rounding))}`,
    });
  }
  return rows;
}
