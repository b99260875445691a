import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button';
import { KeyCap } from '../keyboard/key-cap';
import styles from './decision-actions.module.css';
import type { ChoiceKind } from './forms/choice';

/** The buttons of a decision; on phones they stay at the bottom of the screen. */
export function DecisionActions({
  confirms,
  approveClosed,
  closed,
  canAsk,
  opened,
  onPress,
  why,
}: {
  /** Whether approving confirms what somebody proposed. */
  readonly confirms: boolean;
  readonly approveClosed: boolean;
  /** Whether none of them may be pressed now. */
  readonly closed: boolean;
  readonly canAsk: boolean;
  /** The choice whose form is open. */
  readonly opened: ChoiceKind | undefined;
  readonly onPress: (kind: ChoiceKind) => void;
  /** Why something is closed, or what approving leads to. */
  readonly why: string | undefined;
}) {
  const { t } = useTranslation('staff');
  const key = (kind: ChoiceKind, letter: string, isClosed = closed) => ({
    'aria-disabled': isClosed || undefined,
    'aria-keyshortcuts': letter,
    'aria-expanded': kind === 'approved' ? undefined : opened === kind,
    onClick: () => {
      if (!isClosed) onPress(kind);
    },
  });
  const look = (kind: ChoiceKind) => (closed ? 'off' : opened === kind ? 'ink' : 'line');
  return (
    <div className={styles.decisionActions}>
      {why && <p>{why}</p>}
      <Button
        look={closed || approveClosed ? 'off' : 'main'}
        {...key('approved', 'a', closed || approveClosed)}
      >
        {t(confirms ? 'requests.cases.confirm.press' : 'requests.decide.approve')}
        <KeyCap>a</KeyCap>
      </Button>
      <div className={styles.pair}>
        {canAsk && (
          <Button look={look('information')} {...key('information', 'i')}>
            {t('requests.decide.ask')}
            <KeyCap>i</KeyCap>
          </Button>
        )}
        <Button look={look('declined')} {...key('declined', 'x')}>
          {t('requests.decide.decline')}
          <KeyCap>x</KeyCap>
        </Button>
      </div>
    </div>
  );
}
