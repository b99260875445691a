import { readQueue, resendRecord } from '../../../../src/records/core-events.ts';
import { isRefusedStatus } from '../../../../src/records/refused-status.ts';
import { refused, staffAct } from '../act.ts';
import { REMOVED } from '../write.ts';

/** Has the events of a request or complaint sent again that did not arrive within 24 hours. */
export const resendEvents = staffAct('resendEvents', {
  roles: ['admin'],
  audit: ['reenviar-evento'],
  async run({ subject, resends }, { store, member, now }) {
    const times = resends + 1;
    const id = `evento_${subject}_${times}`;
    const [stored, entry] = await store.get(`eventos/${subject}`, `auditoria/${id}`);
    if (!stored || isRefusedStatus(stored)) return refused('conflict');
    if (entry) return entry.autor === member.uid ? 'done' : refused('conflict');
    const queue = readQueue(subject, stored);
    if (queue.state !== 'undelivered' || queue.resends !== resends) return refused('conflict');
    return {
      writes: [{ update: `eventos/${subject}`, fields: resendRecord(times, now, REMOVED) }],
      entries: [{ id, action: 'reenviar-evento', about: `eventos/${subject}` }],
    };
  },
});
