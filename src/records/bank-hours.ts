import type { BankHours } from '../domain/request/bank-hours';
import type { FieldReader } from './fields';
import type { Moments } from './moments';

/** `vence` and `restan` of a request and of its tracker, as written with them. */
export const bankHoursRecord = ({ dueAt, minutesLeft }: BankHours, at: Moments['at']) => ({
  ...(dueAt && { vence: at(dueAt) }),
  ...(minutesLeft !== undefined && { restan: minutesLeft }),
});

/** The same once a request is closed: `removed` takes them away. */
export const noBankHours = (removed: unknown) => ({ vence: removed, restan: removed });

/** The same as an act writes them over what is stored. */
export const movedBankHours = (hours: BankHours, at: Moments['at'], removed: unknown) => ({
  ...noBankHours(removed),
  ...bankHoursRecord(hours, at),
});

/** `vence` and `restan` as read. */
export const readBankHours = (fields: FieldReader): BankHours => ({
  ...(fields.has('vence') && { dueAt: fields.date('vence') }),
  ...(fields.has('restan') && { minutesLeft: fields.number('restan') }),
});
