import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Timeline } from '../../../ui/data/timeline';
import type { FollowedRequest } from '../parts/followed-request';
import type { Stage } from '../parts/verification';

/** The past, present and next step of a pending request. */
export function RequestTimeline({
  request,
  stage,
}: {
  readonly request: FollowedRequest;
  readonly stage: Stage;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const moment = (date: Date) => formatTime(date, 'shortMoment', language);
  const answerKey = stage === 'overdue' ? 'status:steps.answerLate' : 'status:steps.answerBy';
  return (
    <Timeline
      steps={[
        {
          id: 'received',
          title: t('status:steps.received'),
          detail: moment(request.receivedAt),
          state: 'done',
        },
        ...(request.clockFrom > request.receivedAt
          ? [
              {
                id: 'reopened',
                title: t('status:steps.reopened'),
                detail: moment(request.clockFrom),
                state: 'done' as const,
              },
            ]
          : []),
        {
          id: 'checking',
          title: t('status:steps.checking'),
          detail: t('status:steps.checkingNow'),
          state: 'now',
        },
        {
          id: 'answer',
          title: t('status:steps.answer'),
          detail: request.deadline ? t(answerKey, { moment: moment(request.deadline) }) : '',
          state: 'next',
        },
      ]}
    />
  );
}
