import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../../domain/money';
import type { Proposal } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Button } from '../../../../ui/button/button';
import { Signature } from '../../../../ui/paper/signature';
import { useMember } from '../../tab/use-member';
import { useNames } from '../../tab/use-names';
import { KeyCap } from '../keyboard/key-cap';
import { useKeyNames } from '../keyboard/keys-on';
import type { AmountRemote } from './approval';
import styles from './decision-actions.module.css';
import type { ChoiceKind } from './forms/choice';

/** The two people of an approval: who proposed it, and whose decision is missing. */
export function Confirmation({
  proposal,
  amount,
}: {
  readonly proposal: Proposal;
  readonly amount: AmountRemote;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid, name, mayReview } = useMember();
  const nameOf = useNames([proposal.author]);
  const isOwn = proposal.author === uid;
  const isMine = mayReview && !isOwn;
  const dollars =
    amount.status === 'ready' && amount.data !== undefined ? formatDollars(amount.data) : undefined;
  const you = t('requests.cases.confirm.you', { name });
  return (
    <section className={styles.confirmation}>
      <h3>{t('requests.cases.confirm.title')}</h3>
      <p>
        {dollars
          ? t('requests.cases.confirm.amount', { amount: dollars })
          : t('requests.cases.confirm.all')}
      </p>
      <Signature
        name={isOwn ? you : nameOf(proposal.author)}
        note={t('requests.cases.confirm.proposed', {
          date: formatDate(proposal.proposedAt, 'shortMoment', language),
        })}
      />
      <Signature
        name={isMine ? you : t('requests.cases.confirm.other')}
        note={t(`requests.cases.confirm.${isMine ? 'youMissing' : 'missing'}`)}
        isOpen
      />
    </section>
  );
}

/** The buttons of a decision; on phones they stay at the bottom of the screen. */
export function DecisionActions({
  ref,
  confirms,
  approveClosed,
  closed,
  canAsk,
  opened,
  onPress,
  why,
}: {
  readonly ref: Ref<HTMLDivElement>;
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
  const keyName = useKeyNames();
  const key = (kind: ChoiceKind, letter: string, isClosed = closed) => ({
    'aria-disabled': isClosed || undefined,
    'aria-keyshortcuts': keyName(letter),
    'aria-expanded': kind === 'approved' ? undefined : opened === kind,
    onClick: () => {
      if (!isClosed) onPress(kind);
    },
  });
  const look = (kind: ChoiceKind) => (closed ? 'off' : opened === kind ? 'ink' : 'line');
  return (
    <div ref={ref} className={styles.decisionActions}>
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
