import { useTranslation } from 'react-i18next';
import { isOpen } from '../../../domain/request/states';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Note } from '../../../ui/feedback/note';
import type { FollowedRequest } from './followed-request';

/** What happened to an answer that no longer counts, and what holds now; nothing if there is none. */
export function UndoneNote({
  request: { undone, status, decidedAt },
}: {
  readonly request: FollowedRequest;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (!undone) return null;
  const { cause, byVisitor, next, decidedAt: answeredAt } = undone;
  const why = t(
    byVisitor ? 'status:reconsider.looked' : `status:undone.causes.${cause ?? 'other'}`,
  );
  const answer = {
    answer: t(`status:undone.answers.${undone.status}`),
    date: formatDate(answeredAt, 'dayMonth', language),
  };
  const isAgain = next === 'pending' && isOpen(status);
  if (byVisitor && isAgain)
    return <Note tone="info">{t('status:reconsider.until', { date: answer.date })}</Note>;
  return (
    <Note tone="info">
      {why} {t(`status:undone.${isAgain ? 'review' : decidedAt ? 'decided' : 'closed'}`, answer)}
    </Note>
  );
}
