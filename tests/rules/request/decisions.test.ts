import {
  type DocumentData,
  doc,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import { caseWrite } from '../../support/rules/rules-audit';
import { accepted, refused } from '../../support/rules/rules-outcome';
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
  loanRequest,
  mailTo,
  place,
  placeRequest,
  type Write,
  without,
} from '../../support/rules/rules-records';
import { STAFF_EMAIL } from '../../support/rules/rules-staff';
import { STATES } from '../../support/rules/rules-undo';

const address = 'ana.perez@example.com';

function decision(uid: string, changes: DocumentData = {}): Write {
  const reason = changes.estadoCredito === 'rechazado' && { motivo: 'historial' };
  const data = {
    estadoCredito: 'aprobado',
    decision: { fecha: serverTimestamp(), ...reason },
    ...changes,
  };
  return { path: `users/${uid}`, data, change: true };
}

/** Who decides, in the case file and in the audit. */
function audited(author: Person, uid: string, signature: DocumentData = {}): [Write, Write] {
  const decision = { autor: author.uid, fecha: serverTimestamp(), ...signature };
  return [
    { path: `expedientes/${uid}`, data: { decision } },
    caseWrite(author, `decision_${uid}`, 'decidir', uid),
  ];
}

function result(uid: string, mail: DocumentData = mailTo(address, 'approved')): Write {
  return { path: `mail/${uid}_decision`, data: mail };
}

