import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { analyst } from '../../support/rules/rules-cases';
import { changed } from '../../support/rules/rules-commit';
import {
  complaintAnswerWrites,
  complaintData,
  complaintWithdrawalWrites,
  FIELDS_OF_A_COMPLAINT,
  placeComplaint,
} from '../../support/rules/rules-complaints';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { type Person, visitor } from '../../support/rules/rules-people';
import { addressOf, commit, withAnother, withStored } from '../../support/rules/rules-records';

/** The open complaint of a visitor. */
async function complained(changes: object = {}): Promise<{ ana: Person; number: string }> {
  const ana = visitor();
  const own = { ...complaintData(ana), registro: Timestamp.now() };
  return { ana, number: await placeComplaint({ ...own, ...changes }) };
}

const withdraw = (who: Person, number: string, to: Person = who) =>
  commit(who, complaintWithdrawalWrites(to, number));

describe('reclamos: a visitor withdraws', () => {
  test('the own open complaint, with a mail in its language', async () => {
    const { ana, number } = await complained();
    await accepted(withdraw(ana, number));
    const english = await complained({ idioma: 'en' });
    await refused(withdraw(english.ana, english.number));
    await accepted(
      commit(english.ana, complaintWithdrawalWrites(english.ana, english.number, 'en')),
    );
  });

  test('refused: by another visitor, and by staff', async () => {
    const { ana, number } = await complained();
    for (const who of [visitor(), analyst()]) await refused(withdraw(who, number, ana));
    await refused(
      withdraw(visitor({ firebase: { sign_in_provider: 'password' } }, ana.uid), number),
    );
  });

  test('refused: one that was answered or withdrawn', async () => {
    const respuesta = { texto: 'Sí.', conRazon: true, fecha: Timestamp.now() };
    for (const closed of [
      { estado: 'cerrado', respuesta },
      { estado: 'retirado', retiro: { fecha: Timestamp.fromMillis(1) } },
    ]) {
      const { ana, number } = await complained(closed);
      await refused(withdraw(ana, number));
    }
  });

  test('once, and nobody answers it then', async () => {
    const { ana, number } = await complained();
    await accepted(withdraw(ana, number));
    await refused(withdraw(ana, number));
    const who = analyst();
    const [record, mail, entry] = complaintAnswerWrites(who, number);
    const own = { ...mail, data: { ...mail.data, to: addressOf(ana) } };
    await refused(commit(who, [record, own, entry]));
  });

  test('refused: without its mail, with another one, or the mail alone', async () => {
    const { ana, number } = await complained();
    const [record, mail] = complaintWithdrawalWrites(ana, number);
    await refused(commit(ana, [record]));
    await refused(commit(ana, [mail]));
    for (const data of [
      { ...mail.data, to: 'eva@example.com' },
      { ...mail.data, message: { ...mail.data.message, subject: 'Hola' } },
    ])
      await refused(commit(ana, [record, { ...mail, data }]));
    const receipt = { ...mail, path: `mail/${number}_recibo` };
    await refused(commit(ana, [record, receipt]));
    await accepted(commit(ana, [record, mail]));
    const second = await complained();
    const writes = complaintWithdrawalWrites(second.ana, second.number);
    await refused(commit(second.ana, await withStored('mail', writes)));
  });

  const wrong: Readonly<Record<string, object>> = {
    'a client-made time': { retiro: { fecha: Timestamp.now() } },
    'words of its own': { retiro: { fecha: serverTimestamp(), motivo: 'Ya no' } },
    'no time': { retiro: {} },
    'a field less': { tipo: deleteField() },
  };
  for (const [name, changes] of Object.entries(wrong))
    test(`refused: a withdrawal with ${name}`, async () => {
      const { ana, number } = await complained();
      const [record, mail] = complaintWithdrawalWrites(ana, number);
      await refused(commit(ana, [changed(record, changes), mail]));
    });

  test('refused: with any other field, and the mail that belongs to it', async () => {
    const { ana, number } = await complained();
    const [record, mail] = complaintWithdrawalWrites(ana, number);
    for (const forged of withAnother(record, FIELDS_OF_A_COMPLAINT))
      await refused(commit(ana, [forged, mail]));
    const [, english] = complaintWithdrawalWrites(ana, number, 'en');
    await refused(commit(ana, [changed(record, { idioma: 'en' }), english]));
    const to = changed(mail, { to: 'eva@example.com' });
    await refused(commit(ana, [changed(record, { correo: 'eva@example.com' }), to]));
    await accepted(commit(ana, [record, mail]));
  });

  test('refused: into another state', async () => {
    const { ana, number } = await complained();
    const [record, mail] = complaintWithdrawalWrites(ana, number);
    for (const estado of ['abierto', 'cerrado', deleteField()])
      await refused(commit(ana, [{ ...record, data: { ...record.data, estado } }, mail]));
  });
});
