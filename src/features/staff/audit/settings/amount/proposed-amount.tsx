import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../../data/staff/backend';
import type { AmountProposal } from '../../../../../domain/bank-settings';
import { formatDollars } from '../../../../../domain/money';
import { formatDate } from '../../../../../i18n/format';
import { useLanguage } from '../../../../../i18n/use-language';
import { Confirm } from '../../../../../ui/feedback/confirm';
import { ActButton } from '../../../tab/act-button';
import { readStaffNames } from '../../../tab/staff-names';
import { useMember } from '../../../tab/use-member';
import { useStaffRemote } from '../../../tab/use-staff';
import styles from './amount.module.css';

/** An amount that waits for a second person: its author, and this member's actions on it. */
export function ProposedAmount({
  proposal,
  isRaise,
  busy,
  onConfirm,
  onWithdraw,
}: {
  readonly proposal: AmountProposal;
  readonly isRaise: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onWithdraw: (isOwn: boolean) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const member = useMember();
  const whyId = useId();
  const [asking, setAsking] = useState(false);
  const { author, proposedAt } = proposal;
  const read = useCallback(
    async (staff: StaffBackend) => (await readStaffNames(staff, [author])).get(author),
    [author],
  );
  const { remote } = useStaffRemote(read);
  const isOwn = member.uid === author;
  const maySettle = member.mayAdminister || member.mayReview;
  const why = maySettle ? isOwn && t('audit.settings.ownProposal') : t('audit.settings.notYours');
  const mayConfirm = maySettle && !isOwn;
  const amount = formatDollars(proposal.amount);

  return (
    <div className={styles.proposed}>
      <p className={styles.inForce}>
        <span>{t('audit.settings.proposed')}</span>
        <b className="figure">{amount}</b>
      </p>
      <p className={styles.by}>
        {t('audit.settings.proposedBy', {
          name:
            (remote.status === 'ready' ? remote.data : undefined) ?? t('audit.settings.somebody'),
          date: formatDate(proposedAt, 'shortMoment', language),
        })}
      </p>
      <div className={styles.buttons}>
        <ActButton
          isOff={!mayConfirm || busy}
          aria-describedby={why ? whyId : undefined}
          onClick={() => {
            if (mayConfirm && !busy) setAsking(true);
          }}
        >
          {t('audit.settings.confirm')}
        </ActButton>
        <ActButton
          look="line"
          isOff={!maySettle || busy}
          aria-describedby={maySettle ? undefined : whyId}
          onClick={() => {
            if (maySettle && !busy) onWithdraw(isOwn);
          }}
        >
          {t(isOwn ? 'audit.settings.withdraw' : 'audit.settings.decline')}
        </ActButton>
      </div>
      {why && (
        <p id={whyId} className={styles.by}>
          {why}
        </p>
      )}
      <Confirm
        open={asking}
        title={t('audit.settings.confirmTitle', { amount })}
        confirmLabel={t('audit.settings.confirmYes')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (asking) onConfirm();
        }}
      >
        <p>{t(isRaise ? 'audit.settings.confirmRaise' : 'audit.settings.confirmLower')}</p>
      </Confirm>
    </div>
  );
}
