import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '../../../config/timings';
import { MAX_QUANTITY, type QuantityProblem, readQuantity } from '../../../domain/answers';
import type { CountAttribute } from '../../../domain/calculator';
import { formatExactDollars } from '../../../domain/money';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Stepper } from '../../../ui/form/stepper';
import { addTo, answer, unlock } from '../calculation';
import { lineProof } from '../proof/proven';
import styles from './count-row.module.css';
import { Row, type RowProps } from './row';

const HOLD = { delayMs: timings.stepperHoldDelayMs, everyMs: timings.stepperRepeatMs };

/** The text in the field while it differs from the grouped quantity, and its problem. */
interface Typing {
  readonly text?: string;
  readonly problem?: QuantityProblem;
}

/** A quantity to type or step through. Text that is none keeps the last one and is named below. */
export function CountRow({ attribute, value, change, proven }: RowProps<CountAttribute>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [typing, setTyping] = useState<Typing>({});
  const { id, label, rate, step, usualMax } = attribute;
  const name = label[language];
  const isLocked = lineProof(proven, id, value)?.isLocked;

  const handleType = (typed: string) => {
    const { quantity, ...rest } = readQuantity(typed);
    setTyping(rest);
    if (quantity !== undefined) change(answer(id, quantity));
  };
  const message = () => {
    const quantity = formatNumber(value);
    if (typing.problem) return t(`calculator:problem.${typing.problem}`, { quantity });
    if (usualMax === undefined || value <= usualMax) return undefined;
    return t('calculator:row.unusual', { usual: formatNumber(usualMax) });
  };

  return (
    <Row
      id={id}
      label={name}
      value={value}
      proven={proven}
      movable={attribute.movable}
      hint={t(step === 1 ? 'calculator:row.each' : 'calculator:row.eachStep', {
        rate: formatExactDollars(rate),
        step: formatNumber(step),
      })}
      message={message()}
      control={
        isLocked ? (
          <LockedAnswer
            id={id}
            describedBy={`${id}-hint`}
            text={formatNumber(value)}
            unlockLabel={t('proof:line.unlock', { label: name })}
            onUnlock={() => {
              setTyping({});
              change(unlock(id));
              requestAnimationFrame(() => document.getElementById(id)?.focus());
            }}
          />
        ) : (
          <Stepper
            id={id}
            name={id}
            text={typing.text ?? formatNumber(value)}
            onType={handleType}
            onBlur={() => setTyping(({ problem }) => (problem ? { problem } : {}))}
            onStep={(steps) => {
              setTyping({});
              change(addTo(id, steps * step));
            }}
            lessLabel={t('calculator:row.less', { step: formatNumber(step), label: name })}
            moreLabel={t('calculator:row.more', { step: formatNumber(step), label: name })}
            atLeast={value === 0}
            atMost={value === MAX_QUANTITY}
            describedBy={`${id}-hint ${id}-message`}
            hold={HOLD}
          />
        )
      }
    />
  );
}

/** An answer that the publisher filled in: shown, and unlocked by a press. */
function LockedAnswer({
  id,
  describedBy,
  text,
  unlockLabel,
  onUnlock,
}: {
  readonly id: string;
  readonly describedBy: string;
  readonly text: string;
  readonly unlockLabel: string;
  readonly onUnlock: () => void;
}) {
  return (
    <div className={styles.lockedAnswer}>
      <input
        className={styles.value}
        id={id}
        name={id}
        value={text}
        readOnly
        aria-describedby={describedBy}
      />
      <button type="button" className={styles.unlock} aria-label={unlockLabel} onClick={onUnlock}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M3 9h14v10H3zM6 9V6a4 4 0 0 1 8 0v3h-2.500V6a1.500 1.500 0 0 0-3 0v3z"
            fill="currentColor"
          />
        </svg>
      </button>
    </div>
  );
}