describe('users: staff decides a pending request once', () => {
  for (const [estadoCredito, kind] of [
    ['aprobado', 'approved'],
    ['rechazado', 'declined'],
  ] as const) {
    for (const idioma of ['es', 'en'] as const) {
      test(`${kind}, with the mail that says so (${idioma})`, async () => {
        const uid = await placeRequest({ idioma });
        const author = staff();
        const mail = mailTo(address, kind, idioma);
        await accepted(
          commit(author, [
            ...audited(author, uid),
            decision(uid, { estadoCredito }),
            result(uid, mail),
          ]),
        );
      });
    }
  }

  test('if the record has the ten fields of the specification alone, with the mail in Spanish', async () => {
    const uid = freshId();
    const { codigo, actualizado, valor, atributos, versionTarifas, idioma, ...others } =
      loanRequest(visitor({}, uid));
    const tenFields = without({ ...others, correo: address }, 'consentimiento');
    const propuesta = { autor: 'eva', fecha: Timestamp.now() };
    await place(`users/${uid}`, { ...tenFields, estadoCredito: 'porConfirmar', propuesta });
    const author = staff({ roles: ['revisor'] });
    const english = result(uid, mailTo(address, 'approved', 'en'));
    await refused(commit(author, [...audited(author, uid), decision(uid), english]));
    await accepted(commit(author, [...audited(author, uid), decision(uid), result(uid)]));
  });

  test('just before the session is 12 hours old', async () => {
    const uid = await placeRequest();
    const author = staff({ auth_time: Math.floor(Date.now() / 1000) - 11.9 * 3600 });
    await accepted(commit(author, [...audited(author, uid), decision(uid), result(uid)]));
  });

  test('refused: deciding, proposing or confirming a request with one’s own address', async () => {
    for (const correo of [STAFF_EMAIL, STAFF_EMAIL.toUpperCase()]) {
      const author = staff({ roles: ['analista', 'revisor'] });
      const mail = mailTo(correo, 'approved');
      const approve = (uid: string) =>
        commit(author, [...audited(author, uid), decision(uid), result(uid, mail)]);
      await refused(approve(await placeRequest({ correo })));
      const propuesta = { autor: 'eva', fecha: Timestamp.now() };
      const older = { estadoCredito: 'porConfirmar', propuesta };
      await refused(approve(await placeRequest({ correo, ...older })));
      const waiting = await placeRequest({ correo });
      await place(`expedientes/${waiting}`, { propuesta });
      await refused(approve(waiting));
      for (const [address, isOwn] of [
        [correo, true],
        ['ana.perez@example.com', false],
      ] as const) {
        const uid = await placeRequest({ correo: address });
        const proposed = { autor: author.uid, fecha: serverTimestamp() };
        const attempt = commit(author, [
          { path: `expedientes/${uid}`, data: { propuesta: proposed } },
          caseWrite(author, `propuesta_${uid}_0`, 'proponer', uid),
        ]);
        await (isOwn ? refused(attempt) : accepted(attempt));
      }
    }
  });

  for (const [name, impostor] of impostors) {
    test(`refused: a decision by ${name}`, async () => {
      const uid = await placeRequest();
      const author = impostor();
      await refused(commit(author, [...audited(author, uid), decision(uid), result(uid)]));
    });
  }

  test('self-approval: refused for the visitor, mail and all', async () => {
    const uid = await placeRequest();
    const author = visitor({}, uid);
    await refused(commit(author, [...audited(author, uid), decision(uid), result(uid)]));
  });

  test('refused: a decision without a session', async () => {
    const uid = await placeRequest();
    await refused(commit({ db: nobody }, [...audited(staff(), uid), decision(uid), result(uid)]));
  });

  test('refused: the opposite, or the same again, after a decision', async () => {
    for (const estadoCredito of ['aprobado', 'rechazado']) {
      const uid = await placeRequest({ estadoCredito });
      const author = staff();
      await refused(commit(author, [...audited(author, uid), decision(uid), result(uid)]));
    }
  });

  test('refused: a decision that was mailed before', async () => {
    const uid = await placeRequest();
    await place(`mail/${uid}_decision`, mailTo(address, 'approved'));
    const author = staff();
    await refused(commit(author, [...audited(author, uid), decision(uid)]));
  });

  test('refused: a decision without its mail', async () => {
    const uid = await placeRequest();
    const author = staff();
    await refused(commit(author, [...audited(author, uid), decision(uid)]));
  });

  test('refused: a decision on a request that does not exist', async () => {
    const uid = freshId();
    const author = staff();
    await refused(
      commit(author, [...audited(author, uid), { ...decision(uid), change: false }, result(uid)]),
    );
  });

  const forged: Record<string, DocumentData> = {
    'back to pending': { estadoCredito: 'pendiente' },
    'to a status that does not exist': { estadoCredito: 'archivado' },
    'that names who decided': { 'decision.autor': 'drafting' },
    'that names another request': { 'decision.repetida': 'x' },
    'without a time': { decision: {} },
    'with a note in it': { 'decision.nota': 'x' },
    'with another value': { valor: 1 },
    'with another address': { correo: 'eva@example.com' },
    'with a field added': { prioridad: 1 },
    'with a time of the change, which only a record with a code has': {
      actualizado: serverTimestamp(),
    },
  };
  for (const [name, changes] of Object.entries(forged)) {
    test(`refused: a decision ${name}`, async () => {
      const author = staff();
      for (const kind of ['approved', 'declined'] as const) {
        const uid = await placeRequest();
        const mail = result(uid, mailTo(address, kind));
        await refused(commit(author, [...audited(author, uid), decision(uid, changes), mail]));
      }
    });
  }

  const now = serverTimestamp;
  const forgedDeclines: Record<string, DocumentData> = {
    'that names who decided': { autor: staff().uid, fecha: now() },
    'without a time': {},
    'at a client-made time': { fecha: Timestamp.now() },
    'with a note in it': { fecha: now(), nota: 'x' },
    'for a reason that nobody gives': { fecha: now(), motivo: 'capricho' },
  };
  for (const [name, fields] of Object.entries(forgedDeclines)) {
    test(`refused: a decline ${name}`, async () => {
      const uid = await placeRequest();
      const author = staff();
      const made = { motivo: 'historial', ...fields };
      const changes = { estadoCredito: 'rechazado', decision: made };
      const mail = result(uid, mailTo(address, 'declined'));
      await refused(commit(author, [...audited(author, uid), decision(uid, changes), mail]));
    });
  }

  for (const estadoCredito of [
    ...STATES.filter((state) => state !== 'aprobado' && state !== 'rechazado'),
    'archivado',
  ])
    test(`refused: a decline that leads to ${estadoCredito}`, async () => {
      const uid = await placeRequest();
      const author = staff();
      const decline = { fecha: now(), motivo: 'historial' };
      const changes = { estadoCredito, decision: decline };
      const mail = result(uid, mailTo(address, 'declined'));
      await refused(commit(author, [...audited(author, uid), decision(uid, changes), mail]));
    });

  test('refused: signing the decision of an older request, which has no time', async () => {
    const uid = await placeRequest({ estadoCredito: 'rechazado', decision: { motivo: 'deudas' } });
    const author = staff();
    await refused(commit(author, audited(author, uid)));
  });

  test('refused: a decision at a client-made time', async () => {
    const uid = await placeRequest();
    const author = staff();
    const made = { decision: { fecha: Timestamp.now() } };
    await refused(commit(author, [...audited(author, uid), decision(uid, made), result(uid)]));
  });

  const forgedFiles: Record<string, DocumentData> = {
    'in the name of somebody else': { autor: 'somebodyElse' },
    'at a client-made time': { fecha: Timestamp.now() },
    'with a note': { nota: 'x' },
    'as the repeat of itself': { repetida: 'itself' },
  };
  for (const [name, signature] of Object.entries(forgedFiles)) {
    test(`refused: a case file signed ${name}`, async () => {
      const author = staff();
      const uid = await placeRequest();
      const who = signature.repetida ? { repetida: uid } : signature;
      await refused(commit(author, [...audited(author, uid, who), decision(uid), result(uid)]));
    });
  }

  test('refused: a decision without its case file, or a case file without its decision', async () => {
    const author = staff();
    const uid = await placeRequest();
    const [file, audit] = audited(author, uid);
    await refused(commit(author, [audit, decision(uid), result(uid)]));
    await refused(commit(author, [file]));
    await refused(commit(author, [file, audit]));
    await accepted(commit(author, [file, audit, decision(uid), result(uid)]));
    // And it stays as it is.
    await refused(commit(author, [file]));
    await refused(commit(author, [{ path: file.path }]));
  });

  test('refused: another value without a decision', async () => {
    const uid = await placeRequest();
    await refused(updateDoc(doc(staff().db, `users/${uid}`), { valor: 1 }));
  });
});

