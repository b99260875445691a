import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answersToParams } from '../../../domain/answers';
import type { Calculator } from '../../../domain/calculator';
import { type Calculation, type Change, clear, undoClear } from '../calculation';
import styles from './input-tools.module.css';

type Outcome = 'shared' | 'shareByHand' | 'cleared' | 'undone';

/** Copying a link to the inputs, and starting over, which can be undone until the next edit. */
export function InputTools({
  calculator,
  calculation,
  change,
}: {
  readonly calculator: Calculator;
  readonly calculation: Calculation;
  readonly change: (change: Change) => void;
}) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>();
  const [link, setLink] = useState('');

  const share = async () => {
    const query = answersToParams(calculator, calculation.answers).toString();
    const address = `${window.location.origin}${calculator.path}${query && `?${query}`}`;
    setLink(address);
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('shared');
    } catch {
      setOutcome('shareByHand');
    }
  };
  const restart = () => {
    change(calculation.cleared ? undoClear : clear(calculator));
    setOutcome(calculation.cleared ? 'undone' : 'cleared');
  };

  return (
    <div className={styles.inputTools}>
      <button type="button" className={styles.button} onClick={share}>
        {t('calculator:tools.share')}
      </button>
      <button type="button" className={styles.button} onClick={restart}>
        {t(calculation.cleared ? 'calculator:tools.undo' : 'calculator:tools.reset')}
      </button>
      <p className={styles.outcome} role="status">
        {outcome && t(`calculator:tools.${outcome}`)}
      </p>
      {outcome === 'shareByHand' && (
        <input
          className={styles.link}
          readOnly
          value={link}
          aria-label={t('calculator:tools.shareByHand')}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
