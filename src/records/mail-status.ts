import { type Delivery, isResendable } from '../domain/acts/casework';
import type { MailStatus } from '../domain/mail/mail';
import { isMap, type RecordFields, reader } from './fields';
import { fromStoredDelivery } from './states';

/** What decides whether a mail is sent again. `delivery` is as the mail function or the extension writes it. */
export function readDelivery(
  mailId: string,
  { delivery }: RecordFields,
  askedAt: Date | undefined,
): Delivery {
  const fields = isMap(delivery) ? delivery : {};
  const lease = reader(fields, mailId);
  return {
    state: fromStoredDelivery(fields.state),
    leaseEnds: fields.leaseExpireTime ? lease.date('leaseExpireTime') : undefined,
    askedAt,
  };
}

/** How often staff had a mail sent again. */
export const resendsOf = ({ reenvios }: RecordFields): number =>
  typeof reenvios === 'number' ? reenvios : 0;

/** `mail/{id}` as read. `askedAt`: when the mail's record asked for it. */
export function readMailStatus(
  mailId: string,
  mail: RecordFields,
  askedAt: Date,
  now: Date,
): MailStatus {
  const delivery = readDelivery(mailId, mail, askedAt);
  const { state } = delivery;
  const { error, attempts } = isMap(mail.delivery) ? mail.delivery : {};
  return {
    mailId,
    state,
    error: typeof error === 'string' && error !== '' ? error : undefined,
    attempts: typeof attempts === 'number' ? attempts : 0,
    stuck: (state === 'unsent' || state === 'processing') && isResendable(delivery, now),
    resends: resendsOf(mail),
  };
}
