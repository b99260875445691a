import { brand } from '../../../../src/config/brand.ts';
import { SYSTEM_AUTHOR } from '../../../../src/domain/audit.ts';
import { lapsedMail, validityMail } from '../../../../src/domain/mail/approval-mails.ts';
import type { TranslatedMail } from '../../../../src/domain/mail/mail.ts';
import {
  approvalUntil,
  dueForApproval,
  lapsesAfter,
} from '../../../../src/domain/request/approval.ts';
import type { LoanRequest } from '../../../../src/domain/request/loan-request.ts';
import { caseAuditEntry } from '../../../../src/records/audit.ts';
import { trackedUntil } from '../../../../src/records/follow-up.ts';
import {
  approvalReminderMailId,
  lapsedMailId,
  validityMailId,
} from '../../../../src/records/mail.ts';
import {
  approvalReminderRecord,
  closingRecord,
  toldUntilRecord,
} from '../../../../src/records/request-life.ts';
import type { Database } from '../store.ts';
import type { Write } from '../write.ts';
import { type Case, mailTo, readCases, statusChange } from './case.ts';
import { endUndo } from './end-undo.ts';

/** What was due for an approval: its last day was named first, reminded of, or over. */
export type ApprovalStep = 'told' | 'reminded' | 'lapsed';

/** A mail that the sweep finds by its state. */
function bankMail(request: LoanRequest, mailId: string, mails: TranslatedMail): Write {
  const { create, fields } = mailTo(request, mailId, mails);
  return { create, fields: { ...fields, delivery: { state: 'PENDING' } } };
}

/** The writes that let an approval lapse. */
function lapsing(one: Case, until: Date, number: number, now: Date): Write[] {
  const { id, code } = one.request;
  const entry = caseAuditEntry(`caducar_${id}_${number}`, 'caducar', id, SYSTEM_AUTHOR, now);
  return [
    ...statusChange(one, { to: 'lapsed', fields: closingRecord(now), until }, now),
    ...endUndo(one, SYSTEM_AUTHOR, now),
    bankMail(one.request, lapsedMailId(id, number), lapsedMail(brand, until, code)),
    { create: `auditoria/${entry.id}`, fields: entry.data },
  ];
}

/** What is due for an approval now, with its writes; undefined if nothing is. */
function dueSteps(
  one: Case,
  now: Date,
): { readonly step: ApprovalStep; readonly writes: readonly Write[] } | undefined {
  const { request } = one;
  const { id, code, decision, undone = [] } = request;
  const number = undone.length + 1;
  const until = lapsesAfter(request, decision?.until ?? approvalUntil(now));
  if (!until) return undefined;
  if (decision?.until === undefined) {
    const mail = validityMail(brand, until, code);
    const tracker = { update: `seguimiento/${code}`, fields: trackedUntil(until) };
    return {
      step: 'told',
      writes: [
        { update: `users/${id}`, fields: toldUntilRecord(until, now) },
        ...(code === undefined ? [] : [tracker]),
        bankMail(request, validityMailId(id, number), mail),
      ],
    };
  }
  switch (dueForApproval(until, decision, now)) {
    case 'lapse':
      return { step: 'lapsed', writes: lapsing(one, until, number, now) };
    case 'reminder': {
      const mail = validityMail(brand, until, code);
      return {
        step: 'reminded',
        writes: [
          { update: `users/${id}`, fields: approvalReminderRecord(now) },
          bankMail(request, approvalReminderMailId(id, number), mail),
        ],
      };
    }
    case undefined:
      return undefined;
  }
}

/**
 * Does what is due for the approval of this request, once, and tells what that was. Whatever the bank
 * told meanwhile counts, because it is read first.
 */
export function lapseApproval(
  database: Database,
  id: string,
  now: Date,
): Promise<ApprovalStep | undefined> {
  return database.transaction(async (store) => {
    const [one] = await readCases(store, [id]);
    const due = one && dueSteps(one, now);
    return { writes: due?.writes ?? [], answer: due?.step };
  });
}
