import { caseObstacle, isTaken } from '../../../../src/domain/acts/case.ts';
import { mayTakeBack } from '../../../../src/domain/acts/casework.ts';
import { countingSighting, roundOf } from '../../../../src/domain/request/case.ts';
import { isOpen } from '../../../../src/domain/request/states.ts';
import { readSightings, sightingRecord } from '../../../../src/records/casework.ts';
import { refused, refusedBy, type StaffTools, staffAct } from '../act.ts';
import { readable } from '../readable.ts';
import { entryAbout, readCases } from '../requests/case.ts';

/** The case and the sightings of its code. */
async function seenCase(id: string, { store }: StaffTools) {
  const [one] = await readCases(store, [id]);
  const [stored = {}] = await store.get(`vistas/${id}`);
  return { one, sightings: readable(stored, (fields) => readSightings(id, fields)) };
}

/** Tells in which account the member saw the code of an open request. It counts for this round alone. */
export const seeCode = staffAct('seeCode', {
  roles: ['analyst', 'reviewer'],
  audit: ['ver'],
  async run({ id, account, sightings: shown }, tools) {
    const { member, now } = tools;
    const { one, sightings } = await seenCase(id, tools);
    if (!one || !sightings) return refused('conflict');
    const { request } = one;
    const counting = countingSighting(sightings, request);
    const number = shown + 1;
    if (counting?.number === number && counting.author === member.uid)
      return counting.account === account ? 'done' : refused('conflict');
    const last = sightings.find((each) => each.number > 0)?.number ?? 0;
    if (counting || last !== shown || !isOpen(request.status)) return refused('conflict');
    const obstacle = caseObstacle(request, member);
    if (obstacle) return refusedBy(obstacle);
    if (isTaken(one.claim, member, now)) return refused('conflict');
    const record = sightingRecord(member.uid, { account, round: roundOf(request) }, now);
    return {
      writes: [{ merge: `vistas/${id}`, fields: { [number]: record } }],
      entries: [entryAbout(id, 'ver', `vista_${id}_${number}`, { cuenta: account })],
    };
  },
});

/** Takes a sighting back: who made it, or a reviewer. */
export const unseeCode = staffAct('unseeCode', {
  roles: ['analyst', 'reviewer'],
  audit: ['no-ver'],
  async run({ id, number }, tools) {
    const { member, now } = tools;
    const { one, sightings } = await seenCase(id, tools);
    const seen = sightings?.find((each) => each.number === number);
    if (!one || !seen) return refused('conflict');
    if (seen.isWrong) return 'done';
    const obstacle = caseObstacle(one.request, member);
    if (obstacle) return refusedBy(obstacle);
    if (!mayTakeBack(seen, member)) return refused('not-yours');
    if (isTaken(one.claim, member, now)) return refused('conflict');
    return {
      writes: [{ update: `vistas/${id}`, fields: { [`${number}.anulada`]: true } }],
      entries: [entryAbout(id, 'no-ver', `vista_${id}_${number}_no`)],
    };
  },
});
