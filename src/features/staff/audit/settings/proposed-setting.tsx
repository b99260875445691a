import { type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff/backend';
import { type Proposed, secondObstacle } from '../../../../domain/acts/two-people';
import type { SettingName } from '../../../../domain/bank-settings';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Confirm } from '../../../../ui/feedback/confirm';
import { ActButton } from '../../parts/act-button';
import { readStaffNames } from '../../tab/staff-names';
import { useMember } from '../../tab/use-member';
import { useStaffRemote } from '../../tab/use-staff';
import styles from './two-person-setting.module.css';

/** A proposal that waits for a second person: its author, and this member's actions on it. */
export function ProposedSetting({
  name,
  proposal,
  value,
  title,
  consequence,
  busy,
  onConfirm,
  onWithdraw,
}: {
  readonly name: SettingName;
  readonly proposal: Proposed;
  /** What is proposed. */
  readonly value: ReactNode;
  /** The question before confirming, and what follows. */
  readonly title: string;
  readonly consequence: string;
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
  const obstacle = secondObstacle(proposal, member);
  const isOwn = obstacle === 'proposer';
  const maySettle = obstacle !== 'role';

  return (
    <div className={styles.proposed}>
      <div className={styles.inForce}>
        <span>{t('audit.settings.proposed')}</span>
        {value}
      </div>
      <p className={styles.by}>
        {t('audit.settings.proposedBy', {
          name:
            (remote.status === 'ready' ? remote.data : undefined) ?? t('audit.settings.somebody'),
          date: formatDate(proposedAt, 'shortMoment', language),
        })}
      </p>
      <div className={styles.buttons}>
        <ActButton
          isOff={obstacle !== undefined || busy}
          aria-describedby={obstacle ? whyId : undefined}
          onClick={() => {
            if (!obstacle && !busy) setAsking(true);
          }}
        >
          {t(`audit.settings.of.${name}.confirm`)}
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
      {obstacle && (
        <p id={whyId} className={styles.by}>
          {t(`audit.settings.obstacles.${obstacle}`)}
        </p>
      )}
      <Confirm
        open={asking}
        title={title}
        confirmLabel={t('audit.settings.confirmYes')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (asking) onConfirm();
        }}
      >
        <p className={styles.consequence}>{consequence}</p>
      </Confirm>
    </div>
  );
}
