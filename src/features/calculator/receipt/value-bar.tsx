import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '../../../config/timings';
import type { Calculator } from '../../../domain/calculator';
import { formatDollars } from '../../../domain/money';
import { percentText } from '../../../domain/percent';
import { provenPercent } from '../../../domain/proven-percent';
import { useLanguage } from '../../../i18n/use-language';
import { Emblem } from '../../../ui/art/emblem';
import { Icon } from '../../../ui/art/icon';
import { CountUp } from '../../../ui/data/count-up';
import { type Calculation, estimateState } from '../calculation';
import styles from './value-bar.module.css';

const CENTS_PER_DOLLAR = 100;

const NO_BREAK_SPACE = '\u00A0';

/** The specified 0.013 every 2 ms (section 4). */
const FALL_DOLLARS_PER_SECOND = 6.5;

/** Id of the receipt on the page. */
export const RECEIPT_ID = 'receipt';

/** Scrolls to the receipt and moves the focus to it, without motion if the visitor prefers that. */
function showReceipt(): void {
  const receipt = document.getElementById(RECEIPT_ID);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  receipt?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  receipt?.focus({ preventScroll: true });
}

/**
 * The game and its value, always in view. Screen readers hear the value once, when it is final. On
 * phones the receipt is further down, and the bar has a button that goes there.
 */
export function ValueBar({
  calculator,
  calculation,
}: {
  readonly calculator: Calculator;
  readonly calculation: Calculation;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { quote, shown, estimatedAt } = calculation;
  const value = quote?.value ?? 0;
  const state = estimateState(calculation, calculator.ratesVersion);
  // Each estimate is said, also one of the same value: the words then differ by a space at their end.
  const [last, setLast] = useState({ at: estimatedAt, isSpaced: false });
  if (last.at !== estimatedAt) setLast({ at: estimatedAt, isSpaced: !last.isSpaced });
  return (
    <div className={`no-print ${styles.valueBar}`} data-sticky={state}>
      <div className={`${styles.inside} wrap`}>
        <Emblem id={calculator.id} className={styles.emblem} />
        <p className={styles.name}>{calculator.name}</p>
        <p className={styles.state}>
          {shown && quote && state === 'fresh'
            ? t('calculator:proof.barState', {
                share: percentText(provenPercent(quote.estimate, shown.lines), language),
              })
            : t(`calculator:value.${state}`)}
        </p>
        {state === 'fresh' && (
          <button type="button" className={styles.receipt} onClick={showReceipt}>
            {t('calculator:receipt.see')}
            <Icon name="arrow-right" />
          </button>
        )}
        <span className={styles.value}>
          <CountUp
            name="estimate"
            value={value}
            format={formatDollars}
            risePerSecond={calculator.climbRate * CENTS_PER_DOLLAR}
            fallPerSecond={FALL_DOLLARS_PER_SECOND * CENTS_PER_DOLLAR}
            limitMs={timings.countUpLimitMs}
          />
        </span>
      </div>
      <p className="visually-hidden" role="status">
        {/* That the rates changed is announced beside SEND. */}
        {state === 'stale' && t('calculator:value.announcedStale')}
        {state === 'fresh' && t('calculator:value.announced', { value: formatDollars(value) })}
        {last.isSpaced && NO_BREAK_SPACE}
      </p>
    </div>
  );
}