describe('mail: the mail of a decision', () => {
  const mail = mailTo(address, 'approved');
  const forgeries: Record<string, DocumentData> = {
    'open mail relay: a text of the own making': {
      to: address,
      message: { subject: 'a', html: 'b' },
    },
    'open mail relay: a subject of the own making': {
      ...mail,
      message: { ...mail.message, subject: 'Hola' },
    },
    'open mail relay: only the text of the own making': {
      ...mail,
      message: { ...mail.message, html: '<a>' },
    },
    'recipient other than the record’s': mailTo('eva@example.com', 'approved'),
    bcc: { ...mail, bcc: 'eva@example.com' },
    'the opposite of what was decided': mailTo(address, 'declined'),
    'the mail in the other language': mailTo(address, 'approved', 'en'),
    'the mail of a request': mailTo(address, 'request-received'),
    'a code where the record has none': mailTo(address, 'approved', 'es', newCode()),
  };
  for (const [name, forged] of Object.entries(forgeries)) {
    test(`refused: ${name}`, async () => {
      const uid = await placeRequest();
      const author = staff();
      await refused(commit(author, [...audited(author, uid), decision(uid), result(uid, forged)]));
    });
  }

  test('mail without a record: refused for staff', async () => {
    const author = staff();
    await refused(commit(author, [result(freshId())]));
  });

  test('refused: the result of a request that is still pending', async () => {
    const uid = await placeRequest();
    for (const kind of ['approved', 'declined'] as const) {
      await refused(commit(staff(), [result(uid, mailTo(address, kind))]));
    }
  });

  test('refused: a result long after the decision, by staff or by anybody', async () => {
    const author = staff();
    const fecha = Timestamp.fromMillis(Date.now() - 3_600_000);
    const decided = { estadoCredito: 'aprobado', decision: { fecha } };
    const uid = await placeRequest(decided);
    await refused(commit(author, [result(uid)]));
    await refused(commit(visitor({}, uid), [result(uid)]));
  });

  test('refused: a second mail beside the right one', async () => {
    const uid = await placeRequest();
    const author = staff();
    const names = ['_again', '_decision_', '_b_decision', '_x_decision'];
    for (const id of [...names.map((name) => `${uid}${name}`), freshId()]) {
      const again = { path: `mail/${id}`, data: mail };
      await refused(commit(author, [...audited(author, uid), decision(uid), result(uid), again]));
    }
  });
});
