import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Proposed, secondObstacle } from '../../../domain/acts/two-people';
import type { SettingName } from '../../../domain/bank-settings';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { ConfirmButton } from '../../../ui/feedback/confirm-button';
import { ActButton } from '../parts/act-button';
import { useMember } from '../session/use-member';
import { useNames } from '../session/use-names';
import { useSigning } from '../session/use-signing';
import styles from './two-person-setting.module.css';
import type { useSetting } from './use-setting';

/** A proposal that waits for a second person: its author, and this member's actions on it. */
export function ProposedSetting({
  name,
  proposal,
  value,
  title,
  consequence,
  work: { confirming, withdrawing, declining, confirm, withdraw, decline },
}: {
  readonly name: SettingName;
  readonly proposal: Proposed;
  /** What is proposed. */
  readonly value: ReactNode;
  /** The question before confirming, and what follows. */
  readonly title: string;
  readonly consequence: string;
  readonly work: Pick<
    ReturnType<typeof useSetting>,
    'confirming' | 'withdrawing' | 'declining' | 'confirm' | 'withdraw' | 'decline'
  >;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const member = useMember();
  const whyId = useId();
  const { author, proposedAt } = proposal;
  const nameOf = useNames([author]);
  const together = useSigning([author], (third) => !secondObstacle(proposal, third));
  const obstacle =
    secondObstacle(proposal, member) ?? (together === 'let-in' ? together : undefined);
  const isOwn = obstacle === 'proposer';
  const role = obstacle === 'role' ? obstacle : undefined;

  return (
    <div className={`stack gap-8 ${styles.proposed}`}>
      <div className={styles.inForce}>
        <span>{t('audit.settings.proposed')}</span>
        {value}
      </div>
      <p className="small muted">
        {t('audit.settings.proposedBy', {
          name: nameOf(author),
          date: formatDate(proposedAt, 'shortMoment', language),
        })}
      </p>
      <div className="row">
        <ConfirmButton
          title={title}
          confirmLabel={t('audit.settings.confirmYes')}
          cancelLabel={t('cancel')}
          onConfirm={() => void confirm()}
          button={(ask) => (
            <ActButton act={confirming} obstacle={obstacle} reasonId={whyId} onClick={ask}>
              {t(`audit.settings.of.${name}.confirm`)}
            </ActButton>
          )}
        >
          <p className={styles.consequence}>{consequence}</p>
        </ConfirmButton>
        <ActButton
          look="line"
          act={isOwn ? withdrawing : declining}
          obstacle={role}
          reasonId={whyId}
          onClick={isOwn ? withdraw : decline}
        >
          {t(isOwn ? 'audit.settings.withdraw' : 'audit.settings.decline')}
        </ActButton>
      </div>
      {obstacle && (
        <p id={whyId} className="small muted">
          {t(`audit.settings.obstacles.${obstacle}`)}
        </p>
      )}
      {!obstacle && together === 'alone' && (
        <p className="small muted">{t('audit.settings.invited')}</p>
      )}
    </div>
  );
}
