import { useTranslation } from 'react-i18next';
import { isOpen } from '../../../domain/request/states';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Note } from '../../../ui/feedback/note';
import type { FollowedRequest } from '../request/followed-request';

/** What happened to an answer that no longer counts, and what holds now; nothing if there is none. */
export function UndoneNote({
  request: { undone, status, decidedAt },
}: {
  readonly request: FollowedRequest;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (!undone) return null;
  const { cause, next, decidedAt: answeredAt } = undone;
  const why = t(`status:undone.causes.${cause ?? 'otra'}`);
  const answer = {
    answer: t(`status:undone.answers.${undone.status}`),
    date: formatDate(answeredAt, 'dayMonth', language),
  };
  const isAgain = next === 'pending' && isOpen(status);
  return (
    <Note tone="info">
      {why} {t(`status:undone.${isAgain ? 'review' : decidedAt ? 'decided' : 'closed'}`, answer)}
    </Note>
  );
}
