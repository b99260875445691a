import {
  type DocumentData,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { brand } from '../../../src/config/brand';
import { MAX_COMPLAINT_ANSWER } from '../../../src/domain/complaint/complaint';
import { complaintAnswerMail } from '../../../src/domain/mail/complaint-mails';
import {
  auditWrite,
  caseWrite,
  OTHER_FIELDS,
  secondEntries,
} from '../../support/rules/rules-audit';
import {
  analyst,
  claimWrites,
  IDLE_ROLES,
  placeClaim,
  reviewer,
} from '../../support/rules/rules-cases';
import { changed } from '../../support/rules/rules-commit';
import {
  complaintAnswerWrites,
  FIELDS_OF_A_COMPLAINT,
  freshNumber,
  placeComplaint,
} from '../../support/rules/rules-complaints';
import { resendWrites } from '../../support/rules/rules-mails';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, impostors, type Person, staff, visitor } from '../../support/rules/rules-people';
import { commit, place, withAnother, withStored } from '../../support/rules/rules-records';
import { STAFF_EMAIL } from '../../support/rules/rules-staff';

const answer = (who: Person, number: string, changes: DocumentData = {}) =>
  commit(who, complaintAnswerWrites(who, number, changes));

describe('reclamos: staff answer', () => {
  test('an analyst or a reviewer, upheld or not, with mail and audit entry', async () => {
    for (const who of [analyst(), reviewer()])
      for (const conRazon of [true, false])
        await accepted(answer(who, await placeComplaint(), { conRazon }));
    const who = analyst();
    const number = await placeComplaint({ idioma: 'en' });
    await refused(commit(who, complaintAnswerWrites(who, number)));
    await accepted(commit(who, complaintAnswerWrites(who, number, {}, 'en')));
  });

  for (const roles of IDLE_ROLES)
    test(`refused: a member with the roles ${JSON.stringify(roles)}`, async () =>
      refused(answer(staff({ roles }), await placeComplaint())));

  for (const [name, impostor] of impostors)
    test(`refused: ${name}`, async () =>
      refused(answer(impostor({ roles: ['analista', 'revisor'] }), await placeComplaint())));

  test('refused: the visitor whose complaint it is', async () => {
    const ana = visitor();
    await refused(answer(ana, await placeComplaint({ id: ana.uid })));
  });

  test('refused: a complaint with the member’s own address', async () => {
    const who = staff({ email: STAFF_EMAIL });
    const number = await placeComplaint({ correo: STAFF_EMAIL });
    const [record, mail, entry] = complaintAnswerWrites(who, number);
    const own = { ...mail, data: { ...mail.data, to: STAFF_EMAIL } };
    await refused(commit(who, [record, own, entry]));
  });

  test('refused: one that a colleague has; accepted once the claim is over, or is one’s own', async () => {
    const who = analyst();
    const number = await placeComplaint();
    await placeClaim(number, reviewer().uid, 5);
    await refused(answer(who, number));
    await placeClaim(number, reviewer().uid, -1);
    await accepted(answer(who, number));
    const other = await placeComplaint();
    await placeClaim(other, who.uid, 5);
    await accepted(answer(who, other));
  });

  test('refused: a second answer, and any change of a closed complaint', async () => {
    const who = analyst();
    const number = await placeComplaint();
    await answer(who, number);
    await refused(answer(reviewer(), number));
    const stored = doc(who.db, `reclamos/${number}`);
    await refused(updateDoc(stored, { 'respuesta.texto': 'Otra cosa' }));
    await refused(updateDoc(stored, { estado: 'abierto' }));
    // As if the mail and the entry of the first answer were missing.
    const respuesta = { texto: 'No', conRazon: false, fecha: Timestamp.now() };
    const closed = await placeComplaint({ estado: 'cerrado', respuesta });
    await refused(answer(who, closed));
  });

  const impossible: Record<string, DocumentData> = {
    'no text': { texto: '' },
    'a text that is too long': { texto: 'a'.repeat(MAX_COMPLAINT_ANSWER + 1) },
    markup: { texto: 'a <b>' },
    'two lines': { texto: 'a\nb' },
    'a text that is a number': { texto: 1 },
    'a verdict in words': { conRazon: 'sí' },
    'no verdict': { conRazon: null },
    'a client-made time': { fecha: Timestamp.now() },
    'another field': { autor: 'eva' },
  };
  for (const [name, changes] of Object.entries(impossible))
    test(`refused: an answer with ${name}`, async () =>
      refused(answer(analyst(), await placeComplaint(), changes)));

  test('the longest answer is accepted', async () =>
    accepted(
      answer(analyst(), await placeComplaint(), { texto: 'á'.repeat(MAX_COMPLAINT_ANSWER) }),
    ));

  test('refused: into another state', async () => {
    const who = analyst();
    const [record, ...others] = complaintAnswerWrites(who, await placeComplaint());
    for (const estado of ['abierto', 'retirado', deleteField()])
      await refused(commit(who, [changed(record, { estado }), ...others]));
  });

  test('refused: with any other field, and the mail that belongs to it', async () => {
    const who = analyst();
    const number = await placeComplaint();
    const [record, mail, entry] = complaintAnswerWrites(who, number);
    for (const forged of withAnother(record, FIELDS_OF_A_COMPLAINT))
      await refused(commit(who, [forged, mail, entry]));
    const [, english] = complaintAnswerWrites(who, number, {}, 'en');
    await refused(commit(who, [changed(record, { idioma: 'en' }), english, entry]));
    const to = changed(mail, { to: 'eva@example.com' });
    await refused(commit(who, [changed(record, { correo: 'eva@example.com' }), to, entry]));
    await accepted(commit(who, [record, mail, entry]));
  });

  test('refused: without its mail or its audit entry, and these without the answer', async () => {
    const who = analyst();
    const number = await placeComplaint();
    const [record, mail, entry] = complaintAnswerWrites(who, number);
    await refused(commit(who, [record, mail]));
    await refused(commit(who, [record, entry]));
    await refused(commit(who, [mail, entry]));
    await refused(commit(who, [entry]));
    await refused(commit(who, [mail]));
    for (const end of ['a', 'cierre_2', 'z'])
      await refused(commit(who, [record, mail, entry, { ...mail, path: `mail/${number}_${end}` }]));
    const respuesta = { ...record.data.respuesta, fecha: Timestamp.now() };
    const answered = await placeComplaint({ estado: 'cerrado', respuesta });
    const [, , later] = complaintAnswerWrites(who, answered);
    await refused(commit(who, [later]));
    const mailed = complaintAnswerWrites(who, await placeComplaint());
    await refused(commit(who, await withStored('mail', mailed)));
  });

  test('refused: a mail with the other verdict, to somebody else, or with the answer typed in', async () => {
    const who = analyst();
    const wrong: readonly ((mail: DocumentData, number: string) => DocumentData)[] = [
      (mail, number) => ({
        ...mail,
        message: { ...complaintAnswerMail(brand, number, false).es },
      }),
      (mail) => ({ ...mail, to: 'eva@example.com' }),
      ({ message, ...mail }) => ({
        ...mail,
        message: { ...message, text: message.text.replace('{{answer}}', 'Hola') },
      }),
    ];
    for (const change of wrong) {
      const number = await placeComplaint();
      const [record, mail, entry] = complaintAnswerWrites(who, number);
      await refused(commit(who, [record, { ...mail, data: change(mail.data, number) }, entry]));
    }
  });

  test('refused: a second mail', async () => {
    const who = analyst();
    const [record, mail, entry] = complaintAnswerWrites(who, await placeComplaint());
    await refused(commit(who, [record, mail, entry, { ...mail, path: `${mail.path}_x` }]));
    await accepted(commit(who, [record, mail, entry]));
  });

  test('refused: an audit entry in another name, about something else, or a second one', async () => {
    const who = analyst();
    const number = await placeComplaint();
    const [record, mail, entry] = complaintAnswerWrites(who, number);
    const id = `reclamo_${number}`;
    for (const wrong of [
      caseWrite(reviewer(), id, 'responder', number),
      caseWrite(who, id, 'decidir', number),
      caseWrite(who, id, 'responder', freshNumber()),
      auditWrite(who, id, 'responder', `users/${number}`, { caso: number }),
      ...['extra', ...OTHER_FIELDS].map((field) =>
        caseWrite(who, id, 'responder', number, { [field]: 1 }),
      ),
      caseWrite(who, id, 'responder', number, { fecha: Timestamp.now() }),
    ])
      await refused(commit(who, [record, mail, wrong]));
    for (const second of secondEntries([entry]))
      await refused(commit(who, [record, mail, entry, second]));
    await accepted(commit(who, [record, mail, entry]));
  });
});

