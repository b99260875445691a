import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Text } from '../../../domain/language';
import {
  currentValue,
  MAX_MARKET_VALUE,
  type MarketGame,
  MIN_MARKET_VALUE,
} from '../../../domain/market-value';
import { formatNumber } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { signedDollars, signedPercent, wholeDollars } from './dollars';
import { ReasonFields } from './reason-fields';
import {
  checkReason,
  checkValue,
  draftReason,
  draftValue,
  type ValueDraft,
  type ValueProblem,
} from './value-draft';

const BOUNDS = { min: formatNumber(MIN_MARKET_VALUE), max: formatNumber(MAX_MARKET_VALUE) };

/** Asks for the next value and, where staff wants to say it, why. */
export function ValueForm({
  game,
  draft,
  saving,
  onDraft,
  onSend,
}: {
  readonly game: MarketGame;
  readonly draft: ValueDraft;
  readonly saving: boolean;
  readonly onDraft: (draft: ValueDraft) => void;
  readonly onSend: (value: number, reason: Text | undefined) => void;
}) {
  const { t } = useTranslation('staff');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const problem: ValueProblem | undefined = unreadable ? 'not-whole' : checkValue(draft.value);
  const reasonProblem = checkReason(draft.reason);
  const next = draftValue(draft);
  const current = currentValue(game.values);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setChecked(true);
    if (problem || next === undefined) {
      input.current?.focus();
      return;
    }
    if (reasonProblem) return;
    setChecked(false);
    onSend(next, draftReason(draft));
  }

  return (
    <form className="value-form" noValidate onSubmit={submit}>
      <label className="value-form__label" htmlFor={id}>
        {t('values.newValue')}
      </label>
      <div className="value-form__line">
        <input
          ref={input}
          id={id}
          name="valor"
          type="number"
          inputMode="numeric"
          min={MIN_MARKET_VALUE}
          max={MAX_MARKET_VALUE}
          step={1}
          autoComplete="off"
          readOnly={saving}
          value={draft.value}
          aria-invalid={checked && problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-message`}
          onChange={(event) => {
            setUnreadable(event.target.validity?.badInput ?? false);
            onDraft({ ...draft, value: event.target.value });
          }}
          // A turn of the wheel over a focused number would change a price unseen.
          onWheel={(event) => event.currentTarget.blur()}
        />
        <Button
          type="submit"
          look={saving ? 'off' : 'main'}
          aria-disabled={saving || undefined}
          aria-label={saving ? t('values.sending') : t('values.sendFor', { game: game.name })}
        >
          {saving ? t('values.sending') : t('values.send')}
        </Button>
      </div>
      <p className="value-form__hint number" id={`${id}-hint`}>
        {t('values.hint', BOUNDS)}
      </p>
      <div aria-live="polite" id={`${id}-message`}>
        {checked && problem ? (
          <p className="value-form__problem">
            <Icon name="alert" />
            {t(`values.problems.${problem}`, BOUNDS)}
          </p>
        ) : (
          next !== undefined &&
          current !== undefined && (
            <p className="value-form__change number">
              {t('values.change', {
                from: wholeDollars(current),
                to: wholeDollars(next),
                difference: signedDollars(next - current),
                percent: signedPercent(current, next),
              })}
            </p>
          )
        )}
      </div>
      <ReasonFields
        reason={draft.reason}
        problem={checked ? reasonProblem : undefined}
        onChange={(reason) => onDraft({ ...draft, reason })}
      />
    </form>
  );
}
