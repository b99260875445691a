import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { brand } from '../../../config/brand';
import { useAct } from '../../../data/react/use-act';
import { type AmountForm, readAmount, readingsOf } from '../../../domain/fields/amount';
import {
  checkExchange,
  exchangeQuestion,
  formatExchange,
  type ReferenceRate,
  rateBefore,
  ratesOfDays,
} from '../../../domain/loan/reference-rate';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import { TextField } from '../../../ui/form/text-field';
import { ToCorrect } from '../../../ui/form/to-correct';
import { type SubmitEvent, useForm } from '../../../ui/form/use-form';
import { ActNote } from '../parts/act-note';
import { momentText } from '../parts/moment-text';
import { Section } from '../parts/section';
import { useKept } from '../session/use-kept';
import { useMember } from '../session/use-member';
import { useStaff } from '../session/use-staff';
import styles from './loan-form.module.css';

/** How the rate is typed: in pesos, with ten-thousandths as its smallest part. */
const RATE_FORM: AmountForm = { decimals: 4, unit: brand.loanCurrency };

/** The reference rate of today: one person enters it, near to those of the days before. */
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
  const act = useAct('enterReferenceRate');
  const [isUnread, setUnread] = useState(false);
  /** The rate as it was typed, once it is asked whether it is right. */
  const [asked, setAsked] = useState<string>();
  const [kept, keep] = useKept('loan.reference', { rate: '' });
  const form = useForm({
    initialValues: kept,
    onChange: keep,
    validate({ rate }) {
      const { amount, problem } = readAmount(rate, RATE_FORM);
      return { rate: problem ?? checkExchange(amount, last, bankNow()) };
    },
  });
  const problem = form.problem('rate');
  const { onBlur, ...field } = form.register('rate');

  const { amount = 0 } = readAmount(field.value, RATE_FORM);
  const rate = `${brand.loanCurrency.symbol}${formatExchange(amount)}`;
  const question = exchangeQuestion(amount, last, bankNow());
  const asks = question !== undefined && asked === field.value;
  const recent = Object.values(ratesOfDays(last, bankNow()));

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!form.validate()) return;
    act.clear();
    setUnread(false);
    if (question && !asks) return setAsked(field.value);
    const seen = { edits: last?.edits ?? 0 };
    const { kind } = await act.run({ seen, rate: amount, asked: asks });
    if (kind === 'done') form.reset({ rate: '' });
    if (kind !== 'done' && kind !== 'refused') return;
    setAsked(undefined);
    try {
      setLast((await (await staff()).read('loanConditions'))?.reference);
    } catch {
      setUnread(true);
    }
  }

  return (
    <Section title={t('loan.reference.title')} lead={t('loan.reference.lead')}>
      <p className={styles.say}>
        {last
          ? t('loan.reference.last', {
              rate: `${brand.loanCurrency.symbol}${formatExchange(last.rate)}`,
              name: last.author === uid ? name : (names.get(last.author) ?? t('somebody')),
              moment: momentText(last.enteredAt, language),
            })
          : t('loan.reference.none')}
      </p>
      {mayWork && (
        <form
          ref={form.ref}
          className={styles.line}
          onSubmit={(event) => void submit(event)}
          noValidate
        >
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
          <ToCorrect count={form.wrong} />
          <Button type="submit" look="ink">
            {asks ? t('loan.reference.yes', { rate }) : t('loan.reference.save')}
          </Button>
        </form>
      )}
      {asks && (
        <Note tone="warning">
          {t(`loan.reference.${question}`, {
            lowest: formatExchange(Math.min(...recent)),
            highest: formatExchange(Math.max(...recent)),
          })}{' '}
          {t('loan.reference.right', { rate })}
        </Note>
      )}
      <ActNote act={act} done={t('loan.reference.saved')} isUnread={isUnread} />
    </Section>
  );
}
