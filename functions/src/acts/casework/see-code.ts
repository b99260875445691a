import { caseObstacle, isTaken } from '../../../../src/domain/acts/case.ts';
import { isOpen } from '../../../../src/domain/request/states.ts';
import { signature } from '../../../../src/records/staff/case-file.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { entryAbout, readCases } from '../requests/case.ts';

/** Tells that the member saw the code of an open request in the account, once and for good. */
export const seeCode = staffAct('seeCode', {
  roles: ['analyst', 'reviewer'],
  audit: ['ver'],
  async run({ id }, { store, member, now }) {
    const [one] = await readCases(store, [id]);
    const [seen] = await store.get(`vistas/${id}`);
    if (seen) return seen.autor === member.uid ? 'done' : refused('conflict');
    if (!one || !isOpen(one.request.status)) return refused('conflict');
    const obstacle = caseObstacle(one.request, member);
    if (obstacle) return refusedBy(obstacle);
    if (isTaken(one.claim, member, now)) return refused('conflict');
    return {
      writes: [{ create: `vistas/${id}`, fields: signature(member.uid, now) }],
      entries: [entryAbout(id, 'ver', `vista_${id}`)],
    };
  },
});
