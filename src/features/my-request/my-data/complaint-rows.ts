import type { TFunction } from 'i18next';
import { retentionDays } from '../../../config/retention';
import type { Complaint } from '../../../domain/complaint/complaint';
import type { Language } from '../../../domain/language';
import { referenceOf } from '../../../domain/request/request-code';
import { DAY_MS } from '../../../domain/time';
import { formatDate } from '../../../i18n/format';
import type { DataRow } from './data-groups';

/** When a complaint was answered or withdrawn; undefined while it is open. */
const closedAt = ({ answer, withdrawnAt }: Complaint) => answer?.answeredAt ?? withdrawnAt;

/** When the bank erases a complaint by itself; undefined while it is open. */
export function complaintErasedOn(complaint: Complaint): Date | undefined {
  const closed = closedAt(complaint);
  return closed && new Date(closed.getTime() + retentionDays.complaints * DAY_MS);
}

/** The complaints of this browser: what was written, by whom, about what, and the bank's answer. */
export function complaintRows(
  complaints: readonly Complaint[],
  t: TFunction,
  language: Language,
): DataRow[] {
  const day = (date: Date) => formatDate(date, 'date', language);
  return complaints.flatMap((complaint): DataRow[] => {
    const { number, kind, text, name, email, code, receivedAt, answer, withdrawnAt } = complaint;
    const erased = complaintErasedOn(complaint);
    const about = t(`myData:complaints.kinds.${kind}`);
    return [
      {
        id: number,
        label: number,
        text,
        why: [
          t('myData:complaints.made', {
            about: code === undefined ? about : `${about}, ${referenceOf(code)}`,
            date: day(receivedAt),
            name,
            email,
          }),
          ...(withdrawnAt ? [t('myData:complaints.withdrawn', { date: day(withdrawnAt) })] : []),
          erased
            ? t('myData:complaints.erased', { date: day(erased) })
            : t('myData:complaints.open'),
        ].join(' '),
      },
      ...(answer
        ? [
            {
              id: `${number} answer`,
              label: t('myData:complaints.answer'),
              text: answer.text,
              why: t(`myData:complaints.${answer.upheld ? 'upheld' : 'rejected'}`, {
                date: day(answer.answeredAt),
              }),
            },
          ]
        : []),
    ];
  });
}
