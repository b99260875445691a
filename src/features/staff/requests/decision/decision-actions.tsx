import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownAct } from '../../../../data/react/use-act';
import type { CaseObstacle } from '../../../../domain/acts/case';
import type { DecideObstacle } from '../../../../domain/acts/deciding';
import { formatDollars } from '../../../../domain/money';
import type { Proposal } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import type { ButtonLook } from '../../../../ui/button/button';
import { Signature } from '../../../../ui/paper/signature';
import { ActButton } from '../../parts/act-button';
import { useMember } from '../../tab/use-member';
import { useNames } from '../../tab/use-names';
import type { useSigning } from '../../tab/use-signing';
import { KeyCap } from '../keyboard/key-cap';
import { useKeyNames } from '../keyboard/keys-on';
import styles from './decision-actions.module.css';
import type { AmountRemote } from './forms/approve-dialog';
import type { ChoiceKind } from './forms/choice';

/** The two people of an approval: who proposed it, and whose decision is missing. */
export function Confirmation({
  proposal,
  amount,
  together,
}: {
  readonly proposal: Proposal;
  readonly amount: AmountRemote;
  readonly together: ReturnType<typeof useSigning>;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid, name, mayReview } = useMember();
  const nameOf = useNames([proposal.author]);
  const isOwn = proposal.author === uid;
  const isMine = mayReview && !isOwn && together !== 'let-in';
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
      {proposal.why && <p>{t('requests.cases.oneLoan.because', { why: proposal.why })}</p>}
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
      {together === 'alone' && <p>{t('requests.cases.confirm.invited')}</p>}
    </section>
  );
}

/** Approving is the main choice; one of the others has its form open. */
function lookOf(kind: ChoiceKind, opened: ChoiceKind | undefined): ButtonLook {
  if (kind === 'approved') return 'main';
  return opened === kind ? 'ink' : 'line';
}

/** The buttons of a decision; on phones they stay at the bottom of the screen. */
export function DecisionActions({
  ref,
  confirms,
  decide,
  ask,
  obstacles,
  canAsk,
  opened,
  onPress,
  why,
}: {
  readonly ref: Ref<HTMLDivElement>;
  /** Whether approving confirms what somebody proposed. */
  readonly confirms: boolean;
  readonly decide: ShownAct<'decide'>;
  readonly ask: ShownAct<'ask'>;
  /** Why a choice is closed to this member. */
  readonly obstacles: Readonly<
    Record<Exclude<ChoiceKind, 'approved'>, CaseObstacle | 'taken' | undefined>
  > & { readonly approved: DecideObstacle | 'taken' | undefined };
  readonly canAsk: boolean;
  /** The choice whose form is open. */
  readonly opened: ChoiceKind | undefined;
  readonly onPress: (kind: ChoiceKind) => void;
  /** Why something is closed, or what approving leads to. */
  readonly why: string | undefined;
}) {
  const { t } = useTranslation('staff');
  const keyName = useKeyNames();
  const reasonId = useId();
  const key = (kind: ChoiceKind, letter: string) => ({
    'aria-keyshortcuts': keyName(letter),
    'aria-expanded': kind === 'approved' ? undefined : opened === kind,
    look: lookOf(kind, opened),
    onClick: () => onPress(kind),
    reasonId,
  });
  return (
    <div ref={ref} className={styles.decisionActions}>
      {why && <p id={reasonId}>{why}</p>}
      <ActButton act={decide} obstacle={obstacles.approved} {...key('approved', 'a')}>
        {t(confirms ? 'requests.cases.confirm.press' : 'requests.decide.approve')}
        <KeyCap>a</KeyCap>
      </ActButton>
      <div className={styles.pair}>
        {canAsk && (
          <ActButton act={ask} obstacle={obstacles.information} {...key('information', 'i')}>
            {t('requests.decide.ask')}
            <KeyCap>i</KeyCap>
          </ActButton>
        )}
        <ActButton act={decide} obstacle={obstacles.declined} {...key('declined', 'x')}>
          {t('requests.decide.decline')}
          <KeyCap>x</KeyCap>
        </ActButton>
      </div>
    </div>
  );
}