describe('reclamos: worked on like a request', () => {
  test('it is claimed, noted and opened, with entries that name it', async () => {
    const who = analyst();
    const number = await placeComplaint();
    await accepted(commit(who, claimWrites(who, number)));
    const note = { autor: who.uid, fecha: serverTimestamp(), texto: 'Pedí el reporte.' };
    await accepted(setDoc(doc(who.db, `notas/${number}/lista/${freshId()}`), note));
    const opening = `abrir_${freshId().slice(0, 20)}`;
    await accepted(commit(who, [caseWrite(who, opening, 'abrir', number)]));
  });

  test('refused: for a number that nobody has, or under the name of a request', async () => {
    const who = analyst();
    const number = freshNumber();
    await refused(commit(who, claimWrites(who, number)));
    const note = { autor: who.uid, fecha: serverTimestamp(), texto: 'Pedí el reporte.' };
    await refused(setDoc(doc(who.db, `notas/${number}/lista/${freshId()}`), note));
    const opening = `abrir_${freshId().slice(0, 20)}`;
    await refused(commit(who, [caseWrite(who, opening, 'abrir', number)]));
    const placed = await placeComplaint();
    const about = auditWrite(who, opening, 'abrir', `users/${placed}`, { caso: placed });
    await refused(commit(who, [about]));
  });

  test('a mail of it that was forgotten is sent again, a new one is not', async () => {
    const who = analyst();
    const old = Timestamp.fromMillis(0);
    const respuesta = { texto: 'No', conRazon: false, fecha: old };
    const message = { subject: 'a', html: 'b', text: 'c' };
    const waits = await placeComplaint({ registro: old, estado: 'cerrado', respuesta });
    const isNew = await placeComplaint({ respuesta: { ...respuesta, fecha: Timestamp.now() } });
    for (const [number, end, outcome] of [
      [waits, 'recibo', accepted],
      [waits, 'cierre', accepted],
      [isNew, 'recibo', refused],
      [isNew, 'cierre', refused],
    ] as const) {
      const path = `mail/${number}_${end}`;
      await place(path, { to: 'a@example.com', message });
      await outcome(commit(who, resendWrites(who, path)));
    }
  });
});
