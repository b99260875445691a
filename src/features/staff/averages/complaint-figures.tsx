import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { medianDays, upheldShare } from '../../../domain/complaint/figures';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Figures } from '../list/figures';
import { Failure } from '../parts/failure';
import { useStaffRead } from '../session/use-staff';
import { inPercent } from './average-row';

/** How many complaints are open and overdue, how fast they are answered, and how many are right. */
export function ComplaintFigures() {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const titleId = useId();
  const { remote, reload } = useStaffRead('complaintFigures');
  const known = remote.status === 'ready' ? remote.data : undefined;
  const days = known && medianDays(known);
  const figure = (id: 'open' | 'overdue' | 'days' | 'upheld', text: string, urgent = false) => ({
    id,
    label: t(`averages.complaints.${id}`),
    text: known ? text : '–',
    urgent,
  });
  return (
    <section className="stack gap-16" aria-labelledby={titleId}>
      <h2 id={titleId} className="title-l">
        {t('averages.complaints.title')}
      </h2>
      {remote.status === 'failed' ? (
        <Failure code={remote.code} onRetry={reload} />
      ) : (
        <Figures
          figures={[
            figure('open', formatNumber(known?.open ?? 0)),
            figure('overdue', formatNumber(known?.overdue ?? 0), (known?.overdue ?? 0) > 0),
            figure('days', days === undefined ? '–' : formatNumber(days)),
            figure('upheld', inPercent(known && upheldShare(known), language)),
          ]}
        />
      )}
    </section>
  );
}
