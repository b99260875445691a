import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CORE_AUTHOR, SYSTEM_AUTHOR, VISITOR_AUTHOR } from '../../../../domain/audit';
import { isNeed } from '../../../../domain/request/questions';
import { isDeclineReason } from '../../../../domain/request/reasons';
import { gameName } from '../../../../games/list';
import { mailStateText } from '../mails/mail-state-text';
import type { LogLine } from './log-lines';
import { LogRow } from './log-parts';

/** The act without its author. */
function deed({ kind, text = '', times, request, undone }: LogLine, t: TFunction<'staff'>): string {
  switch (kind) {
    case 'undone':
      return t('requests.cases.log.undone', {
        change: t(`requests.cases.undo.to.${undone?.next ?? 'pending'}`),
        cause: t(`requests.cases.undo.causes.${undone?.cause ?? 'other'}`),
        words: text,
      });
    case 'sent':
      return request.ratesVersion === undefined
        ? t('requests.cases.log.sentUnknown')
        : t('requests.cases.log.sent', { version: request.ratesVersion });
    case 'opened':
      return t('requests.cases.log.opened', { count: times });
    case 'takenOver':
    case 'standsProposed':
    case 'backProposed':
      return t(`requests.cases.log.${kind}`, { reason: text });
    case 'seen':
      return text
        ? t('requests.cases.log.seenIn', { account: text })
        : t('requests.cases.log.seen');
    case 'asked':
      return t('requests.cases.log.asked', {
        need: isNeed(text) ? t(`requests.decide.needs.${text}`) : t('requests.decide.unknownNeed'),
      });
    case 'reconsidered':
      return t('requests.cases.log.reconsidered', { text });
    case 'answered':
      return t('requests.cases.log.answered', { text });
    case 'declined':
      return isDeclineReason(text)
        ? t('requests.cases.log.declined', { reason: t(`declineReasons.${text}`) })
        : t('requests.cases.log.declinedUnknown');
    case 'corrected':
      return t('requests.cases.log.corrected', { previous: text });
    case 'note':
      return text;
    default:
      return t(`requests.cases.log.${kind}`);
  }
}

/** A line of the log: when, who, what, and how far its mail has come. */
export function LogItem({
  line,
  nameOf,
  isShared,
}: {
  readonly line: LogLine;
  readonly nameOf: (uid: string) => string;
  /** Whether the log is about several requests. */
  readonly isShared: boolean;
}) {
  const { t } = useTranslation('staff');
  const { at, author, request, kind, mail } = line;
  const name =
    author === undefined || author === VISITOR_AUTHOR
      ? request.applicant.name
      : author === SYSTEM_AUTHOR
        ? t('requests.cases.log.system')
        : author === CORE_AUTHOR
          ? t('requests.cases.log.core')
          : nameOf(author);
  return (
    <LogRow at={at} name={name} isNote={kind === 'note'} deed={deed(line, t)}>
      {isShared && (
        <small>{t('requests.cases.log.about', { game: gameName(request.gameId) })}</small>
      )}
      {mail && <small>{t('requests.cases.log.mail', { state: mailStateText(mail, t) })}</small>}
    </LogRow>
  );
}
