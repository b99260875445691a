import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { type AmountForm, type AmountProblem, readAmount } from '../../domain/fields/amount';
import { formatLoanAmount } from '../../domain/loan/terms';
import { type Cents, groupDigits } from '../../domain/money';
import { Icon } from '../../ui/art/icon';
import { FieldMessage } from '../../ui/form/field';
import { typedText } from '../../ui/form/typed-text';
import styles from './amount-input.module.css';

const PESO = 100;
/** A step of the slider: RD$1,000. */
const STEP = 1_000 * PESO;

const FORM: AmountForm = { decimals: 0, unit: brand.loanCurrency };

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
  const [problem, setProblem] = useState<AmountProblem | 'bounds'>();
  const isWrong = problem !== undefined && problem !== 'decimals';
  const shown = typed ?? groupDigits(Math.floor(amount / PESO));
  const [low, high] = [formatLoanAmount(least), formatLoanAmount(greatest)];

  const type = (text: string) => {
    const read = readAmount(text, FORM);
    const next = (read.amount ?? 0) * PESO;
    const isWithin = next >= least && next <= greatest;
    const hasAmount = read.amount !== undefined;
    setTyped(/^\d{1,9}$/.test(text) ? groupDigits(Number(text)) : text);
    setProblem(hasAmount && !isWithin ? 'bounds' : read.problem);
    if (hasAmount && isWithin) onChange(next);
  };
  const choose = (next: Cents) => {
    setTyped(undefined);
    setProblem(undefined);
    onChange(Math.min(Math.max(next, least), greatest));
  };
  const words = (why: AmountProblem | 'bounds') => {
    if (why === 'decimals') return t('loan:cut', { amount: formatLoanAmount(amount) });
    if (why === 'bounds' || why === 'missing')
      return t('loan:outOfBounds', { least: low, greatest: high });
    return t(`loan:problems.${why}`);
  };
  const part = greatest > least ? (amount - least) / (greatest - least) : 1;

  return (
    <div className={`no-print ${styles.group}`}>
      <div className={styles.head}>
        <label className="title-l" htmlFor={id}>
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
            value={shown}
            onChange={(event) => type(typedText(event, shown))}
            onBlur={() => {
              if (!isWrong) setTyped(undefined);
            }}
          />
        </span>
      </div>
      <div id={messageId} aria-live="polite">
        {problem && <FieldMessage>{words(problem)}</FieldMessage>}
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
