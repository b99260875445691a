import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Text } from '../../../domain/language';
import {
  currentValue,
  MAX_MARKET_VALUE,
  type MarketGame,
  MIN_MARKET_VALUE,
} from '../../../domain/market/market-value';
import { formatNumber } from '../../../i18n/format';
import { Button } from '../../../ui/button/button';
import { Field, inputClass } from '../../../ui/form/field';
import { signedDollars, signedPercent, wholeDollars } from './dollars';
import { ReasonFields } from './reason-fields';
import type { ValueFormState } from './use-value-form';
import { draftReason, draftValue } from './value-draft';
import styles from './value-form.module.css';

const BOUNDS = { min: formatNumber(MIN_MARKET_VALUE), max: formatNumber(MAX_MARKET_VALUE) };

/** Asks for the next value and, where staff wants to say it, why. */
export function ValueForm({
  game,
  form,
  onSend,
}: {
  readonly game: MarketGame;
  readonly form: ValueFormState;
  readonly onSend: (value: number, reason: Text | undefined) => void;
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
        error={problem && t(`values.problems.${problem}`, BOUNDS)}
        note={<Difference values={game.values} next={next} />}
      >
        {(tied) => (
          <>
            <div className={styles.line}>
              <input
                {...tied}
                className={inputClass}
                aria-describedby={`${hintId} ${tied['aria-describedby']}`}
                name="valor"
                // Of a number that it cannot read, a browser would not tell what was typed.
                type="text"
                inputMode="numeric"
                autoComplete="off"
                readOnly={busy}
                value={draft.value}
                onChange={({ target }) => form.set({ value: target.value })}
              />
              <Button
                type="submit"
                look={busy ? 'off' : 'main'}
                aria-disabled={busy || undefined}
                aria-label={busy ? t('values.sending') : t('values.sendFor', { game: game.name })}
              >
                {busy ? t('values.sending') : t('values.send')}
              </Button>
            </div>
            <p className={`${styles.hint} number`} id={hintId}>
              {t('values.hint', BOUNDS)}
            </p>
          </>
        )}
      </Field>
      <ReasonFields
        reason={draft.reason}
        problem={form.problem('reason')}
        onChange={(reason) => form.set({ reason })}
      />
    </form>
  );
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
  const current = currentValue(values);
  if (next === undefined || current === undefined) return null;
  return (
    <p className={`${styles.change} number`}>
      {t('values.change', {
        from: wholeDollars(current),
        to: wholeDollars(next),
        difference: signedDollars(next - current),
        percent: signedPercent(current, next),
      })}
    </p>
  );
}
