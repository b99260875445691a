import { noteRecord } from '../../../../src/records/staff/casework.ts';
import { refused, staffAct } from '../act.ts';
import { readCaseRecords } from './case-record.ts';

/** Leaves a note for colleagues, which nobody changes. */
export const note = staffAct('note', {
  roles: ['analyst', 'reviewer'],
  noAudit: 'a note is its own record, with author and moment',
  async run({ id, note: noteId, words }, { store, member, now }) {
    const path = `notas/${id}/lista/${noteId}`;
    const [one] = await readCaseRecords(store, [id]);
    const [stored] = await store.get(path);
    if (stored)
      return stored.autor === member.uid && stored.texto === words ? 'done' : refused('conflict');
    if (!one) return refused('conflict');
    if (one.isOwn(member)) return refused('own');
    return {
      writes: [{ create: path, fields: noteRecord(member.uid, words, now) }],
      entries: undefined,
    };
  },
});
