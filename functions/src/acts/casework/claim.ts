import { isTaken } from '../../../../src/domain/acts/case.ts';
import type { Member } from '../../../../src/domain/acts/member.ts';
import { CLAIM_MINUTES } from '../../../../src/domain/request/case.ts';
import { isOpen } from '../../../../src/domain/request/states.ts';
import { MINUTE_MS } from '../../../../src/domain/time.ts';
import { casePath } from '../../../../src/records/audit.ts';
import { claimRecord, readClaim, type StoredClaim } from '../../../../src/records/casework.ts';
import { type Entries, type Entry, refused, type StaffTools, staffAct } from '../act.ts';
import type { Store } from '../store.ts';
import type { Write } from '../write.ts';
import { readCaseRecords } from './case-record.ts';

async function readClaims(store: Store, ids: readonly string[]) {
  const found = await store.get(...ids.map((id) => `tomas/${id}`));
  return ids.map((id, place): StoredClaim | undefined => {
    const fields = found[place];
    return fields && readClaim(id, fields);
  });
}

/** Whether a claim is this member's at a moment. */
const isOwnAt =
  ({ uid }: Member, now: Date) =>
  (one: StoredClaim | undefined): one is StoredClaim =>
    one !== undefined && one.author === uid && one.until > now;

const entryOf = (id: string, action: string, entryId: string, motivo?: string): Entry => ({
  id: entryId,
  action,
  about: casePath(id),
  fields: { caso: id, ...(motivo !== undefined && { motivo }) },
});

/**
 * Takes cases for `CLAIM_MINUTES`, all or none of them. Those that the member has are renewed beside
 * others; those of colleagues are taken over with a reason.
 */
export const claim = staffAct('claim', {
  roles: ['analyst', 'reviewer'],
  audit: ['tomar', 'relevar'],
  async run({ ids, reason }, { store, member, now }) {
    const claims = await readClaims(store, ids);
    const cases = await readCaseRecords(store, ids);
    const until = new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS);
    const writes: Write[] = [];
    const entries: Entry[] = [];
    for (const [place, id] of ids.entries()) {
      const before = claims[place];
      const one = cases[place];
      const isHeld = before !== undefined && before.until > now;
      if (isHeld && before.author === member.uid) {
        writes.push({ update: `tomas/${id}`, fields: { hasta: until } });
        continue;
      }
      if (!one || (isTaken(before, member, now) && reason === null)) return refused('conflict');
      if (one.isOwn(member)) return refused('own');
      const { request } = one;
      if (request && isOpen(request.status) && request.tookPart?.includes(member.uid))
        return refused('took-part');
      const why = isHeld ? (reason ?? undefined) : undefined;
      const times = (before?.times ?? 0) + 1;
      const taken = { requestId: id, author: member.uid, since: now, until, times };
      const moments = { now: () => now, at: (moment: Date) => moment };
      // As a whole: nothing of the claim before stays.
      writes.push({ set: `tomas/${id}`, fields: claimRecord(taken, why, moments) });
      entries.push(
        entryOf(id, why === undefined ? 'tomar' : 'relevar', `toma_${id}_${times}`, why),
      );
    }
    const [first, ...others] = entries;
    return first ? { writes, entries: [first, ...others] } : 'done';
  },
});

/** Renews the claims that the member still has on these cases; others stay as they are. */
export const renewClaim = staffAct('renewClaim', {
  roles: ['analyst', 'reviewer'],
  noAudit: 'it was noted when the case was taken',
  async run({ ids }, { store, member, now }) {
    const until = new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS);
    const own = (await readClaims(store, ids)).filter(isOwnAt(member, now));
    const writes = own.map(({ requestId }) => ({
      update: `tomas/${requestId}`,
      fields: { hasta: until },
    }));
    return own.length === ids.length ? { writes, entries: undefined } : refused('conflict');
  },
});

/** What gives back the cases that the member has; others of the list stay. Undefined if there are none. */
export async function givingBack(ids: readonly string[], { store, member, now }: StaffTools) {
  const claims = await readClaims(store, ids);
  const [first, ...others] = claims.filter(isOwnAt(member, now));
  if (!first) return undefined;
  const entry = ({ requestId, times }: StoredClaim) =>
    entryOf(requestId, 'soltar', `suelta_${requestId}_${times}`);
  const entries: Entries = [entry(first), ...others.map(entry)];
  const writes = [first, ...others].map(({ requestId }) => ({
    update: `tomas/${requestId}`,
    fields: { hasta: now },
  }));
  return { writes, entries };
}

/** Gives back the cases that the member has; others of the list stay with whoever has them. */
export const release = staffAct('release', {
  roles: ['analyst', 'reviewer'],
  audit: ['soltar'],
  run: async ({ ids }, tools) => (await givingBack(ids, tools)) ?? 'done',
});
