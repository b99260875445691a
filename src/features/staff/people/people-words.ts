import type { TFunction } from 'i18next';
import { bankNow, bankTime } from '../../../browser/bank-clock';
import { isSameDay } from '../../../domain/day';
import type { Language } from '../../../domain/language';
import type { StaffRole } from '../../../domain/session';
import type { Person } from '../../../domain/staff/people';
import { DAY_MS, HOUR_MS } from '../../../domain/time';
import { formatDate, formatList } from '../../../i18n/format';

/** Roles in words, such as `Analista y Revisor`. */
export function rolesText(
  roles: readonly StaffRole[],
  language: Language,
  t: TFunction<'staff'>,
): string {
  if (roles.length === 0) return t('people.noRoles');
  return formatList(
    roles.map((role) => t(`people.roles.${role}`)),
    language,
  );
}

/** A past moment: `Hoy, 8:02 a. m.`, `Ayer, …` or the date. */
export function whenText(moment: Date, language: Language, t: TFunction<'staff'>): string {
  const now = bankNow();
  const time = formatDate(moment, 'time', language);
  if (isSameDay(moment, now)) return t('people.today', { time });
  if (isSameDay(moment, new Date(now.getTime() - DAY_MS))) return t('people.yesterday', { time });
  return formatDate(moment, 'date', language);
}

/** How long the link of an invitation still works. */
function invitationText(expiresAt: Date, t: TFunction<'staff'>): string {
  const left = expiresAt.getTime() - bankTime();
  if (left <= 0) return t('people.invitedOver');
  const hours = Math.floor(left / HOUR_MS);
  return hours === 0 ? t('people.invitedMinutes') : t('people.invitedUntil', { count: hours });
}

/** The last sign-in; in its place, an open invitation or the end of the access. */
export function presenceText(
  { state, lastSignIn, invitation, offAt }: Person,
  isSelf: boolean,
  language: Language,
  t: TFunction<'staff'>,
): string {
  if (invitation) return invitationText(invitation.expiresAt, t);
  if (state === 'off')
    return offAt
      ? t('people.offSince', { date: formatDate(offAt, 'date', language) })
      : t('people.off');
  if (isSelf) return t('people.now');
  return lastSignIn ? whenText(lastSignIn, language, t) : t('people.never');
}
