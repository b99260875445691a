import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../../domain/money';
import type { Proposal } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import { useMember } from '../../tab/use-member';
import { useNames } from '../../tab/use-names';
import type { AmountRemote } from './approval';
import styles from './confirmation.module.css';

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
      <div className={styles.person}>
        <i aria-hidden="true">
          <Icon name="check" />
        </i>
        <b>{isOwn ? you : nameOf(proposal.author)}</b>
        <span className="number">
          {t('requests.cases.confirm.proposed', {
            date: formatDate(proposal.proposedAt, 'shortMoment', language),
          })}
        </span>
      </div>
      <div className={`${styles.person} ${styles.missing}`}>
        <i aria-hidden="true" />
        <b>{isMine ? you : t('requests.cases.confirm.other')}</b>
        <span>{t(`requests.cases.confirm.${isMine ? 'youMissing' : 'missing'}`)}</span>
      </div>
    </section>
  );
}
