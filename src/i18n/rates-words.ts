import { bankNow } from '../browser/bank-clock';
import type { Calculator } from '../domain/calculator';
import { isSameDay } from '../domain/day';
import type { Language } from '../domain/language';
import { formatExactDollars } from '../domain/money';
import { changedRates, type RateChange, type RateFigures, type Rates } from '../domain/rates/rates';
import { formatDate, formatMove, formatTime } from './format';
import { rateLabel, type Say } from './receipt-words';

/** `a las 10:42 a. m.`, with its date unless that is today's. */
export function momentWords(moment: Date, language: Language, t: Say): string {
  const time = formatTime(moment, 'atTime', language);
  if (isSameDay(moment, bankNow())) return time;
  return t('rates:earlier', { date: formatDate(moment, 'date', language), time });
}

/** Says that these rates have replaced those of an estimate. */
export function ratesChangedWords(rates: Rates | undefined, language: Language, t: Say): string {
  const since = rates?.publication?.since;
  return since
    ? t('rates:changedAt', { moment: momentWords(since, language, t) })
    : t('rates:changed');
}

/** The label of a changed rate; for a choice, with its option. */
export function rateChangeLabel(
  { attributes }: Calculator,
  change: RateChange,
  language: Language,
  t: Say,
): string {
  if ('base' in change) return t('calculator:receipt.base');
  const attribute = attributes.find(({ id }) => id === change.attribute);
  if (attribute?.kind !== 'choice') return attribute ? rateLabel(attribute, language, t) : '';
  return t('rates:option', {
    label: attribute.label[language],
    option: attribute.options[change.option ?? 0]?.label[language],
  });
}

/** A rate that changed: `Robux`, `US$0.0125 → US$0.02`, `+60.0 %`. */
export interface RateChangeRow {
  readonly label: string;
  readonly text: string;
  readonly move: string;
}

/** The rates that differ, in words and in the calculator's order. Both must fit it. */
export function rateChangeRows(
  calculator: Calculator,
  before: RateFigures,
  after: RateFigures,
  language: Language,
  t: Say,
): RateChangeRow[] {
  return changedRates(calculator, before, after).map((change) => ({
    label: rateChangeLabel(calculator, change, language, t),
    text: `${formatExactDollars(change.before)} → ${formatExactDollars(change.after)}`,
    move: formatMove(change.before, change.after, language),
  }));
}
