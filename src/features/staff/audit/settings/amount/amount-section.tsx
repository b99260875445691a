import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../../../browser/bank-clock';
import {
  CONFIRMATION_FORM,
  type ConfirmationSetting,
  confirmationAt,
  countsFrom,
} from '../../../../../domain/bank-settings';
import { isSameDay } from '../../../../../domain/day';
import type { Language } from '../../../../../domain/language';
import { formatDollars } from '../../../../../domain/money';
import { formatDate } from '../../../../../i18n/format';
import { useLanguage } from '../../../../../i18n/use-language';
import { Note } from '../../../../../ui/feedback/note';
import { inputClass } from '../../../../../ui/form/field';
import { useDelayedBlur } from '../../../../../ui/form/use-delayed-blur';
import { useMember } from '../../../tab/use-member';
import { SettingForm } from '../setting-form';
import styles from './amount.module.css';
import { ProposedAmount } from './proposed-amount';
import { type AmountOutcome, useAmount } from './use-amount';

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
        <b className="figure">{formatDollars(amount)}</b>
      </p>
      {from && (
        <p className={styles.next}>
          {t('audit.settings.countsFrom', {
            amount: formatDollars(setting.value),
            when: soonText(from, now, language, t),
          })}
        </p>
      )}
    </>
  );
}

/** A moment of the next 24 hours, such as `mañana 2:05 p. m.`. */
function soonText(moment: Date, now: Date, language: Language, t: TFunction<'staff'>): string {
  const day = isSameDay(moment, now) ? 'today' : 'tomorrow';
  return t(`audit.settings.${day}`, { time: formatDate(moment, 'time', language) });
}

/** The amount above which an approval needs a second person, and the one that is proposed. */
export function AmountSection({ first }: { readonly first: ConfirmationSetting }) {
  const { t } = useTranslation('staff');
  const { mayAdminister } = useMember();
  const { form, setting, outcome, propose, confirm, withdraw } = useAmount(first);
  const { value, onChange, onBlur } = form.register('text');
  const handleBlur = useDelayedBlur(onBlur);
  const result = useRef<HTMLDivElement>(null);
  const { proposal } = setting;
  const problem = form.problem('text');
  const isSettled = ['confirmed', 'withdrawn', 'declined'].includes(outcome.kind);

  // The pressed button is gone, so the focus moves to the result.
  useEffect(() => {
    if (isSettled) result.current?.focus();
  }, [isSettled]);

  return (
    <div className={styles.amount}>
      <h3>{t('audit.settings.amount')}</h3>
      <AmountInForce setting={setting} />
      {proposal && (
        <ProposedAmount
          key={setting.edits}
          proposal={proposal}
          isRaise={proposal.amount > (confirmationAt(setting, bankNow()) ?? 0)}
          busy={form.busy}
          onConfirm={() => void confirm()}
          onWithdraw={(isOwn) => void withdraw(isOwn)}
        />
      )}
      <div ref={result} tabIndex={-1} className={styles.result}>
        <Outcome outcome={outcome} />
      </div>
      {mayAdminister ? (
        <SettingForm
          formRef={form.ref}
          busy={form.busy}
          closed={proposal !== undefined}
          label={t('audit.settings.newAmount')}
          hint={t(proposal ? 'audit.settings.oneAtATime' : 'audit.settings.amountHint')}
          problem={
            problem &&
            t(`audit.settings.amountProblems.${problem}`, { count: CONFIRMATION_FORM.decimals })
          }
          saveText={t('audit.settings.propose')}
          saveLabel={t('audit.settings.proposeAmount')}
          onSave={() => void propose()}
        >
          {(tied) => (
            <input
              {...tied}
              className={inputClass}
              name="montoConfirmar"
              inputMode="decimal"
              autoComplete="off"
              readOnly={form.busy}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              onBlur={handleBlur}
            />
          )}
        </SettingForm>
      ) : (
        <p className={styles.by}>{t('audit.settings.whoProposes')}</p>
      )}
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: AmountOutcome }) {
  const { t } = useTranslation('staff');
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'same':
      return <Note tone="info">{t('audit.settings.outcome.same')}</Note>;
    case 'conflict':
      return (
        <Note tone="warning">
          {t(`audit.settings.outcome.${outcome.shown ? 'conflict' : 'conflictUnread'}`)}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="error">
          {t(
            outcome.code === 'timeout'
              ? 'audit.settings.outcome.unclear'
              : `failures.${outcome.code}`,
          )}
        </Note>
      );
    default:
      return <Note tone="success">{t(`audit.settings.outcome.${outcome.kind}`)}</Note>;
  }
}
