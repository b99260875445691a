import {
  ask,
  claim,
  identify,
  note,
  noteAndRelease,
  release,
  renewClaim,
  resendMail,
  seeCode,
  unseeCode,
} from './casework';
import { editGame, importValues } from './catalogue';
import { answerComplaint } from './complaints';
import { resendEvents } from './core';
import { decide } from './deciding';
import type { RefusalOf } from './described';
import { confirmPayment, explainPayment } from './explaining';
import {
  discardLoanDraft,
  enterReferenceRate,
  publishLoanTerms,
  returnLoanDraft,
  saveLoanDraft,
} from './loan';
import { noteAtBank } from './noting';
import { discardRatesDraft, publishRates, returnRatesDraft, saveRatesDraft } from './rates';
import { confirmSetting, declineSetting, proposeSetting, withdrawSetting } from './settings';
import { confirmUndo, dropUndo, proposeUndo } from './undoing';
import { shareView, unshareView } from './views';

/** The acts of staff by name: what each takes, and why it may be refused. */
export const staffActs = {
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
} as const;

/** The acts of staff. */
export type StaffActs = typeof staffActs;

/** Why an act of staff may change nothing. */
export type StaffRefusal = {
  [Name in keyof StaffActs]: RefusalOf<StaffActs, Name>;
}[keyof StaffActs];

/** Why an act is closed to a member before it is said: a refusal, the roles, or a colleague's claim. */
export type ObstacleOf<Name extends keyof StaffActs> =
  | RefusalOf<StaffActs, Name>
  | 'role'
  | 'taken';
