import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import {
  COMPLAINT_PAUSE_SECONDS,
  MAX_COMPLAINT,
  MAX_COMPLAINTS,
} from '../../../src/domain/complaint/complaint';
import { newCode } from '../../../src/domain/request/request-code';
import { STORED_COMPLAINT_KIND } from '../../../src/records/complaint/complaint';
import {
  complaintData,
  complaintWrites,
  freshNumber,
  placeComplaint,
  receiptMail,
} from '../../support/rules/rules-complaints';
import { accepted, refused, withinMilliseconds } from '../../support/rules/rules-outcome';
import {
  freshId,
  impostors,
  nobody,
  type Person,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import {
  commit,
  place,
  placeTracked,
  without,
  withStored,
} from '../../support/rules/rules-records';

const send = (who: Person, changes: DocumentData = {}, number = freshNumber()) =>
  commit(who, complaintWrites(who, number, { ...complaintData(who), ...changes }));

/** The complaints that a session made already, the last of them so long ago. */
async function placeOwn(who: Person, numeros: readonly string[], secondsAgo: number) {
  const ultima = Timestamp.fromMillis(Date.now() - secondsAgo * 1000);
  await place(`misReclamos/${who.uid}`, { numeros, ultima });
}

describe('reclamos: a visitor complains', () => {
  test('in either language, of every kind, with a mail', async () => {
    for (const tipo of Object.values(STORED_COMPLAINT_KIND))
      await accepted(send(visitor(), { tipo }));
    await accepted(send(visitor(), { idioma: 'en' }));
    await accepted(send(visitor(), { texto: 'á'.repeat(MAX_COMPLAINT) }));
  });

  test('about the request of a code that exists, and of no other', async () => {
    const { code } = await placeTracked();
    await accepted(send(visitor(), { codigo: code }));
    for (const codigo of [newCode(), '', 1, null]) await refused(send(visitor(), { codigo }));
  });

  test('refused: without a session, by staff, and by a session with a password', async () => {
    const ana = visitor();
    const writes = complaintWrites(ana, freshNumber());
    await refused(commit({ ...ana, db: nobody }, writes));
    for (const who of [staff(), staff({}, freshId())]) await refused(send(who));
  });

  const forms: Record<string, (year: number, first: string, last: string) => string> = {
    'of the year before': (year, first, last) => `RC-${year - 1}-${first}-${last}`,
    'of the year after': (year, first, last) => `RC-${year + 1}-${first}-${last}`,
    'that is too short': (year, first) => `RC-${year}-${first}`,
    'that is too long': (year, first, last) => `RC-${year}-${first}-${last}-X4TD`,
    'in small letters': (year, first, last) => `RC-${year}-${first}-${last}`.toLowerCase(),
    'with characters that look alike': (year, first) => `RC-${year}-${first}-IIII`,
    'of a request': (year, first, last) => `LU-${year}-${first}-${last}`,
    'of another form': () => freshId(),
  };
  for (const [name, form] of Object.entries(forms))
    test(`refused: a number ${name}`, () => {
      const [, year, first = '', last = ''] = freshNumber().split('-');
      return refused(send(visitor(), {}, form(Number(year), first, last)));
    });

  const impossible: Record<string, DocumentData> = {
    'an extra field': { rol: 'staff' },
    'an answer': { respuesta: { texto: 'Sí', conRazon: true, fecha: Timestamp.now() } },
    'an id that sorts before the own': { id: '!' },
    'an id that sorts after the own': { id: '~' },
    'an empty name': { nombre: '' },
    'a name of one letter': { nombre: 'A' },
    'markup in a name shown to staff': { nombre: '<img>' },
    'several recipients in one string': { correo: 'ana@example.com,eva@example.com' },
    'an address in capitals': { correo: 'ANA@example.com' },
    'another kind': { tipo: 'otro' },
    'a kind that is a list': { tipo: ['demora'] },
    'no text': { texto: '' },
    'a text that is too long': { texto: 'a'.repeat(MAX_COMPLAINT + 1) },
    'markup in the text': { texto: 'a <b> c' },
    'a text of two lines': { texto: 'a\nb' },
    'a text that is a number': { texto: 1 },
    'another language': { idioma: 'fr' },
    'a client-made time': { registro: Timestamp.now() },
    'another term': { plazo: 29 },
    'a term in words': { plazo: '30' },
    'as closed': { estado: 'cerrado' },
    'as withdrawn': { estado: 'retirado' },
    'a withdrawal': { retiro: { fecha: Timestamp.now() } },
  };
  for (const [name, changes] of Object.entries(impossible))
    test(`refused: ${name}`, () => refused(send(visitor(), changes)));

  test('refused: a missing field', async () => {
    for (const field of Object.keys(complaintData(visitor()))) {
      const ana = visitor();
      const [record, ...others] = complaintWrites(ana, freshNumber());
      await refused(commit(ana, [{ ...record, data: without(record.data, field) }, ...others]));
    }
  });

  test('refused: without its mail, its list, or itself', async () => {
    const ana = visitor();
    const [record, own, mail] = complaintWrites(ana, freshNumber());
    await refused(commit(ana, [record, own]));
    await refused(commit(ana, [record, mail]));
    await refused(commit(ana, [own, mail]));
    await refused(commit(ana, [own]));
    await refused(commit(ana, [mail]));
    for (const field of ['numeros', 'ultima'])
      await refused(commit(ana, [record, { ...own, data: without(own.data, field) }, mail]));
    await refused(commit(ana, await withStored('mail', complaintWrites(ana, freshNumber()))));
    const [, ofAnother] = complaintWrites(ana, await placeComplaint());
    await refused(commit(ana, [ofAnother]));
    await accepted(commit(ana, [record, own, mail]));
  });

  test('refused: a mail to somebody else, with other words, or of another number', async () => {
    const number = freshNumber();
    const wrong: readonly ((mail: DocumentData) => DocumentData)[] = [
      (mail) => ({ ...mail, to: 'eva@example.com' }),
      (mail) => ({ ...mail, to: mail.to.replace('@', '@other.') }),
      (mail) => ({ ...mail, to: [mail.to] }),
      ({ to, message }) => ({ cc: to, message }),
      (mail) => ({ ...mail, cc: 'eva@example.com' }),
      ({ message, ...mail }) => ({ ...mail, message: { ...message, subject: 'Hola' } }),
      ({ message, ...mail }) => ({ ...mail, message: { ...message, from: 'eva@example.com' } }),
      ({ message, ...mail }) => ({
        ...mail,
        message: { ...message, text: message.text.replace('{{answerBy:es}}', 'mañana') },
      }),
      (mail) => ({ ...receiptMail(freshNumber(), { correo: mail.to, idioma: 'es' }) }),
      (mail) => ({ ...receiptMail(number, { correo: mail.to, idioma: 'en' }) }),
      (mail) => ({ ...mail, delivery: { state: 'RETRY' } }),
    ];
    for (const change of wrong) {
      const ana = visitor();
      const [record, own, mail] = complaintWrites(ana, number);
      await refused(commit(ana, [record, own, { ...mail, data: change(mail.data) }]));
    }
  });

  test('refused: another mail about it, now or later', async () => {
    const ana = visitor();
    const number = freshNumber();
    const [record, own, mail] = complaintWrites(ana, number);
    for (const end of ['cierre', 'otra', 'recibo_x'])
      await refused(commit(ana, [record, own, mail, { ...mail, path: `mail/${number}_${end}` }]));
    const placed = await placeComplaint({ registro: Timestamp.fromMillis(Date.now() - 60_000) });
    const data = receiptMail(placed, { correo: 'somevisitor@example.com', idioma: 'es' });
    await refused(commit(ana, [{ path: `mail/${placed}_recibo`, data }]));
  });

  test('refused: a number that exists', async () => {
    const number = await placeComplaint();
    await refused(send(visitor(), {}, number));
  });
});

describe('reclamos: a session makes few of them', () => {
  test('three, with a pause between them', async () => {
    const ana = visitor();
    const numbers = [freshNumber(), freshNumber(), freshNumber(), freshNumber()];
    const next = (count: number) => {
      const before = numbers.slice(0, count);
      return complaintWrites(ana, numbers[count] ?? '', complaintData(ana), before);
    };
    await accepted(commit(ana, next(0)));
    await refused(commit(ana, next(1)));
    for (let count = 1; count < MAX_COMPLAINTS; count += 1) {
      await placeOwn(ana, numbers.slice(0, count), COMPLAINT_PAUSE_SECONDS + 1);
      await accepted(commit(ana, next(count)));
    }
    await placeOwn(ana, numbers.slice(0, MAX_COMPLAINTS), COMPLAINT_PAUSE_SECONDS + 1);
    await refused(commit(ana, next(MAX_COMPLAINTS)));
  });

  test('the pause ends after 30 seconds and not before', () =>
    withinMilliseconds(900, async () => {
      for (const [seconds, outcome] of [
        [COMPLAINT_PAUSE_SECONDS - 0.9, refused],
        [COMPLAINT_PAUSE_SECONDS, accepted],
      ] as const) {
        const ana = visitor();
        const before = [freshNumber()];
        await placeOwn(ana, before, seconds);
        await outcome(commit(ana, complaintWrites(ana, freshNumber(), complaintData(ana), before)));
      }
    }));

  test('refused: a list that forgets, changes or repeats earlier ones', async () => {
    const [first, other] = [freshNumber(), freshNumber()];
    for (const before of [[], [other], [first, other], [first, first]]) {
      const ana = visitor();
      await placeOwn(ana, [first], 60);
      await refused(commit(ana, complaintWrites(ana, freshNumber(), complaintData(ana), before)));
    }
    await refused(
      commit(
        visitor(),
        complaintWrites(visitor(), freshNumber(), complaintData(visitor()), [first]),
      ),
    );
  });

  test('refused: a list with another field, time or owner', async () => {
    for (const changes of [{ extra: 1 }, { ultima: Timestamp.now() }, { ultima: null }]) {
      const ana = visitor();
      const [record, own, mail] = complaintWrites(ana, freshNumber());
      await refused(commit(ana, [record, { ...own, data: { ...own.data, ...changes } }, mail]));
    }
    const ana = visitor();
    const [record, own, mail] = complaintWrites(ana, freshNumber());
    await refused(commit(ana, [record, { ...own, path: `misReclamos/${freshId()}` }, mail]));
    const [theirs] = complaintWrites(visitor(), freshNumber());
    await refused(commit(ana, [record, own, mail, theirs]));
    // Ids that sort before and after every other.
    for (const first of ['!', '~'])
      for (const before of [[], [freshNumber()]]) {
        const eva = visitor({}, first + freshId());
        if (before.length > 0) await placeOwn(eva, before, COMPLAINT_PAUSE_SECONDS + 1);
        const data = { ...own.data, numeros: [...before, ...own.data.numeros] };
        const added = { ...own, path: `misReclamos/${eva.uid}`, data };
        await refused(commit(ana, [record, own, mail, added]));
      }
  });

  test('refused: two complaints counted as one', async () => {
    const ana = visitor();
    const writes = complaintWrites(ana, freshNumber());
    const [extra, , mail] = complaintWrites(ana, freshNumber());
    await refused(commit(ana, [...writes, extra, mail]));
  });

  test('refused: one that an old list names', async () => {
    const ana = visitor();
    const number = freshNumber();
    await placeOwn(ana, [number], 60);
    const [record, , mail] = complaintWrites(ana, number);
    await refused(commit(ana, [record, mail]));
  });
});

describe('reclamos: who reads and changes them', () => {
  test('the session reads its own and its list, staff read and list all', async () => {
    const ana = visitor();
    const number = freshNumber();
    await commit(ana, complaintWrites(ana, number));
    const worker = staff({ roles: ['lectura'] });
    await accepted(getDoc(doc(ana.db, `reclamos/${number}`)));
    await accepted(getDoc(doc(ana.db, `misReclamos/${ana.uid}`)));
    await accepted(getDoc(doc(worker.db, `reclamos/${number}`)));
    await accepted(getDocs(query(collection(worker.db, 'reclamos'), limit(1))));
    for (const db of [visitor().db, nobody]) {
      await refused(getDoc(doc(db, `reclamos/${number}`)));
      await refused(getDoc(doc(db, `misReclamos/${ana.uid}`)));
    }
    for (const { db } of [ana, visitor()])
      await refused(getDocs(query(collection(db, 'reclamos'), limit(1))));
    await refused(getDoc(doc(worker.db, `misReclamos/${ana.uid}`)));
    await refused(getDocs(query(collection(worker.db, 'misReclamos'), limit(1))));
    const linked = staff({ staff: null }, ana.uid);
    await refused(getDoc(doc(linked.db, `reclamos/${number}`)));
  });

  for (const [name, impostor] of impostors)
    test(`refused: reading by ${name}`, async () => {
      const { db } = impostor();
      const number = await placeComplaint();
      await refused(getDoc(doc(db, `reclamos/${number}`)));
      await refused(getDocs(query(collection(db, 'reclamos'), limit(1))));
    });

  test('refused: changing, overwriting or deleting by its visitor and by staff', async () => {
    const ana = visitor();
    const number = freshNumber();
    await commit(ana, complaintWrites(ana, number));
    for (const { db } of [ana, staff()]) {
      const stored = doc(db, `reclamos/${number}`);
      await refused(updateDoc(stored, { texto: 'Otra cosa' }));
      await refused(setDoc(stored, complaintData(ana)));
      await refused(deleteDoc(stored));
      await refused(deleteDoc(doc(db, `misReclamos/${ana.uid}`)));
    }
  });
});
