import type { Firestore } from 'firebase/firestore/lite';
import type { StaffBackend } from '../../staff/backend';
import { once } from '../connection/once';
import type { Context } from '../context';
import { listGames } from '../games';
import { loanConditions } from '../loan';
import { ratesInForce } from '../rates';
import type { Sessions } from '../sessions/sessions';
import { createStaffContext } from './context';
import { createStaffDirectory } from './directory';

/** The staff's calls, while one of these sessions is a staff session. */
export function createStaffBackend(base: Context, db: Firestore, sessions: Sessions): StaffBackend {
  const context = createStaffContext(base, db, sessions);
  const directory = createStaffDirectory(context);
  // The next member to sign in must not see what the last one read.
  context.session.subscribe(directory.forget);
  const working = once(() => context.caller.write(() => import('./working')));
  const complaining = once(() => context.caller.write(() => import('./complaints/complaining')));
  return {
    act: async (name, asked) => (await working()).sayAct(context, name, asked),
    listGames: () => listGames(context),
    listChanges: async (gameId) => (await working()).listChanges(context, gameId),
    appendMarketValue: async (gameId, seen, value, reason) =>
      (await working()).appendMarketValue(context, { gameId, seen, value, reason }),
    ratesInForce: (calculator) => ratesInForce(context, calculator),
    ratesHistory: async (calculator) => (await working()).ratesHistory(context, calculator),
    ratesDraft: async (calculator) => (await working()).ratesDraft(context, calculator),
    loanConditions: () => loanConditions(context),
    loanHistory: async () => (await working()).loanHistory(context),
    loanDraft: async () => (await working()).loanDraft(context),
    pageRequests: async (filter, size, after) =>
      (await working()).pageRequests(context, filter, size, after),
    requestChanges: async (after) => (await working()).requestChanges(context, after),
    countRequests: async (filter) => (await working()).countRequests(context, filter),
    requestCounts: async (now) => (await working()).requestCounts(context, now),
    findRequest: async (id) => (await working()).findRequest(context, id),
    findDuplicates: async (request) => (await working()).findDuplicates(context, request),
    confirmationAmount: async () => (await working()).bankSetting(context, 'confirmation'),
    claims: async () => (await working()).claims(context),
    nextRequest: async (skip) => (await working()).nextRequest(context, skip),
    noteOpening: async (requestId) => (await working()).noteOpening(context, requestId),
    caseEntries: async (requestIds) => (await working()).caseEntries(context, requestIds),
    seenCodes: async (requestIds) => (await working()).seenCodes(context, requestIds),
    mailsOf: async (request) => (await working()).mailsOf(context, request),
    pageComplaints: async (state, size, after) =>
      (await complaining()).pageComplaints(context, state, size, after),
    countComplaints: async (state) => (await working()).countComplaints(context, state),
    complaintFigures: async (now) => (await working()).complaintFigures(context, now),
    findComplaint: async (number) => (await complaining()).findComplaint(context, number),
    complaintMails: async (complaint) => (await complaining()).complaintMails(context, complaint),
    requestAverages: async () => (await working()).requestAverages(context),
    teamWeek: async (week) => (await working()).teamWeek(context, week),
    pageSubscribers: async (filter, size, after) =>
      (await working()).pageSubscribers(context, filter, size, after),
    countSubscribers: async () => (await working()).countSubscribers(context),
    sharedViews: async (list) => (await working()).sharedViews(context, list),
    listPeople: async () => (await working()).listPeople(context),
    changePeople: async (act) => (await working()).changePeople(context, act),
    staffName: directory.name,
    staffMembers: directory.members,
    listAudit: async (filter, size, after) =>
      (await working()).listAudit(context, filter, size, after),
    noteSearch: async (list) => (await working()).noteSearch(context, list),
    noteExport: async (made) => (await working()).noteExport(context, made),
    bankSettings: async () => (await working()).bankSettings(context),
    undelivered: async () => (await working()).undelivered(context),
  };
}
