import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { normalizeText } from '../../../../domain/fields/fields';
import { CLAIM_MINUTES, type Claim } from '../../../../domain/request/case';
import { MINUTE_MS } from '../../../../domain/time';
import { caseAuditEntry } from '../../../../records/staff/audit';
import { claimRecord, readClaim, type StoredClaim } from '../../../../records/staff/casework';
import { BackendError, errorCode } from '../../../errors';
import { MAX_PAGE } from '../../../staff/lists';
import { moments } from '../../connection/moments';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { tokenIssuedAt } from '../../sessions/identity';
import { inParts } from '../lists/in-parts';

const CLAIM_MS = CLAIM_MINUTES * MINUTE_MS;

/** The rules of a batch may read the documents of this many claims. */
const CLAIMS_PER_BATCH = 4;

/** The present claims; a claim that cannot be read belongs to nobody. */
export async function claims({ db, caller, clock }: StaffContext): Promise<readonly Claim[]> {
  const asked = query(
    collection(db, 'tomas'),
    where('hasta', '>', Timestamp.fromMillis(clock.now())),
    limit(MAX_PAGE),
  );
  const { docs } = await caller.read(() => getDocs(asked));
  return docs.map((found) => readClaim(found.id, found.data()));
}

/** The claims of these requests, also those that are over; undefined if there never was one. */
function storedClaims(
  { db }: StaffContext,
  requestIds: readonly string[],
): Promise<(StoredClaim | undefined)[]> {
  return Promise.all(
    requestIds.map(async (id) => {
      const stored = (await getDoc(doc(db, 'tomas', id))).data();
      return stored && readClaim(id, stored);
    }),
  );
}

/** Whether a claim, if there is one, is somebody else's at this moment. */
const isOthers = (claim: StoredClaim | undefined, author: string, now: number) =>
  claim !== undefined && claim.author !== author && claim.until.getTime() > now;

/** Whether somebody else has one of these requests. */
export async function isTakenByOther(
  context: StaffContext,
  requestIds: readonly string[],
): Promise<boolean> {
  const [author, now] = [context.author(), context.clock.now()];
  const stored = await context.caller.readBack(() => storedClaims(context, requestIds));
  return stored.some((claim) => isOthers(claim, author, now));
}

/** The fields that are written over a claim, by the server's time. */
interface Wish {
  readonly requestId: string;
  readonly before: StoredClaim | undefined;
  readonly now: number;
  readonly reason: string | undefined;
}

function claimed(context: StaffContext, { requestId, before, now, reason }: Wish) {
  const author = context.author();
  const isHeld = before !== undefined && before.until.getTime() > now;
  const until = new Date(now + CLAIM_MS);
  if (isHeld && before.author === author)
    return { isRenewal: true, claim: { ...before, until }, reason: undefined };
  if (isHeld && reason === undefined) throw new BackendError('conflict');
  const times = (before?.times ?? 0) + 1;
  const claim = { requestId, author, since: new Date(now), until, times };
  return { isRenewal: false, claim, reason: isHeld ? reason : undefined };
}

async function claimAt(
  context: StaffContext,
  requestIds: readonly string[],
  reason: string | undefined,
  now: number,
): Promise<readonly Claim[]> {
  const { db, caller } = context;
  const author = context.author();
  const before = await caller.read(() => storedClaims(context, requestIds));
  const wishes = requestIds.map((requestId, place) =>
    claimed(context, { requestId, before: before[place], now, reason }),
  );

  return writeOnce<readonly Claim[]>(caller, {
    async write() {
      const batch = writeBatch(db);
      for (const { isRenewal, claim, reason } of wishes) {
        const { requestId, until, times } = claim;
        const record = doc(db, 'tomas', requestId);
        if (isRenewal) {
          batch.update(record, { hasta: Timestamp.fromDate(until) });
          continue;
        }
        const action = reason === undefined ? 'tomar' : 'relevar';
        const id = `toma_${requestId}_${times}`;
        const { data } = caseAuditEntry(id, action, requestId, author, serverTimestamp());
        batch.set(record, claimRecord(claim, reason, moments));
        batch.set(doc(db, 'auditoria', id), { ...data, ...(reason && { motivo: reason }) });
      }
      await batch.commit();
      return wishes.map(({ claim }) => claim);
    },
    async readBack(): Promise<WriteOutcome<readonly Claim[]>> {
      const stored = await storedClaims(context, requestIds);
      if (
        stored.some(
          (claim, place) => claim?.times !== before[place]?.times && isOthers(claim, author, now),
        )
      )
        return { kind: 'refused', code: 'conflict' };
      const isStored = wishes.every(({ claim }, place) => {
        const found = stored[place];
        return found?.author === author && found.until.getTime() >= claim.until.getTime();
      });
      return isStored
        ? { kind: 'stored', value: wishes.map(({ claim }) => claim) }
        : { kind: 'missing' };
    },
  });
}

/** The server's time, if it differs from the known one by more than a write takes. */
async function correctedTime({ connect, caller, clock }: StaffContext) {
  const { currentUser } = (await connect()).auth;
  if (currentUser === null) return undefined;
  const server = await caller.read(() => tokenIssuedAt(currentUser));
  const isOff = Math.abs(server - clock.now()) > 1_500;
  clock.hear(server);
  return isOff ? server : undefined;
}

/** Takes, renews or takes over requests; see StaffBackend.claim. */
export async function claim(
  context: StaffContext,
  requestIds: readonly string[],
  takeOverReason?: string,
): Promise<readonly Claim[]> {
  const reason = takeOverReason === undefined ? undefined : normalizeText(takeOverReason);
  const all: Claim[] = [];
  for (const ids of inParts(requestIds, CLAIMS_PER_BATCH))
    try {
      all.push(...(await claimAt(context, ids, reason, context.clock.now())));
    } catch (error) {
      // The rules compare the end of a claim with the server's time.
      const now = errorCode(error) === 'denied' ? await correctedTime(context) : undefined;
      if (now === undefined) throw error;
      all.push(...(await claimAt(context, ids, reason, now)));
    }
  return all;
}

/** Gives back the member's claims on these requests; see StaffBackend.release. */
export async function release(context: StaffContext, requestIds: readonly string[]): Promise<void> {
  const { db, caller, clock } = context;
  const author = context.author();
  const own = async () =>
    (await storedClaims(context, requestIds)).filter(
      (claim) => claim?.author === author && claim.until.getTime() > clock.now(),
    ) as StoredClaim[];
  for (const ids of inParts(await caller.read(own), CLAIMS_PER_BATCH))
    await writeOnce<void>(caller, {
      async write() {
        const batch = writeBatch(db);
        for (const { requestId } of ids)
          batch.update(doc(db, 'tomas', requestId), { hasta: serverTimestamp() });
        await batch.commit();
      },
      async readBack(): Promise<WriteOutcome<void>> {
        const held = new Set((await own()).map(({ requestId }) => requestId));
        return ids.some(({ requestId }) => held.has(requestId))
          ? { kind: 'missing' }
          : { kind: 'stored', value: undefined };
      },
    });
}
