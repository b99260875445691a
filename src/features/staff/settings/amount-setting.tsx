import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import {
  type ConfirmationSetting,
  confirmationAt,
  countsFrom,
  LOAN_AMOUNT_FORM,
  readConfirmationAmount,
} from '../../../domain/bank-settings';
import { isSameDay } from '../../../domain/day';
import type { Language } from '../../../domain/language';
import { formatLoanAmount } from '../../../domain/loan/terms';
import type { Cents } from '../../../domain/money';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { inputClass } from '../../../ui/form/field';
import { TwoPersonSetting } from './two-person-setting';
import styles from './two-person-setting.module.css';
import type { TypedSetting } from './use-setting';

type AmountProblem = Exclude<ReturnType<typeof readConfirmationAmount>, Cents>;

const AMOUNT: TypedSetting<'confirmation', Cents, AmountProblem> = {
  name: 'confirmation',
  toText: () => '',
  parse(text) {
    const read = readConfirmationAmount(text);
    return typeof read === 'number' ? { value: read } : { problem: read };
  },
  isInForce: ({ value }, amount) => amount === value,
  asked: (edits, value) => ({ setting: 'confirmation', edits, value }),
};

/** A moment of the next 24 hours, such as `mañana 2:05 p. m.`. */
function soonText(moment: Date, now: Date, language: Language, t: TFunction<'staff'>): string {
  const day = isSameDay(moment, now) ? 'today' : 'tomorrow';
  return t(`audit.settings.${day}`, { time: formatDate(moment, 'time', language) });
}

/** The amount that one person may approve now; after a raise, also the next one and its start. */
function AmountInForce({ setting }: { readonly setting: ConfirmationSetting }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const now = bankNow();
  const amount = confirmationAt(setting, now);
  const from = countsFrom(setting, now);
  if (amount === undefined || setting.value === undefined)
    return <p>{t('audit.settings.amountUnset')}</p>;
  return (
    <>
      <p className={styles.inForce}>
        <span>{t('audit.settings.inForce')}</span>
        <b className="figure">{formatLoanAmount(amount)}</b>
      </p>
      {from && (
        <p className="small muted">
          {t('audit.settings.countsFrom', {
            amount: formatLoanAmount(setting.value),
            when: soonText(from, now, language, t),
          })}
        </p>
      )}
    </>
  );
}

/** The most that one person may lend on an approval, and the one that is proposed. */
export function AmountSetting({ first }: { readonly first: ConfirmationSetting }) {
  const { t } = useTranslation('staff');

  function wordsOf(setting: ConfirmationSetting) {
    const proposed = setting.proposal?.amount ?? 0;
    const isRaise = proposed > (confirmationAt(setting, bankNow()) ?? 0);
    const amount = formatLoanAmount(proposed);
    return {
      value: <b className="figure">{amount}</b>,
      title: t('audit.settings.confirmAmount', { amount }),
      consequence: t(isRaise ? 'audit.settings.confirmRaise' : 'audit.settings.confirmLower'),
    };
  }

  return (
    <TwoPersonSetting
      first={first}
      typed={AMOUNT}
      inForce={(setting) => <AmountInForce setting={setting} />}
      wordsOf={wordsOf}
      problemText={(problem) =>
        t(`audit.settings.amountProblems.${problem}`, { count: LOAN_AMOUNT_FORM.decimals })
      }
    >
      {(control) => (
        <input {...control} className={inputClass} name="montoPrestamo" inputMode="decimal" />
      )}
    </TwoPersonSetting>
  );
}
