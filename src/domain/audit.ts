import type { Cents } from './money';
import type { StaffRole } from './session';

/** The acts that the audit tells of a member of staff. */
export const AUDIT_ACTS = [
  'decide',
  'propose',
  'endProposal',
  'replaceProof',
  'closeUnanswered',
  'lapse',
  'disburse',
  'cancelAtBank',
  'cancelAtBankLate',
  'repay',
  'loosePayment',
  'explainPayment',
  'confirmPayment',
  'proposeUndo',
  'undo',
  'dropUndo',
  'answerComplaint',
  'claim',
  'takeOver',
  'release',
  'seeCode',
  'unseeCode',
  'identify',
  'sendMailAgain',
  'sendEventsAgain',
  'open',
  'search',
  'export',
  'changeValue',
  'editGame',
  'importValues',
  'publishRates',
  'discardDraft',
  'publishLoanTerms',
  'discardLoanDraft',
  'enterReferenceRate',
  'changeSettings',
  'proposeAmount',
  'confirmAmount',
  'withdrawAmount',
  'declineAmount',
  'proposeAddress',
  'confirmAddress',
  'withdrawAddress',
  'declineAddress',
  'addMember',
  'inviteMember',
  'sendInvitationAgain',
  'withdrawInvitation',
  'acceptInvitation',
  'changeRoles',
  'proposeRoles',
  'confirmRoles',
  'declineRoles',
  'removeMember',
  'restoreMember',
  'resetSecondFactor',
  'reviewPeople',
  'changePassword',
  'shareView',
  'unshareView',
] as const;

export type AuditAct = (typeof AUDIT_ACTS)[number];

/** The author of acts that the cloud does by itself, as the audit spells it. */
export const SYSTEM_AUTHOR = 'sistema';

/** The author of what a visitor did, as the audit spells it. */
export const VISITOR_AUTHOR = 'cliente';

/** The author of statuses from the bank's core system, as the audit spells it. */
export const CORE_AUTHOR = 'nucleo';

/** A list of records that can be searched or downloaded. */
export type AuditedList = 'requests' | 'subscribers' | 'audit' | 'people';

/** The object of an act. */
export type AuditSubject =
  | {
      /** The id of `events` is the code of their request, or the number of their complaint. */
      readonly kind: 'request' | 'complaint' | 'import' | 'member' | 'mail' | 'events' | 'view';
      readonly id: string;
    }
  | { readonly kind: 'value' | 'game' | 'draft'; readonly gameId: string }
  | { readonly kind: 'rates'; readonly gameId: string; readonly version: number }
  | { readonly kind: 'loan' }
  | { readonly kind: 'list'; readonly list: AuditedList }
  | { readonly kind: 'settings'; readonly setting: 'confirmation' | 'digest' | 'core' };

/** An entry of the audit, which nobody changes or removes. */
export interface AuditRecord {
  readonly id: string;
  /** The uid of the member, or the word with which a command or the cloud signs. */
  readonly author: string;
  readonly at: Date;
  readonly act: AuditAct;
  readonly subject: AuditSubject;
  /** Why a request was taken over, values were imported, or a second factor was reset. */
  readonly reason?: string;
  /** How many rows were downloaded or imported. */
  readonly rows?: number;
  /** The roles that a member got, or that somebody asked for. */
  readonly roles?: readonly StaffRole[];
  /** The name of the file that was imported. */
  readonly file?: string;
  /** The name of a view that was shared or removed. */
  readonly view?: string;
  /** The filter of a download. */
  readonly filter?: string;
  /**
   * The amount in force when one was proposed, confirmed, withdrawn or declined, undefined for none;
   * and the proposed one. `inDollars`: entries of before 28 November 2026 are about the value of an account.
   */
  readonly amounts?: {
    readonly before: Cents | undefined;
    readonly proposed: Cents;
    readonly inDollars?: true;
  };
  /** Whether a publication of rates says that the version before it was wrong. */
  readonly previousWrong?: true;
  /** The most to be lent on an approval, or on one that is proposed. */
  readonly mostLent?: Cents;
  /** The same of addresses, in one line; empty for none. */
  readonly addresses?: { readonly before: string; readonly proposed: string };
}

/** A filter of audit entries; undefined for all. */
export interface AuditFilter {
  readonly author: string | undefined;
  readonly act: AuditAct | undefined;
  /** Those of this day in Santo Domingo, as `2026-11-23`. */
  readonly day: string | undefined;
}

/** The longest description of a download's filter, in characters. */
export const MAX_EXPORT_FILTER = 140;

/** A download as the audit records it: the filter names no person. */
export interface ExportNote {
  readonly list: AuditedList;
  readonly rows: number;
  /** At most `MAX_EXPORT_FILTER` characters; the rules refuse more. */
  readonly filter: string;
}
