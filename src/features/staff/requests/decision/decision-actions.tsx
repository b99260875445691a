import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownAct } from '../../../../data/react/use-act';
import type { CaseObstacle } from '../../../../domain/acts/case';
import type { DecideObstacle } from '../../../../domain/acts/deciding';
import { type ApprovalFacts, signatures } from '../../../../domain/acts/signatures';
import type { Lending } from '../../../../domain/loan/lending';
import { formatLoanAmount } from '../../../../domain/loan/terms';
import type { LoanRequest, Proposal } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import type { ButtonLook } from '../../../../ui/button/button';
import { Signature } from '../../../../ui/paper/signature';
import { KeyCap } from '../../casework/keyboard/key-cap';
import { useKeyNames } from '../../casework/keyboard/keys-on';
import { useSecondWords } from '../../casework/most-lent/use-second-words';
import { ActButton } from '../../parts/act-button';
import { useMember } from '../../session/use-member';
import { useNames } from '../../session/use-names';
import type { useSigning } from '../../session/use-signing';
import type { ChoiceKind } from './choice';
import styles from './decision-actions.module.css';

/** What is proposed and why another person confirms it, with both: who proposed it, and whose decision is missing. */
export function Confirmation({
  request,
  proposal,
  lending,
  facts,
  together,
}: {
  readonly request: LoanRequest;
  readonly proposal: Proposal;
  /** Undefined until it is read. */
  readonly lending: Lending | undefined;
  readonly facts: ApprovalFacts;
  readonly together: ReturnType<typeof useSigning>;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid, name, mayReview } = useMember();
  const nameOf = useNames([proposal.author]);
  const isOwn = proposal.author === uid;
  const isMine = mayReview && !isOwn && together !== 'let-in';
  const secondWords = useSecondWords();
  const { mostLent } = proposal;
  const takes =
    mostLent !== undefined && lending
      ? signatures({ request, mostLent, lending, facts })
      : undefined;
  const because = takes && 'because' in takes ? takes.because : [];
  const you = t('you', { name });
  return (
    <section className={styles.confirmation}>
      <h3 className="title-m">{t('requests.cases.confirming')}</h3>
      <p>
        {mostLent === undefined
          ? t('requests.cases.lent.unnamed')
          : t('requests.cases.lent.line', { amount: formatLoanAmount(mostLent) })}
      </p>
      {lending && because.length > 0 && <p>{secondWords(because, lending)}</p>}
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

const APPROVE = {
  approve: 'requests.decide.approve',
  confirm: 'requests.cases.confirm.press',
  again: 'requests.cases.confirm.again',
} as const;

/** The buttons of a decision; on phones they stay at the bottom of the screen. */
export function DecisionActions({
  ref,
  approves,
  decide,
  ask,
  obstacles,
  canAsk,
  opened,
  onPress,
  why,
}: {
  readonly ref: Ref<HTMLDivElement>;
  /** Whether approving confirms what somebody proposed, or proposes another amount. */
  readonly approves: keyof typeof APPROVE;
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
    <div ref={ref} className={`stack ${styles.decisionActions}`}>
      {why && <p id={reasonId}>{why}</p>}
      <ActButton act={decide} obstacle={obstacles.approved} {...key('approved', 'a')}>
        {t(APPROVE[approves])}
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
