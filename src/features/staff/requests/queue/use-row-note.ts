import { useTranslation } from 'react-i18next';
import { isReconsidering, openQuestion } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { minutesLeft, useClaims } from '../../casework/claims/claims-provider';
import { useMember } from '../../session/use-member';
import type { PersonRow } from './by-person';

/**
 * The note under the name in a row: who has taken the request, what it waits for and how many
 * requests the row stands for, or else the nickname.
 */
export function useRowNote(): (row: PersonRow, now: Date) => string {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid } = useMember();
  const { claimOf, nameOf } = useClaims();
  return ({ request, requests }, now) => {
    const claim = isOpen(request.status) ? claimOf(request.id) : undefined;
    const question = openQuestion(request);
    const count = requests.length;
    const notes = [
      claim &&
        (claim.author === uid
          ? t('requests.cases.claim.rowMine', { minutes: minutesLeft(claim, now) })
          : t('requests.cases.claim.rowOther', {
              name: nameOf(claim.author),
              minutes: minutesLeft(claim, now),
            })),
      (request.proposal?.waiting || request.undoing) && t('requests.cases.confirming'),
      isReconsidering(request) && t('requests.one.reconsidering'),
      question &&
        t('requests.cases.askedOn', {
          date: formatDate(question.askedAt, 'dayMonth', language),
        }),
      count > 1 && t('requests.cases.requests', { count }),
    ].filter((note) => typeof note === 'string');
    return notes.length === 0 ? request.applicant.nickname : notes.join('. ');
  };
}
