import { equal } from 'node:assert/strict';
import {
  type DocumentData,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_ANSWER, MAX_QUESTIONS } from '../../../src/domain/request/questions';
import { newCode } from '../../../src/domain/request/request-code';
import { STORED_NEED } from '../../../src/records/request/words';
import {
  answers,
  answerWrites,
  decisionWrites,
  placeOpen,
  questionWrites,
  uncoded,
  waiting,
  writesOf,
} from '../../support/rules/rules-acts';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { admin, impostors, nobody, staff, visitor } from '../../support/rules/rules-people';
import { commit, mailTo, place, placeRequest } from '../../support/rules/rules-records';
import { STATES } from '../../support/rules/rules-undo';

/** A wrong mail to this address, about a request with this code. */
type Forgery = (to: string, code: string) => DocumentData;

describe('users: staff asks for something before deciding', () => {
  for (const idioma of ['es', 'en'] as const) {
    test(`each need, with the mail that asks for it (${idioma})`, async () => {
      for (const need of Object.values(STORED_NEED)) {
        const request = await placeOpen({ idioma });
        const author = staff();
        await accepted(commit(author, writesOf(questionWrites(author, request, 1, need))));
        const tracker = await getDoc(doc(nobody, `seguimiento/${request.code}`));
        equal(tracker.get('necesita'), need);
      }
    });
  }

  test('on a record without a code, without a tracker', async () => {
    const correo = 'ana.perez@example.com';
    const author = staff();
    for (const idioma of ['es', 'en'] as const) {
      const uid = await placeRequest({ correo, idioma });
      const made = questionWrites(author, { uid, code: newCode(), correo, idioma });
      await refused(commit(author, writesOf({ ...made, tracker: undefined })));
      const { record } = made;
      const stateless = { ...record, data: { ...record.data, estadoCredito: deleteField() } };
      const forged = uncoded({ ...made, record: stateless }, 'information: income', idioma);
      await refused(commit(author, forged));
      await accepted(commit(author, uncoded(made, 'information: income', idioma)));
    }
  });

  test('again after an answer, at most nine times', async () => {
    const author = staff();
    const last = await placeOpen(answers(MAX_QUESTIONS - 1));
    await accepted(commit(author, writesOf(questionWrites(author, last, MAX_QUESTIONS))));
    const over = await placeOpen(answers(MAX_QUESTIONS));
    await refused(commit(author, writesOf(questionWrites(author, over, MAX_QUESTIONS + 1))));
  });

  test('refused: a second mail of the same question', async () => {
    const author = staff();
    for (const other of [
      'pregunta_1',
      'pregunta_3',
      'pregunta_02',
      'pregunta_2_x',
      'respuesta_2',
      'decision',
      'x',
    ]) {
      const request = await placeOpen(answers(1));
      const { mail, ...others } = questionWrites(author, request, 2);
      if (!mail) throw new Error('there is no mail');
      const again = { ...mail, path: `mail/${request.uid}_${other}` };
      await refused(commit(author, [...writesOf({ ...others, mail }), again]));
      await refused(commit(author, writesOf({ ...others, mail: again })));
    }
  });

  test('refused: by the visitor, by nobody, and by everybody who is not staff', async () => {
    const request = await placeOpen();
    const others = [visitor({}, request.uid), ...impostors.map(([, open]) => open())];
    for (const who of others) await refused(commit(who, writesOf(questionWrites(who, request))));
    await refused(commit({ db: nobody }, writesOf(questionWrites(staff(), request))));
  });

  test('refused: in any state but pending', async () => {
    const author = staff();
    for (const estadoCredito of ['aprobado', 'rechazado', 'retirado', 'sinRespuesta']) {
      const request = await placeOpen({ estadoCredito });
      await refused(commit(author, writesOf(questionWrites(author, request))));
    }
    const request = await placeOpen(waiting());
    await refused(commit(author, writesOf(questionWrites(author, request, 2))));
  });

  test('refused: a question in the place of another, or with another number', async () => {
    const author = staff();
    for (const number of [1, 3, 0, 22]) {
      const request = await placeOpen(answers(1));
      await refused(commit(author, writesOf(questionWrites(author, request, number))));
    }
    for (const number of [0, 2]) {
      const request = await placeOpen();
      await refused(commit(author, writesOf(questionWrites(author, request, number))));
    }
  });

  test('refused: one that changes, drops or adds another', async () => {
    const author = staff();
    const asked = { necesita: 'ingresos', fecha: serverTimestamp() };
    const { preguntas } = answers(1);
    const forgeries: readonly DocumentData[] = [
      { 1: { ...preguntas[1], respuesta: 'No' }, 2: asked },
      { 2: asked },
      { ...preguntas, 2: asked, 3: asked },
      { ...preguntas, 3: asked },
    ];
    for (const forged of forgeries) {
      const request = await placeOpen({ preguntas });
      const { record, ...others } = questionWrites(author, request, 2);
      const { 'preguntas.2': _, ...data } = record.data;
      const all = { ...others, record: { ...record, data: { ...data, preguntas: forged } } };
      await refused(commit(author, writesOf(all)));
    }
  });

  const wrong: Record<string, DocumentData> = {
    'something that nobody needs': { necesita: 'clave' },
    nothing: {},
    'the name of who asks': { autor: staff().uid },
    'a client-made time': { fecha: Timestamp.now() },
    'an answer': { respuesta: 'Sí', respondida: serverTimestamp() },
    'words of its own': { texto: '¿Cuál es tu clave?' },
  };
  for (const [name, change] of Object.entries(wrong)) {
    test(`refused: one with ${name}`, async () => {
      const author = staff();
      const request = await placeOpen();
      // An unknown need has the words of the last one.
      const { record, tracker, ...others } = questionWrites(author, request, 1, 'telefono');
      const asked = name === 'nothing' ? {} : { ...record.data['preguntas.1'], ...change };
      const data = { ...record.data, 'preguntas.1': asked };
      const shown = { ...tracker?.data, necesita: asked.necesita ?? null };
      const follows = tracker && { ...tracker, data: shown };
      const all = { ...others, record: { ...record, data }, tracker: follows };
      await refused(commit(author, writesOf(all)));
    });
  }

  test('refused: one that leads to another state', async () => {
    const author = staff();
    for (const estado of STATES.filter((state) => state !== 'informacion')) {
      const request = await placeOpen();
      const { record, tracker, ...others } = questionWrites(author, request);
      const data = { ...record.data, estadoCredito: estado };
      const shown = { ...tracker?.data, estado, necesita: null };
      const follows = tracker && { ...tracker, data: shown };
      const all = { ...others, record: { ...record, data }, tracker: follows };
      await refused(commit(author, writesOf(all)));
    }
  });

  test('refused: with another field of the record changed', async () => {
    const author = staff();
    for (const change of [{ valor: 1 }, { decision: { autor: author.uid } }, { nota: 'x' }]) {
      const request = await placeOpen();
      const { record, ...others } = questionWrites(author, request);
      const data = { ...record.data, ...change };
      await refused(commit(author, writesOf({ ...others, record: { ...record, data } })));
    }
  });

  test('refused: without its mail, or after one of the same name', async () => {
    const author = staff();
    const request = await placeOpen();
    const { mail, ...unmailed } = questionWrites(author, request);
    await refused(commit(author, writesOf(unmailed)));
    await place(mail?.path ?? '', mail?.data ?? {});
    await refused(commit(author, writesOf(unmailed)));
  });

  test('refused: a mail that asks for something else, or goes elsewhere', async () => {
    const author = staff();
    const altered =
      (part: string): Forgery =>
      (to, code) => {
        const mail = mailTo(to, 'information: income', 'es', code);
        return { ...mail, message: { ...mail.message, [part]: '<a>' } };
      };
    const forgeries: readonly Forgery[] = [
      ...['subject', 'html', 'text', 'attachments'].map(altered),
      (to, code) => mailTo(to, 'information: cedula', 'es', code),
      (to, code) => mailTo(to, 'information: income', 'en', code),
      (to) => mailTo(to, 'information: income'),
      (to) => mailTo(to, 'information: income', 'es', newCode()),
      (to, code) => mailTo(to, 'approved', 'es', code),
      (_, code) => mailTo('eva@example.com', 'information: income', 'es', code),
    ];
    for (const forge of forgeries) {
      const request = await placeOpen();
      const { mail, ...others } = questionWrites(author, request);
      const forged = { path: mail?.path ?? '', data: forge(request.correo, request.code) };
      await refused(commit(author, writesOf({ ...others, mail: forged })));
    }
  });

  test('refused: the mail of a question without a question, or long after it', async () => {
    const author = staff();
    const pending = questionWrites(author, await placeOpen());
    await refused(commit(author, [pending.mail ?? pending.record]));
    const asked = waiting();
    const earlier = questionWrites(author, await placeOpen(asked), 1, 'cedula');
    await refused(commit(author, [earlier.mail ?? earlier.record]));
  });

  test('refused: a tracker that stays, or shows another need, a reason or another state', async () => {
    const author = staff();
    const shown: readonly (DocumentData | undefined)[] = [
      undefined,
      { necesita: 'cedula' },
      { necesita: null },
      { motivo: 'historial' },
      { estado: 'pendiente' },
    ];
    for (const change of shown) {
      const request = await placeOpen();
      const { tracker, ...others } = questionWrites(author, request);
      const forged = change && tracker && { ...tracker, data: { ...tracker.data, ...change } };
      await refused(commit(author, writesOf({ ...others, tracker: forged })));
    }
  });

  test('and decides while it waits: the tracker needs nothing any more', async () => {
    const author = staff();
    for (const motivo of [undefined, 'sin-respuesta'] as const) {
      const request = await placeOpen(waiting());
      const made = decisionWrites(author, request, motivo);
      const kept = { ...made.tracker?.data };
      delete kept.necesita;
      const tracker = made.tracker && { ...made.tracker, data: kept };
      await refused(commit(author, writesOf({ ...made, tracker })));
      await accepted(commit(author, writesOf(made)));
    }
  });
});

