import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/format';
import { Note } from '../../../../ui/feedback/note';
import type { LastRehearsal } from './use-rehearsal';

/** Below so many requests one more may move the median a lot. */
const FEW = 20;

/** What limits a rehearsal: requests that are left out, few of them, or none. */
export function Caveats({
  game,
  last: { recent, rehearsal },
}: {
  readonly game: string;
  readonly last: LastRehearsal;
}) {
  const { t } = useTranslation('staff');
  const { count, leftOut, isMadeUp } = rehearsal;
  const { unreadable } = recent;
  const sentences = [
    leftOut > 0 && t('rehearsal.unanswered', { count: leftOut, number: formatNumber(leftOut) }),
    unreadable > 0 &&
      t('rehearsal.unreadable', { count: unreadable, number: formatNumber(unreadable) }),
    count === 0
      ? t('rehearsal.none', { game })
      : isMadeUp
        ? t('rehearsal.tooFew')
        : count < FEW && t('rehearsal.few'),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <Note tone="info">
      <p>{sentences.join(' ')}</p>
    </Note>
  );
}
