import { deepEqual, equal } from 'node:assert/strict';
import {
  type DocumentData,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import type { AnyMailKind } from '../../support/mails';
import {
  type ActWrites,
  answerWrites,
  correctionWrites,
  placeOpen,
  promotionsWrites,
  STATES,
  type StoredRequest,
  uncoded,
  waiting,
  withdrawalWrites,
  writesOf,
} from '../../support/rules/rules-acts';
import { accepted, refused } from '../../support/rules/rules-outcome';
import {
  admin,
  freshId,
  impostors,
  nobody,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import {
  commit,
  mailTo,
  placeRequest,
  withAnother,
  withCode,
  without,
} from '../../support/rules/rules-records';

interface OwnAct {
  readonly writes: (request: StoredRequest) => ActWrites;
  /** A record in which the act is possible. */
  readonly start: () => DocumentData;
  /** The states in which it is possible. */
  readonly from: readonly string[];
  /** The times that it writes. */
  readonly times: readonly string[];
  readonly mail?: AnyMailKind;
}

/** A wrong mail about a request, to this address. */
type Forgery = (request: StoredRequest, to: string) => DocumentData;

const agreed = { version: '2026-11', buro: '2026-11', versionMercadeo: '2026-11', idioma: 'es' };
const promotions = () => ({
  consentimiento: { ...agreed, fecha: Timestamp.now(), mercadeo: true },
});

/** The states of an open request; the last one is of an older form. */
const OPEN = ['pendiente', 'informacion', 'porConfirmar'];

const ACTS: Readonly<Record<string, OwnAct>> = {
  'a withdrawal': {
    writes: withdrawalWrites,
    start: () => ({}),
    from: OPEN,
    times: ['retiro.fecha', 'actualizado'],
    mail: 'withdrawn',
  },
  'an answer': {
    writes: (request) => answerWrites(request),
    start: waiting,
    from: ['informacion'],
    times: ['preguntas.1.respondida', 'actualizado'],
    mail: 'answer-received',
  },
  'a correction': {
    writes: (request) => correctionWrites(request),
    start: () => ({}),
    from: OPEN,
    times: ['correccion.fecha'],
    mail: 'email-corrected',
  },
  'the end of promotions': {
    writes: promotionsWrites,
    start: promotions,
    from: STATES,
    times: ['consentimiento.retiroMercadeo'],
  },
};

/** The record's change with one of its fields replaced, by its path. */
function replaced({ record, ...others }: ActWrites, field: string, value: unknown): ActWrites {
  const [first = '', ...rest] = field.split('.');
  if (field in record.data)
    return { ...others, record: { ...record, data: { ...record.data, [field]: value } } };
  const inner = { ...record.data[first], [rest.join('.')]: value };
  return { ...others, record: { ...record, data: { ...record.data, [first]: inner } } };
}

/** A change that removes this field. */
const emptied = (data: DocumentData, field: string) => ({ ...data, [field]: deleteField() });

/** A record in this state, with everything that an act needs. */
function inState(estado: string, start: DocumentData): DocumentData {
  const decision = { autor: 'eva', fecha: Timestamp.fromMillis(1) };
  return {
    ...start,
    ...(estado === 'informacion' && waiting()),
    estadoCredito: estado,
    ...(estado === 'aprobado' && { decision }),
    ...(estado === 'rechazado' && { decision: { ...decision, motivo: 'historial' } }),
    ...(estado === 'retirado' && { retiro: { fecha: Timestamp.fromMillis(1) } }),
    ...(estado === 'sinRespuesta' && {
      ...waiting(),
      estadoCredito: estado,
      cierre: { fecha: Timestamp.fromMillis(1) },
    }),
  };
}

function describeAct(name: string, act: OwnAct): void {
  const { writes, start, from, times, mail: kind } = act;

  for (const idioma of ['es', 'en'] as const) {
    test(`is accepted, with what belongs to it (${idioma})`, async () => {
      const request = await placeOpen({ ...start(), idioma });
      await accepted(commit(visitor({}, request.uid), writesOf(writes(request))));
      const { path, data } = writes(request).record;
      const record = await getDoc(doc(admin, path));
      if (data.estadoCredito) equal(record.get('estadoCredito'), data.estadoCredito);
      const tracker = (await getDoc(doc(admin, `seguimiento/${request.code}`))).data();
      equal(tracker?.estado, record.get('estadoCredito'));
      deepEqual([tracker?.motivo, tracker?.actualizada], [null, record.get('actualizado')]);
    });
  }

  test('is accepted on a record without a code, without a tracker', async () => {
    for (const idioma of ['es', 'en'] as const) {
      const correo = `${freshId()}@example.com`;
      const uid = await placeRequest({ correo, idioma, ...start() });
      const made = writes({ uid, code: newCode(), correo, idioma });
      const who = visitor({}, uid);
      if (made.tracker) await refused(commit(who, [made.record]));
      await accepted(commit(who, kind ? uncoded(made, kind, idioma) : writesOf(made)));
    }
  });

  test('is refused if the session is another’s, staff’s or nobody’s', async () => {
    const request = await placeOpen(start());
    const others = [visitor(), staff(), { db: nobody }, ...impostors.map(([, open]) => open())];
    const linked = visitor({ firebase: { sign_in_provider: 'password' } }, request.uid);
    for (const who of [...others, linked]) await refused(commit(who, writesOf(writes(request))));
  });

  for (const estado of STATES) {
    const verb = from.includes(estado) ? 'is accepted' : 'is refused';
    test(`${verb} in the state ${estado}`, async () => {
      const request = await placeOpen(inState(estado, start()));
      const attempt = commit(visitor({}, request.uid), writesOf(writes(request)));
      await (from.includes(estado) ? accepted(attempt) : refused(attempt));
    });
  }

  test('is refused a second time', async () => {
    const request = await placeOpen(start());
    const who = visitor({}, request.uid);
    await accepted(commit(who, writesOf(writes(request))));
    await refused(commit(who, writesOf(writes(request))));
    await refused(commit(who, writesOf({ ...writes(request), mail: undefined })));
  });

  test('is refused at a client-made time', async () => {
    for (const field of times) {
      for (const time of [Timestamp.now(), Timestamp.fromMillis(1), null]) {
        const request = await placeOpen(start());
        const forged = replaced(writes(request), field, time);
        // The rule of the mail would refuse it as well.
        const unmailed = { ...forged, mail: undefined };
        for (const batch of [forged, unmailed])
          await refused(commit(visitor({}, request.uid), writesOf(batch)));
      }
    }
  });

  test('is refused without any of the fields that it changes', async () => {
    for (const field of Object.keys(writes(await placeOpen(start())).record.data))
      for (const forge of [without, emptied]) {
        const request = await placeOpen(start());
        const { record, mail, ...others } = writes(request);
        const forged = { ...others, record: { ...record, data: forge(record.data, field) } };
        for (const batch of [forged, { ...forged, ...(mail && { mail }) }])
          await refused(commit(visitor({}, request.uid), writesOf(batch)));
      }
  });

  test('is refused with any other field changed or added', async () => {
    const request = await placeOpen(start());
    const who = visitor({}, request.uid);
    const { record, mail, ...others } = writes(request);
    const changes: readonly DocumentData[] = [
      { prioridad: 1 },
      { 'consentimiento.version': '2027-01' },
      { 'consentimiento.idioma': 'en' },
      { 'consentimiento.fecha': serverTimestamp() },
    ];
    for (const forged of [
      ...withAnother(record),
      ...changes.map((change) => ({ ...record, data: { ...record.data, ...change } })),
    ])
      await refused(commit(who, writesOf({ ...others, mail, record: forged })));
    const codigo = newCode();
    const moved = { ...record, data: { ...record.data, codigo } };
    const about = mail && withCode(mail, request.code, codigo);
    await refused(commit(who, writesOf({ ...others, mail: about, record: moved })));
    await accepted(commit(who, writesOf(writes(request))));
  });

  test('is refused with the state of another act', async () => {
    for (const estadoCredito of STATES) {
      const request = await placeOpen(start());
      const { record, tracker, ...others } = writes(request);
      if (record.data.estadoCredito === estadoCredito) continue;
      const moved = { ...record.data, estadoCredito, actualizado: serverTimestamp() };
      const now = serverTimestamp();
      const shown = { estado: estadoCredito, actualizada: now, motivo: null, necesita: null };
      const forged = {
        ...others,
        record: { ...record, data: moved },
        tracker: { path: `seguimiento/${request.code}`, data: shown, change: true },
      };
      await refused(commit(visitor({}, request.uid), writesOf(forged)));
    }
  });

  test('is refused with the state of another act, or none, on a record without a code', async () => {
    for (const estadoCredito of [...STATES, deleteField()]) {
      const fields = { correo: `${freshId()}@example.com`, idioma: 'es', ...start() } as const;
      const uid = await placeRequest(fields);
      const made = writes({ uid, code: newCode(), correo: fields.correo, idioma: 'es' });
      const { data } = made.record;
      const now = (await getDoc(doc(admin, `users/${uid}`))).get('estadoCredito');
      if (estadoCredito === (data.estadoCredito ?? now)) continue;
      const forged = { ...made, record: { ...made.record, data: { ...data, estadoCredito } } };
      const all = kind ? uncoded(forged, kind, 'es') : writesOf(forged);
      await refused(commit(visitor({}, uid), all));
    }
  });

  if (times.includes('actualizado')) {
    test('is refused if the tracker stays, or says something else', async () => {
      const shown: readonly (DocumentData | undefined)[] = [
        undefined,
        { estado: 'aprobado' },
        { actualizada: Timestamp.fromMillis(1) },
        { motivo: 'historial' },
        { necesita: 'cedula' },
        ...['estado', 'actualizada', 'motivo', 'necesita'].map((field) => emptied({}, field)),
        { juego: 'fortnite' },
        { enviada: serverTimestamp() },
        { plazo: 720 },
        { correo: 'ana@example.com' },
      ];
      for (const change of shown) {
        const request = await placeOpen(start());
        const { tracker, ...others } = writes(request);
        const forged = change && tracker && { ...tracker, data: { ...tracker.data, ...change } };
        const all = writesOf({ ...others, ...(forged && { tracker: forged }) });
        await refused(commit(visitor({}, request.uid), all));
      }
    });
  } else {
    test('leaves the tracker and the time of the last change alone', async () => {
      const request = await placeOpen(start());
      const who = visitor({}, request.uid);
      const now = serverTimestamp();
      const tracker = {
        path: `seguimiento/${request.code}`,
        data: { actualizada: now },
        change: true,
      };
      const { record, ...others } = writes(request);
      const touched = { ...record, data: { ...record.data, actualizado: now } };
      await refused(commit(who, writesOf({ ...others, record: touched, tracker })));
      await refused(commit(who, writesOf({ ...others, record: touched })));
      await refused(commit(who, writesOf({ ...others, record, tracker })));
    });
  }

  if (kind !== undefined) {
    test('is refused with a mail that is not counted, not its own, or elsewhere', async () => {
      const started = start();
      const forgeries: readonly Forgery[] = [
        ({ code }) => mailTo('eva@example.com', kind, 'es', code),
        ({ code }, to) => mailTo(to.replace('@', '@other.'), kind, 'es', code),
        ({ code }, to) => mailTo(to, kind, 'en', code),
        (_, to) => mailTo(to, kind),
        (_, to) => mailTo(to, kind, 'es', newCode()),
        ({ code }, to) => mailTo(to, 'approved', 'es', code),
        ({ code }, to) => mailTo(to, 'request-received', 'es', code),
        ({ code }, to) => ({ ...mailTo(to, kind, 'es', code), cc: to }),
        ({ code }, to) => ({ cc: to, message: mailTo(to, kind, 'es', code).message }),
        ...['subject', 'html', 'text', 'attachments'].map(
          (part): Forgery =>
            ({ code }, to) => {
              const mail = mailTo(to, kind, 'es', code);
              return { ...mail, message: { ...mail.message, [part]: '<a>' } };
            },
        ),
      ];
      for (const forge of forgeries) {
        const request = await placeOpen(started);
        const { mail, ...others } = writes(request);
        if (!mail) throw new Error('there is no mail');
        const forged = { ...mail, data: forge(request, mail.data.to) };
        await refused(commit(visitor({}, request.uid), writesOf({ ...others, mail: forged })));
      }
    });

    test('is refused with a second mail under another name', async () => {
      const names = [
        'decision',
        'retiro',
        'correo',
        'pregunta_1',
        'respuesta_1',
        'respuesta_2',
        'a',
        'x',
      ];
      const act = writes(await placeOpen(start())).mail?.path.replace(/^[^_]+_/, '');
      for (const other of [...names, `${act}_x`]) {
        const request = await placeOpen(start());
        const { mail, ...others } = writes(request);
        const path = `mail/${request.uid}_${other}`;
        if (!mail || mail.path === path) continue;
        const again = { path, data: mail.data };
        await refused(commit(visitor({}, request.uid), [...writesOf({ ...others, mail }), again]));
        const renamed = { ...others, mail: again };
        await refused(commit(visitor({}, request.uid), writesOf(renamed)));
      }
    });

    test('is mailed in its own batch, never later', async () => {
      const request = await placeOpen(start());
      const who = visitor({}, request.uid);
      const { mail, ...others } = writes(request);
      const later = writesOf({ record: others.record, mail }).slice(1);
      await refused(commit(who, later));
      const isNeeded = name === 'a correction';
      const unmailed = commit(who, writesOf(others));
      await (isNeeded ? refused(unmailed) : accepted(unmailed));
      await refused(commit(who, later));
    });
  }
}

for (const [name, act] of Object.entries(ACTS))
  describe(`users: ${name} by the visitor`, () => describeAct(name, act));
