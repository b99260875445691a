import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { checkLine, unseenSign } from '../../../domain/fields/fields';
import { LANGUAGES, type Text } from '../../../domain/language';
import {
  currentValue,
  MAX_MARKET_VALUE,
  MAX_VALUE_REASON,
  type MarketGame,
  MIN_MARKET_VALUE,
} from '../../../domain/market/market-value';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Field, inputClass } from '../../../ui/form/field';
import { TextField } from '../../../ui/form/text-field';
import { ToCorrect } from '../../../ui/form/to-correct';
import { OffButton } from '../parts/off-button';
import { signedDollars, signedPercent, wholeDollars } from './dollars';
import type { ValueFormState } from './use-value-form';
import { draftReason, draftValue, MARKET_VALUE_FORM, type ReasonProblem } from './value-draft';
import styles from './value-form.module.css';

const REASON_NAMES: Text = { es: 'motivoEs', en: 'motivoEn' };
const BOUNDS = { min: formatNumber(MIN_MARKET_VALUE), max: formatNumber(MAX_MARKET_VALUE) };

/** Asks for the next value and, optionally, the reason. */
export function ValueForm({
  game,
  form,
  onSend,
  children,
}: {
  readonly game: MarketGame;
  readonly form: ValueFormState;
  readonly onSend: (value: number, reason: Text | undefined) => void;
  /** Stands beside the hint. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const hintId = useId();
  const { values: draft, busy } = form;
  const problem = form.problem('value');
  const next = draftValue(draft);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && form.validate() && next !== undefined) onSend(next, draftReason(draft));
  }

  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={t('values.newValue')}
        live={form.wrong === 0}
        error={
          problem &&
          t(`values.problems.${problem}`, { ...BOUNDS, count: MARKET_VALUE_FORM.decimals })
        }
      >
        {(tied) => (
          <input
            {...tied}
            className={`${inputClass} ${styles.amount}`}
            aria-describedby={`${hintId} ${tied['aria-describedby']}`}
            name="valor"
            // With type `number`, a browser withholds text that it cannot read as a number.
            type="text"
            inputMode="numeric"
            autoComplete="off"
            readOnly={busy}
            value={draft.value}
            onChange={({ target }) => form.set({ value: target.value })}
          />
        )}
      </Field>
      <ReasonFields
        reason={draft.reason}
        problem={form.problem('reason')}
        live={form.wrong === 0}
        onChange={(reason) => form.set({ reason })}
      />
      <ToCorrect count={form.wrong} />
      <OffButton
        type="submit"
        className={styles.send}
        isOff={busy}
        aria-label={busy ? t('values.sending') : t('values.sendFor', { game: game.name })}
      >
        {busy ? t('values.sending') : t('values.send')}
      </OffButton>
      <div className={`${styles.hints} number`}>
        <div aria-live="polite">
          <Difference values={game.values} next={next} />
        </div>
        <p id={hintId}>{t('values.hint', BOUNDS)}</p>
        {children}
      </div>
    </form>
  );
}

/** An optional line in both languages. */
function ReasonFields({
  reason,
  problem,
  live,
  onChange,
}: {
  readonly reason: Text;
  readonly problem: ReasonProblem | undefined;
  readonly live: boolean;
  readonly onChange: (reason: Text) => void;
}) {
  const { t } = useTranslation('staff');
  // The sentence stands at the field to fill in: the empty one of a pair, else the faulty one.
  const wordsFor = (text: string) => {
    const own = checkLine(text, MAX_VALUE_REASON);
    if (own !== 'missing')
      return own && t(`values.problems.${own}`, { max: MAX_VALUE_REASON, sign: unseenSign(text) });
    return problem === 'reason-pair' ? t('values.problems.reason-pair') : undefined;
  };
  return LANGUAGES.map((language) => (
    <TextField
      key={language}
      name={REASON_NAMES[language]}
      label={t(`values.reasons.${language}`)}
      value={reason[language]}
      autoComplete="off"
      live={live}
      error={problem && wordsFor(reason[language])}
      onChange={(text) => onChange({ ...reason, [language]: text })}
    />
  ));
}

/** How far the typed value is from the current one. */
function Difference({
  values,
  next,
}: {
  readonly values: readonly number[];
  readonly next: number | undefined;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const current = currentValue(values);
  if (next === undefined || current === undefined) return null;
  return (
    <p className={styles.change}>
      {t('values.change', {
        from: wholeDollars(current),
        to: wholeDollars(next),
        difference: signedDollars(next - current),
        percent: signedPercent(current, next, language),
      })}
    </p>
  );
}
