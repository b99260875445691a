// Code that no first screen needs: one file, loaded with the first count of the queue.
export { sayAct } from './act';
export { bankSetting, bankSettings } from './audit/bank-settings';
export { listAudit } from './audit/list-audit';
export { noteExport, noteSearch } from './audit/note-reading';
export { undeliveredEvents } from './audit/undelivered';
export { requestAverages, teamWeek } from './averages';
export { editGame } from './catalogue/edits';
export { importValues } from './catalogue/imports';
export { appendMarketValue, listChanges } from './catalogue/market-values';
export { countComplaints } from './complaints/count';
export { complaintFigures } from './complaints/figures';
export { sharedViews, shareView, unshareView } from './lists/shared-views';
export { enterReferenceRate } from './loan/reference-rate';
export {
  discardLoanDraft,
  loanDraft,
  loanHistory,
  publishLoanTerms,
  returnLoanDraft,
  saveLoanDraft,
} from './loan/terms';
export { changePeople, listPeople } from './people';
export {
  discardRatesDraft,
  publishRates,
  ratesDraft,
  returnRatesDraft,
  saveRatesDraft,
} from './rates/drafts';
export { ratesHistory } from './rates/history';
export { requestChanges } from './requests/changes';
export { claims } from './requests/claims';
export { caseEntries, noteOpening } from './requests/log';
export { mailsOf } from './requests/mails';
export { nextRequest } from './requests/next';
export { findRepeats, flagRepeats } from './requests/repeats';
export { countRequests, findRequest, pageRequests, requestCounts } from './requests/requests';
export { seenCodes } from './requests/seen-codes';
export { countSubscribers, pageSubscribers } from './subscribers';
