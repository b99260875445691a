import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../../browser/bank-clock';
import { brand } from '../../../../config/brand';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import { type AmountForm, readAmount, readingsOf } from '../../../../domain/fields/amount';
import {
  checkExchange,
  formatExchange,
  type ReferenceRate,
  rateBefore,
} from '../../../../domain/loan/reference-rate';
import { useLanguage } from '../../../../i18n/use-language';
import { Button } from '../../../../ui/button/button';
import { Note } from '../../../../ui/feedback/note';
import { TextField } from '../../../../ui/form/text-field';
import { type SubmitEvent, useForm } from '../../../../ui/form/use-form';
import { useMember } from '../../tab/use-member';
import { useStaff } from '../../tab/use-staff';
import { momentText } from '../moment-text';
import { Section } from '../section';
import styles from './loan-form.module.css';

/** How the rate is typed: in pesos, with ten-thousandths as its smallest part. */
const RATE_FORM: AmountForm = { decimals: 4, unit: brand.loanCurrency };

/** The reference rate of today: one person enters it, near to that of the day before. */
export function ReferenceForm({
  first,
  names,
}: {
  readonly first: ReferenceRate | undefined;
  readonly names: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const staff = useStaff();
  const { uid, name, mayWork } = useMember();
  const [last, setLast] = useState(first);
  const [outcome, setOutcome] = useState<'saved' | 'conflict' | BackendErrorCode>();
  /** The first rate of all as it was typed, once it is asked whether it is right. */
  const [asked, setAsked] = useState<string>();
  const form = useForm({
    initialValues: { rate: '' },
    validate({ rate }) {
      const { amount, problem } = readAmount(rate, RATE_FORM);
      return { rate: problem ?? checkExchange(amount, last, bankNow()) };
    },
  });
  const problem = form.problem('rate');
  const { onBlur, ...field } = form.register('rate');

  const enter = form.handleSubmit(async ({ rate }) => {
    const { amount = 0 } = readAmount(rate, RATE_FORM);
    setOutcome(undefined);
    try {
      const backend = await staff();
      try {
        setLast(await backend.enterReferenceRate(last, amount));
        setOutcome('saved');
        form.reset({ rate: '' });
      } catch (error) {
        if (errorCode(error) !== 'conflict') throw error;
        setLast((await backend.loanConditions())?.reference);
        setOutcome('conflict');
        form.reset();
      }
    } catch (error) {
      setOutcome(errorCode(error));
      throw error;
    }
  });

  const { amount = 0 } = readAmount(field.value, RATE_FORM);
  const rate = `${brand.loanCurrency.symbol}${formatExchange(amount)}`;
  // The first of all has no other rate that would tell a slip.
  const asks = last === undefined && asked === field.value;
  const submit = (event: SubmitEvent) => {
    if (last || asks || !form.validate()) return enter(event);
    event.preventDefault();
    setOutcome(undefined);
    setAsked(field.value);
  };

  return (
    <Section title={t('loan.reference.title')} lead={t('loan.reference.lead')}>
      <p className={styles.say}>
        {last
          ? t('loan.reference.last', {
              rate: `${brand.loanCurrency.symbol}${formatExchange(last.rate)}`,
              name: last.author === uid ? name : (names.get(last.author) ?? t('loan.someone')),
              moment: momentText(last.enteredAt, language),
            })
          : t('loan.reference.none')}
      </p>
      {mayWork && (
        <form ref={form.ref} className={styles.line} onSubmit={submit} noValidate>
          <TextField
            label={t('loan.reference.label')}
            name="tasa"
            inputMode="decimal"
            autoComplete="off"
            onBlur={onBlur}
            {...field}
            error={
              problem &&
              t(`loan.reference.problems.${problem}`, {
                before: formatExchange(rateBefore(last, bankNow())),
                count: RATE_FORM.decimals,
                ...readingsOf(field.value),
              })
            }
          />
          <Button type="submit" look="ink">
            {asks ? t('loan.reference.yes', { rate }) : t('loan.reference.save')}
          </Button>
        </form>
      )}
      {asks && <Note tone="warning">{t('loan.reference.first', { rate })}</Note>}
      <Outcome outcome={outcome} />
    </Section>
  );
}

function Outcome({
  outcome,
}: {
  readonly outcome: 'saved' | 'conflict' | BackendErrorCode | undefined;
}) {
  const { t } = useTranslation('staff');
  if (outcome === undefined) return null;
  if (outcome === 'saved') return <Note tone="success">{t('loan.reference.saved')}</Note>;
  if (outcome === 'conflict') return <Note tone="warning">{t('loan.reference.conflict')}</Note>;
  return (
    <Note tone="error">{t(outcome === 'timeout' ? 'loan.unclear' : `failures.${outcome}`)}</Note>
  );
}