describe('users: the visitor’s answer', () => {
  const typed: readonly (readonly [string, unknown, boolean])[] = [
    ['of one character', 'x', true],
    ['of the longest kind', 'x'.repeat(MAX_ANSWER), true],
    ['that is too long', 'x'.repeat(MAX_ANSWER + 1), false],
    ['that is empty', '', false],
    ['of spaces', '  ', false],
    ['with markup', '<b>hola</b>', false],
    ['with a line break', 'hola\nadiós', false],
    ['that is a number', 7, false],
    ['that is nothing', null, false],
  ];
  for (const [name, text, isRight] of typed) {
    test(`${isRight ? 'accepted' : 'refused'}: one ${name}`, async () => {
      const request = await placeOpen(waiting());
      const attempt = commit(visitor({}, request.uid), writesOf(answerWrites(request, 1, text)));
      await (isRight ? accepted(attempt) : refused(attempt));
    });
  }

  test('goes to the last question', async () => {
    for (const [number, isLast] of [
      [1, false],
      [2, true],
      [3, false],
    ] as const) {
      const request = await placeOpen(waiting(2));
      const who = visitor({}, request.uid);
      const attempt = commit(who, writesOf(answerWrites(request, number)));
      await (isLast ? accepted(attempt) : refused(attempt));
    }
  });

  test('refused: with another need, author or time of the question, or another field', async () => {
    const changes: readonly DocumentData[] = [
      { 'preguntas.2.necesita': 'ingresos' },
      { 'preguntas.2.autor': 'leo' },
      { 'preguntas.2.fecha': serverTimestamp() },
      { 'preguntas.2.nota': 'x' },
      { 'preguntas.1.respuesta': 'No' },
      { 'preguntas.3': { necesita: 'cedula' } },
    ];
    for (const change of changes) {
      const request = await placeOpen(waiting(2));
      const { record, ...others } = answerWrites(request, 2);
      const forged = { ...record, data: { ...record.data, ...change } };
      await refused(commit(visitor({}, request.uid), writesOf({ ...others, record: forged })));
    }
  });

  test('is refused with its mail under another name', async () => {
    const request = await placeOpen(waiting());
    const made = answerWrites(request, 1);
    const id = `${request.uid}_a`;
    const mail = made.mail && { ...made.mail, path: `mail/${id}` };
    await refused(commit(visitor({}, request.uid), writesOf({ ...made, mail })));
  });

  test('stays: nobody changes it afterwards', async () => {
    const request = await placeOpen({ ...answers(1), estadoCredito: 'pendiente' });
    const path = `users/${request.uid}`;
    const change = { path, data: { 'preguntas.1.respuesta': 'No' }, change: true };
    for (const who of [visitor({}, request.uid), staff()]) await refused(commit(who, [change]));
    equal((await getDoc(doc(admin, path))).get('preguntas.1.respuesta'), 'Sí');
  });
});
