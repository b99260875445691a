import { brand } from '../../../../src/config/brand.ts';
import { paths } from '../../../../src/config/paths.ts';
import type { StatusEffect } from '../../../../src/domain/core/at-bank.ts';
import {
  type ApprovalEnd,
  latePaymentMail,
} from '../../../../src/domain/mail/late-payment-mail.ts';
import type { BankOutcomeKind } from '../../../../src/domain/request/bank-outcome.ts';
import { keyEntryOf } from '../../../../src/domain/request/keys.ts';
import { type LoanRequest, reference } from '../../../../src/domain/request/loan-request.ts';
import { bankOutcomeRecord, loosePaymentRecord } from '../../../../src/records/bank-outcome.ts';
import { trackedOutcome } from '../../../../src/records/follow-up.ts';
import { latePaymentMailId } from '../../../../src/records/mail.ts';
import { readDigestEmails, SETTING_PATHS } from '../../../../src/records/settings.ts';
import type { Store } from '../store.ts';
import { REMOVED, type Write } from '../write.ts';
import { type Case, keyWrites, statusChange } from './case.ts';
import { endUndo } from './end-undo.ts';

/** What somebody tells that the bank did, at this moment. */
export interface Told {
  readonly status: BankOutcomeKind;
  /** The uid of a member, or `CORE_AUTHOR`. */
  readonly author: string;
  readonly now: Date;
}

/** What a status does that is not refused. */
export type Taken = Exclude<StatusEffect, { readonly refused: string }>;

const ACTS = {
  disbursed: 'desembolsar',
  cancelled: 'cancelar',
  repaid: 'saldar',
} as const satisfies Readonly<Record<BankOutcomeKind, string>>;

/** The id and the action of the audit's entry, which tells also of what changed nothing else. */
export function bankEntry(id: string, { effect }: Taken, { status, now }: Told) {
  const kept = { keep: 'cancelar-tarde', loose: 'pago-suelto' } as const;
  const action = effect === 'keep' || effect === 'loose' ? kept[effect] : ACTS[status];
  return { id: `banco_${id}_${now.getTime()}`, action };
}

/** The page of a case for staff. */
const casePage = (id: string) =>
  `${brand.siteUrl}${paths.staff}?tab=solicitudes&solicitud=${encodeURIComponent(id)}`;

/** How an approval ended by itself before it was paid. */
function endOf({ status }: LoanRequest): ApprovalEnd {
  if (status === 'lapsed') return status;
  return status === 'withdrawn' ? 'given-back' : 'cancelled';
}

/** The mails to the bank's addresses that money went out for an approval that was not in force any more. */
async function paymentMails(
  store: Store,
  { request }: Case,
  end: ApprovalEnd,
  now: Date,
): Promise<Write[]> {
  const { id } = request;
  const [stored] = await store.get(SETTING_PATHS.digest);
  const message = latePaymentMail(reference(request), casePage(id), end);
  return readDigestEmails(stored).value.map((to, place) => ({
    create: `mail/${latePaymentMailId(id, now, place)}`,
    fields: { to, message, delivery: { state: 'PENDING' } },
  }));
}

/**
 * The writes of a status in the record and its tracker, which goes on telling the day of the payment once that
 * is paid back; a payment ends a waiting proposal to undo.
 */
function storing(one: Case, { status, author, now }: Told, isLate: boolean): Write[] {
  const { id, code } = one.request;
  return [
    { update: `users/${id}`, fields: bankOutcomeRecord(status, now, isLate) },
    ...(code === undefined || status === 'repaid'
      ? []
      : [{ update: `seguimiento/${code}`, fields: trackedOutcome(status, now) }]),
    ...(status === 'disbursed' ? endUndo(one, author, now) : []),
  ];
}

/** The writes that approve again what had lapsed or was given back, with the decision that it had. */
function reviving(one: Case, now: Date): Write[] {
  const fields = { cierre: REMOVED, retiro: REMOVED };
  const until = one.request.decision?.until;
  return one.request.status === 'approved'
    ? []
    : statusChange(one, { to: 'approved', fields, until }, now);
}

/** The writes that note a payment of an approval that was undone; it takes the place of one before. */
function loosening(one: Case, event: string, now: Date): Write[] {
  const { id, code, loosePayment } = one.request;
  const pagoSuelto = { evento: event, fecha: now, numero: loosePayment?.proposals ?? 0 };
  return [
    { update: `users/${id}`, fields: loosePaymentRecord },
    { update: `seguimiento/${code}`, fields: loosePaymentRecord },
    {
      merge: `expedientes/${id}`,
      fields: { pagoSuelto: { ...pagoSuelto, explica: REMOVED, fin: REMOVED } },
    },
    ...keyWrites(one, keyEntryOf({ ...one.request, hasLoosePayment: true })),
  ];
}

/** The writes of what the bank did, but for the entry of the audit. */
export async function bankWrites(
  store: Store,
  one: Case,
  taken: Taken,
  told: Told,
): Promise<Write[]> {
  const { now } = told;
  switch (taken.effect) {
    case 'already':
    case 'keep':
      return [];
    case 'store':
      return storing(one, told, false);
    case 'revive':
      return [
        ...reviving(one, now),
        ...(await paymentMails(store, one, endOf(one.request), now)),
        ...storing(one, told, true),
      ];
    case 'loose':
      return [
        ...loosening(one, taken.event, now),
        ...(await paymentMails(store, one, 'undone', now)),
      ];
  }
}
