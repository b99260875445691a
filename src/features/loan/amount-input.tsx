import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { formatLoanAmount } from '../../domain/loan/terms';
import { type Cents, groupDigits } from '../../domain/money';
import { Icon } from '../../ui/art/icon';
import { FieldMessage } from '../../ui/form/field';
import styles from './amount-input.module.css';

const PESO = 100;
/** A step of the slider: RD$1,000. */
const STEP = 1_000 * PESO;

const written = (amount: Cents) => groupDigits(Math.floor(amount / PESO));

/** The example's amount, to type, slide or step. A typed amount out of bounds changes no figure. */
export function AmountInput({
  least,
  greatest,
  amount,
  onChange,
}: {
  readonly least: Cents;
  readonly greatest: Cents;
  readonly amount: Cents;
  readonly onChange: (amount: Cents) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const messageId = `${id}-message`;
  /** The text being typed; undefined while the field shows the amount. */
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const [low, high] = [formatLoanAmount(least), formatLoanAmount(greatest)];

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 9);
    const next = Number(digits) * PESO;
    const isFine = next >= least && next <= greatest;
    setTyped(digits && groupDigits(Number(digits)));
    setWrong(!isFine);
    if (isFine) onChange(next);
  };
  const choose = (next: Cents) => {
    setTyped(undefined);
    setWrong(false);
    onChange(Math.min(Math.max(next, least), greatest));
  };
  const part = greatest > least ? (amount - least) / (greatest - least) : 1;

  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {t('loan:amount')}
        </label>
        <span className={styles.field} data-wrong={isWrong || undefined}>
          <span aria-hidden="true">{brand.loanCurrency.symbol}</span>
          <input
            id={id}
            name="monto"
            className="number"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={messageId}
            value={typed ?? written(amount)}
            onChange={({ target }) => type(target.value)}
            onBlur={() => {
              if (!isWrong) setTyped(undefined);
            }}
          />
        </span>
      </div>
      <div id={messageId} aria-live="polite">
        {isWrong && (
          <FieldMessage>{t('loan:outOfBounds', { least: low, greatest: high })}</FieldMessage>
        )}
      </div>
      <div className={styles.slider}>
        <button type="button" aria-label={t('loan:less')} onClick={() => choose(amount - STEP)}>
          <Icon name="minus" />
        </button>
        <input
          type="range"
          aria-label={t('loan:amountSlider')}
          aria-valuetext={formatLoanAmount(amount)}
          min={least}
          max={greatest}
          step={STEP}
          value={amount}
          style={{ '--part': part } as CSSProperties}
          onChange={({ target }) => choose(Number(target.value))}
        />
        <button type="button" aria-label={t('loan:more')} onClick={() => choose(amount + STEP)}>
          <Icon name="plus" />
        </button>
      </div>
      <p className={`${styles.limits} number`} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </div>
  );
}
