import { useTranslation } from 'react-i18next';
import type { Act } from '../../../../data/react/use-act';
import type { CaseObstacle } from '../../../../domain/acts/case';
import type { UndoObstacle } from '../../../../domain/acts/undoing';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { UndoProposal } from '../../../../domain/request/undo';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import { Facts } from '../../../../ui/data/facts';
import { Signature } from '../../../../ui/paper/signature';
import { ActButton } from '../../parts/act-button';
import { useMember } from '../../session/use-member';
import styles from './undo-form.module.css';
import { Signatures, UndoPreview } from './undo-sheet';
import { useUndoWords } from './undo-words';

/** A colleague's proposal to undo, for the second person to confirm or to drop. */
export function ConfirmUndo({
  request,
  proposal,
  proposer,
  confirm,
  obstacle,
  isAlone,
  dropObstacle,
  onConfirm,
  onDrop,
}: {
  readonly request: LoanRequest;
  readonly proposal: UndoProposal;
  /** The name of who proposed it. */
  readonly proposer: string;
  readonly confirm: Act<'confirmUndo'>;
  /** Why this member may not confirm it; undefined if they may. */
  readonly obstacle: UndoObstacle | undefined;
  /** Whether it counts although one of the two let the other in. */
  readonly isAlone: boolean;
  readonly dropObstacle: CaseObstacle | undefined;
  readonly onConfirm: () => void;
  readonly onDrop: () => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid, name } = useMember();
  const undoWords = useUndoWords();
  const isOwn = proposal.author === uid;
  const you = t('you', { name });
  const rows = [
    {
      label: t('requests.cases.undo.cause'),
      text: t(`requests.cases.undo.causes.${proposal.cause}`),
    },
    { label: t('requests.cases.undo.happened'), text: proposal.words },
    { label: t('requests.cases.undo.changes'), text: undoWords(proposal.to) },
  ];
  const isMine = obstacle === undefined;
  return (
    <div className={`stack gap-16 ${styles.form}`}>
      <Facts className={styles.rows} rows={rows} />
      <UndoPreview request={request} next={proposal.to.status} cause={proposal.cause} />
      <Signatures>
        <Signature
          name={isOwn ? you : proposer}
          note={t('requests.cases.undo.proposed', {
            date: formatDate(proposal.proposedAt, 'shortMoment', language),
          })}
        />
        <Signature
          name={isMine ? you : t('requests.cases.confirm.other')}
          note={t(`requests.cases.undo.${isMine ? 'yours' : 'theirs'}`)}
          isOpen
        />
      </Signatures>
      {isAlone && isMine && <p>{t('requests.cases.confirm.invited')}</p>}
      <div className={styles.end}>
        <ActButton act={confirm} obstacle={obstacle} onClick={onConfirm}>
          {t('requests.cases.undo.confirm')}
        </ActButton>
        {dropObstacle === undefined && (
          <TextButton onClick={onDrop}>
            {t(`requests.cases.undo.${isOwn ? 'withdraw' : 'drop'}`)}
          </TextButton>
        )}
      </div>
    </div>
  );
}
