import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { nextReview, type StaffPeople } from '../../../domain/staff/people';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { OffButton } from '../parts/off-button';
import styles from './review-line.module.css';

/** Who reviewed the list when, when it is due again, and a press that notes it for today. */
export function ReviewLine({
  list: { people, review },
  busy,
  onReview,
}: {
  readonly list: StaffPeople;
  readonly busy: boolean;
  readonly onReview: () => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const date = (moment: Date) => formatDate(moment, 'date', language);
  const due = review && nextReview(review);
  const reviewer = people.find(({ id }) => id === review?.author)?.name;
  return (
    <div className={`row gap-x-24 ${styles.review}`}>
      <p className="number">
        <b>
          {review
            ? t('people.review.by', {
                name: reviewer ?? t('people.proposal.somebody'),
                date: date(review.at),
              })
            : t('people.review.never')}
        </b>{' '}
        {due
          ? t(due < bankNow() ? 'people.review.overdue' : 'people.review.due', {
              date: date(due),
            })
          : t('people.review.first')}
      </p>
      <OffButton look="line" isOff={busy} onClick={onReview}>
        {t('people.review.submit')}
      </OffButton>
    </div>
  );
}
