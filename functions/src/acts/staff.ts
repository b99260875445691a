import type { StaffActs } from '../../../src/domain/acts/staff-acts.ts';
import type { StaffAct } from './act.ts';
import { claim, release, renewClaim } from './casework/claim.ts';
import { identify } from './casework/identify.ts';
import { note, noteAndRelease } from './casework/note.ts';
import { resendMail } from './casework/resend-mail.ts';
import { seeCode, unseeCode } from './casework/see-code.ts';
import { editGame } from './catalogue/edit.ts';
import { importValues } from './catalogue/import.ts';
import { answerComplaint } from './complaints/answer.ts';
import { resendEvents } from './core/resend-events.ts';
import { discardLoanDraft, returnLoanDraft, saveLoanDraft } from './loan-terms/drafts.ts';
import { publishLoanTerms } from './loan-terms/publish.ts';
import { enterReferenceRate } from './loan-terms/reference-rate.ts';
import { discardRatesDraft, returnRatesDraft, saveRatesDraft } from './rates/drafts.ts';
import { publishRates } from './rates/publish.ts';
import { ask } from './requests/ask.ts';
import { decide } from './requests/decide.ts';
import { confirmPayment, explainPayment } from './requests/explain-payment.ts';
import { noteAtBank } from './requests/note-at-bank.ts';
import { confirmUndo, dropUndo, proposeUndo } from './requests/undo.ts';
import {
  confirmSetting,
  declineSetting,
  proposeSetting,
  withdrawSetting,
} from './settings/settings.ts';
import { shareView, unshareView } from './views/shared.ts';

/** Every act of staff by its name. */
export const staffActs: { readonly [Name in keyof StaffActs]: StaffAct<Name> } = {
  decide,
  proposeUndo,
  confirmUndo,
  dropUndo,
  explainPayment,
  confirmPayment,
  noteAtBank,
  ask,
  claim,
  renewClaim,
  release,
  note,
  noteAndRelease,
  seeCode,
  unseeCode,
  identify,
  resendMail,
  answerComplaint,
  resendEvents,
  shareView,
  unshareView,
  saveRatesDraft,
  discardRatesDraft,
  returnRatesDraft,
  publishRates,
  editGame,
  importValues,
  saveLoanDraft,
  discardLoanDraft,
  returnLoanDraft,
  publishLoanTerms,
  enterReferenceRate,
  proposeSetting,
  confirmSetting,
  withdrawSetting,
  declineSetting,
};
