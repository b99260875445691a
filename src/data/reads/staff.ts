// What staff read after the first count of the queue.
export { listAudit, undelivered } from './audit';
export { requestAverages, teamWeek } from './averages';
export { bankSettings, confirmationAmount } from './bank-settings';
export { caseEntries, claims, seenCodes } from './casework';
export { complaintFigures, countComplaints } from './complaint-counts';
export { findDuplicates } from './duplicates';
export { loanDraft, loanHistory } from './loan-history';
export { mailsOf } from './mails';
export { listChanges } from './market-values';
export { nextRequest } from './next-request';
export { ratesDraft, ratesHistory } from './rates-history';
export { requestChanges } from './request-changes';
export { countRequests, findRequest, pageRequests, requestCounts } from './requests';
export { sharedViews } from './shared-views';
export { countSubscribers, pageSubscribers } from './subscribers';
