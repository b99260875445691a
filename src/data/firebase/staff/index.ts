import type { Firestore } from 'firebase/firestore/lite';
import { listGames } from '../../reads/games';
import { loanConditions } from '../../reads/loan';
import { ratesInForce } from '../../reads/rates';
import type { StaffBackend } from '../../staff/backend';
import { once } from '../connection/once';
import type { Context } from '../context';
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
  const complaining = once(() => context.caller.write(() => import('../../reads/complaints')));
  const { understand } = context.caller;

  /** Reads with the code that all these reads share. */
  async function read<T>(run: (reads: typeof import('./working')) => Promise<T>): Promise<T> {
    const reads = await working();
    return understand(() => run(reads));
  }

  return {
    act: async (name, asked) => (await working()).sayAct(context, name, asked),
    listGames: () => understand(() => listGames(context)),
    listChanges: (gameId) => read((reads) => reads.listChanges(context, gameId)),
    appendMarketValue: async (gameId, seen, value, reason) =>
      (await working()).appendMarketValue(context, { gameId, seen, value, reason }),
    ratesInForce: (calculator) => understand(() => ratesInForce(context, calculator)),
    ratesHistory: (calculator) => read((reads) => reads.ratesHistory(context, calculator)),
    ratesDraft: (calculator) => read((reads) => reads.ratesDraft(context, calculator)),
    loanConditions: () => understand(() => loanConditions(context)),
    loanHistory: () => read((reads) => reads.loanHistory(context)),
    loanDraft: () => read((reads) => reads.loanDraft(context)),
    pageRequests: (filter, size, after) =>
      read((reads) => reads.pageRequests(context, filter, size, after)),
    requestChanges: (after) => read((reads) => reads.requestChanges(context, after)),
    countRequests: (filter) => read((reads) => reads.countRequests(context, filter)),
    requestCounts: (now) => read((reads) => reads.requestCounts(context, now)),
    findRequest: (id) => read((reads) => reads.findRequest(context, id)),
    findDuplicates: (request) => read((reads) => reads.findDuplicates(context, request)),
    confirmationAmount: () => read((reads) => reads.confirmationAmount(context)),
    claims: () => read((reads) => reads.claims(context)),
    nextRequest: (skip) => read((reads) => reads.nextRequest(context, skip)),
    noteOpening: async (requestId) => (await working()).noteOpening(context, requestId),
    caseEntries: (requestIds) => read((reads) => reads.caseEntries(context, requestIds)),
    seenCodes: (requestIds) => read((reads) => reads.seenCodes(context, requestIds)),
    mailsOf: (request) => read((reads) => reads.mailsOf(context, request)),
    pageComplaints: async (state, size, after) => {
      const { pageComplaints } = await complaining();
      return understand(() => pageComplaints(context, state, size, after));
    },
    countComplaints: (state) => read((reads) => reads.countComplaints(context, state)),
    complaintFigures: (now) => read((reads) => reads.complaintFigures(context, now)),
    findComplaint: async (number) => {
      const { findComplaint } = await complaining();
      return understand(() => findComplaint(context, number));
    },
    complaintMails: async (complaint) => {
      const { complaintMails } = await complaining();
      return understand(() => complaintMails(context, complaint));
    },
    requestAverages: () => read((reads) => reads.requestAverages(context)),
    teamWeek: (week) => read((reads) => reads.teamWeek(context, week)),
    pageSubscribers: (filter, size, after) =>
      read((reads) => reads.pageSubscribers(context, filter, size, after)),
    countSubscribers: () => read((reads) => reads.countSubscribers(context)),
    sharedViews: (list) => read((reads) => reads.sharedViews(context, list)),
    listPeople: async () => (await working()).listPeople(context),
    changePeople: async (act) => (await working()).changePeople(context, act),
    staffName: (uid) => understand(() => directory.name(uid)),
    staffMembers: () => understand(directory.members),
    listAudit: (filter, size, after) =>
      read((reads) => reads.listAudit(context, filter, size, after)),
    noteSearch: async (list) => (await working()).noteSearch(context, list),
    noteExport: async (made) => (await working()).noteExport(context, made),
    bankSettings: () => read((reads) => reads.bankSettings(context)),
    undelivered: () => read((reads) => reads.undelivered(context)),
  };
}
