import { isAsSeen, isTaken } from '../../../../src/domain/acts/case.ts';
import { noteAtBankObstacle, notedOf } from '../../../../src/domain/acts/noting.ts';
import { effectInForce } from '../../../../src/domain/core/at-bank.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { bankEntry, bankWrites } from './at-bank.ts';
import { entryAbout, readCases } from './case.ts';

/** Notes what the bank did with an approval, as its core system would tell it. */
export const noteAtBank = staffAct('noteAtBank', {
  roles: ['reviewer'],
  audit: ['desembolsar', 'cancelar', 'saldar'],
  async run({ id, seen, told, status }, { store, member, now }) {
    const [one] = await readCases(store, [id]);
    if (!one) return refused('conflict');
    const { request } = one;
    const obstacle = noteAtBankObstacle(request, member);
    if (obstacle) return refusedBy(obstacle);
    const { atBank } = request;
    if (atBank?.kind === status) {
      const [entry] = await store.get(`auditoria/banco_${id}_${atBank.at.getTime()}`);
      return entry?.autor === member.uid ? 'done' : refused('conflict');
    }
    const isShown = isAsSeen(request, seen) && notedOf(request) === told;
    if (request.status !== 'approved' || !isShown) return refused('conflict');
    if (isTaken(one.claim, member, now)) return refused('conflict');
    const effect = effectInForce(request, status);
    if ('refused' in effect) return refused(effect.refused);
    const by = { status, author: member.uid, now };
    const entry = bankEntry(id, effect, by);
    return {
      writes: await bankWrites(store, one, effect, by),
      entries: [entryAbout(id, entry.action, entry.id)],
    };
  },
});
