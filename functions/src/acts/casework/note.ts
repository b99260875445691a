import type { AskedOf } from '../../../../src/domain/acts/described.ts';
import type { StaffActs } from '../../../../src/domain/acts/staff-acts.ts';
import { noteRecord } from '../../../../src/records/casework.ts';
import { refused, type StaffTools, staffAct } from '../act.ts';
import { readCaseRecords } from './case-record.ts';
import { givingBack } from './claim.ts';

/** The write of a note, which nobody changes; what the act ends with if there is none to make. */
async function noting(
  { id, note: noteId, words }: AskedOf<StaffActs, 'note'>,
  { store, member, now }: StaffTools,
) {
  const path = `notas/${id}/lista/${noteId}`;
  const [one] = await readCaseRecords(store, [id]);
  const [stored] = await store.get(path);
  if (stored)
    return stored.autor === member.uid && stored.texto === words ? 'done' : refused('conflict');
  if (!one) return refused('conflict');
  if (one.isOwn(member)) return refused('own');
  return { create: path, fields: noteRecord(member.uid, words, now) };
}

/** Leaves a note for colleagues. */
export const note = staffAct('note', {
  roles: ['analyst', 'reviewer'],
  noAudit: 'a note is its own record, with author and moment',
  async run(asked, tools) {
    const noted = await noting(asked, tools);
    return noted === 'done' || 'refused' in noted ? noted : { writes: [noted], entries: undefined };
  },
});

/** Leaves a note for colleagues and gives the cases back that the member still has. */
export const noteAndRelease = staffAct('noteAndRelease', {
  roles: ['analyst', 'reviewer'],
  audit: ['soltar'],
  async run({ ids, ...asked }, tools) {
    const noted = await noting(asked, tools);
    if (noted === 'done' || 'refused' in noted) return noted;
    const given = await givingBack(ids, tools);
    return given ? { ...given, writes: [noted, ...given.writes] } : refused('conflict');
  },
});
