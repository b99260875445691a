import { publishResponseTime } from '../../functions/src/summaries/response-time';
import { countTeam } from '../../functions/src/summaries/team';
import { readCalculators } from '../rules/read-calculators';
import { requestDocuments, type StoredDocument } from '../samples/documents';
import type { Admin } from '../support/admin';
import { LOCAL_STAFF, localStaffEmail } from '../support/local-project';
import { rebuildSummaries } from '../support/rebuild-summaries';
import { casework } from './casework';
import { randomComplaints } from './complaints';
import { randomFrom } from './random';
import { randomRequests, type SeedRequest } from './requests';
import { randomSubscribers } from './subscribers';
import { writeAll } from './write-all';

/** How many records to make up, and over how many days up to now the requests arrived. */
export interface Filling {
  readonly requests: number;
  readonly days: number;
  readonly subscribers: number;
}

/**
 * The first data of an empty project, so that every list and figure of the staff shows something.
 */
export const FIRST_FILLING: Filling = { requests: 120, days: 30, subscribers: 80 };

/** Complaints are made up from the first requests, at most this many. */
const MOST = 200;

function* stored(requests: Iterable<SeedRequest>): Generator<StoredDocument> {
  for (const { request, signedIn } of requests) yield* requestDocuments(request, signedIn);
}

/**
 * Called with the number of written documents of a kind; `total` is undefined if it is not known
 * yet.
 */
export type Progress = (kind: string, written: number, total: number | undefined) => void;

/**
 * Adds made-up subscribers, requests and complaints, with everything that belongs to them, to a local project;
 * the same ones each time. Needs the local staff accounts.
 */
export async function fill(
  { auth, db }: Admin,
  { requests, days, subscribers }: Filling,
  onProgress: Progress = () => {},
): Promise<void> {
  const uidOf = async (email: string) => (await auth.getUserByEmail(email)).uid;
  const write = (kind: string, total: number | undefined, from: Iterator<StoredDocument>) =>
    writeAll(db, from, (written) => onProgress(kind, written, total));
  const now = Date.now();
  const author = await uidOf(LOCAL_STAFF.email);
  const colleagues = [
    await uidOf(localStaffEmail('analista')),
    await uidOf(localStaffEmail('revisor')),
  ] as const;
  const seed = { calculators: await readCalculators(), now, days, author, colleagues };
  const made = () => randomRequests(randomFrom(1), requests, seed);
  if (requests > 0) {
    await write(
      'Requests with their case files, search entries and codes',
      undefined,
      stored(made()),
    );
    const worked = casework(randomFrom(3), made(), now, colleagues);
    await write('Claims, notes and audit', undefined, worked);
    const complained = randomComplaints(randomFrom(4), [...made()].slice(0, MOST), now, author);
    await write('Complaints', undefined, complained);
    await rebuildSummaries(db);
    await publishResponseTime(db, now);
    await countTeam(db, now);
  }
  if (subscribers > 0) {
    const people = randomSubscribers(randomFrom(2), subscribers, now);
    await write('Subscribers and codes', 2 * subscribers, people);
  }
}
