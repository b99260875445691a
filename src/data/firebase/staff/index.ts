import type { Firestore } from 'firebase/firestore/lite';
import type { StaffBackend } from '../../staff-backend';
import { once } from '../connection/once';
import type { Context } from '../context';
import { listGames } from '../games';
import { ratesInForce } from '../rates';
import type { Sessions } from '../sessions/sessions';
import { bankSettings, saveConfirmationAmount, saveDigestEmails } from './audit/bank-settings';
import { listAudit } from './audit/list-audit';
import { noteExport, noteSearch } from './audit/note-reading';
import { requestAverages } from './averages';
import { editGame } from './catalogue/edits';
import { importState, importValues } from './catalogue/imports';
import { appendMarketValue, listChanges } from './catalogue/market-values';
import { createStaffContext } from './context';
import { createStaffDirectory } from './directory';
import { discardRatesDraft, ratesDraft, saveRatesDraft } from './rates/drafts';
import { ratesHistory } from './rates/history';
import { publishRates } from './rates/publication';
import { returnRatesDraft } from './rates/returned';
import { claim, claims, release } from './requests/claims';
import { confirmationAmount } from './requests/confirmation';
import { caseEntries, noteOpening } from './requests/log';
import { mailsOf, sendMailAgain } from './requests/mails';
import { nextRequest } from './requests/next';
import { addNote } from './requests/notes';
import { findRepeats, flagRepeats } from './requests/repeats';
import { countRequests, findRequest, pageRequests, requestCounts } from './requests/requests';
import { noteSeenCode, seenCodes } from './requests/seen-codes';
import { countSubscribers, pageSubscribers } from './subscribers';

/** What staff may do while one of these sessions is a staff session. */
export function createStaffBackend(base: Context, db: Firestore, sessions: Sessions): StaffBackend {
  const context = createStaffContext(base, db, sessions);
  const directory = createStaffDirectory(context);
  // The next member to sign in must not see what the last one read.
  context.session.subscribe(directory.forget);
  const deciding = once(() => context.caller.write(() => import('./requests/deciding')));
  return {
    listGames: () => listGames(context),
    listChanges: (gameId) => listChanges(context, gameId),
    appendMarketValue: (gameId, seen, value, reason) =>
      appendMarketValue(context, { gameId, seen, value, reason }),
    editGame: (seen, facts) => editGame(context, seen, facts),
    importValues: (asked) => importValues(context, asked),
    importState: (id) => importState(context, id),
    ratesInForce: (calculator) => ratesInForce(context, calculator),
    ratesHistory: (calculator) => ratesHistory(context, calculator),
    ratesDraft: (calculator) => ratesDraft(context, calculator),
    saveRatesDraft: (calculator, seen, next) => saveRatesDraft(context, calculator, seen, next),
    discardRatesDraft: (calculator, seen) => discardRatesDraft(context, calculator, seen),
    returnRatesDraft: (calculator, seen, note) => returnRatesDraft(context, calculator, seen, note),
    publishRates: (calculator, draft, inForce) => publishRates(context, calculator, draft, inForce),
    pageRequests: (filter, size, after) => pageRequests(context, filter, size, after),
    countRequests: (filter) => countRequests(context, filter),
    requestCounts: (now) => requestCounts(context, now),
    findRequest: (id) => findRequest(context, id),
    findRepeats: (request) => findRepeats(context, request),
    flagRepeats: (requests) => flagRepeats(context, requests),
    decide: async (request, choice, repeats) =>
      (await deciding()).decide(context, request, choice, repeats),
    askInformation: async (request, need) =>
      (await deciding()).askInformation(context, request, need),
    confirmationAmount: () => confirmationAmount(context),
    claims: () => claims(context),
    claim: (requestIds, takeOverReason) => claim(context, requestIds, takeOverReason),
    release: (requestIds) => release(context, requestIds),
    nextRequest: (skip) => nextRequest(context, skip),
    noteOpening: (requestId) => noteOpening(context, requestId),
    caseEntries: (requestIds) => caseEntries(context, requestIds),
    addNote: (requestId, text) => addNote(context, requestId, text),
    noteSeenCode: (request) => noteSeenCode(context, request),
    seenCodes: (requestIds) => seenCodes(context, requestIds),
    mailsOf: (request) => mailsOf(context, request),
    sendMailAgain: (mailId) => sendMailAgain(context, mailId),
    requestAverages: () => requestAverages(context),
    pageSubscribers: (filter, size, after) => pageSubscribers(context, filter, size, after),
    countSubscribers: () => countSubscribers(context),
    staffName: directory.name,
    staffMembers: directory.members,
    listAudit: (filter, size, after) => listAudit(context, filter, size, after),
    noteSearch: (list) => noteSearch(context, list),
    noteExport: (made) => noteExport(context, made),
    bankSettings: () => bankSettings(context),
    saveConfirmationAmount: (seen, amount) => saveConfirmationAmount(context, seen, amount),
    saveDigestEmails: (seen, emails) => saveDigestEmails(context, seen, emails),
  };
}
