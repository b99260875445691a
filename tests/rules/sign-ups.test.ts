import {
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_TEXT } from '../../src/domain/fields/field-patterns';
import { newCode } from '../../src/domain/request/request-code';
import { MAX_SIGN_UPS, SIGN_UP_PAUSE_SECONDS } from '../../src/domain/subscriber';
import { HOUR_MS } from '../../src/domain/time';
import { accepted, refused, withinMilliseconds } from '../support/rules/rules-outcome';
import { freshId, nobody, type Person, staff, visitor } from '../support/rules/rules-people';
import {
  commit,
  place,
  type SignUp,
  signUp,
  signUpMail,
  signUpWrites,
  without,
} from '../support/rules/rules-records';

async function send(who: Person, what: SignUp): Promise<void> {
  await commit(who, signUpWrites(who, what));
}

/** The sign-up with another key, in the quota as well. */
function under(key: string, what: SignUp): SignUp {
  return { ...what, key, quota: { ...what.quota, clave: key } };
}

async function placeQuota(who: Person, total: number, secondsAgo: number): Promise<void> {
  const ultima = Timestamp.fromMillis(Date.now() - secondsAgo * 1000);
  await place(`cuotas/${who.uid}`, { total, ultima, clave: `${who.uid}_0` });
}

/** The sign-up as the session's n-th. */
function numbered(who: Person, total: number): SignUp {
  const made = signUp(who);
  return { ...made, quota: { ...made.quota, total } };
}

describe('subscriptores: a visitor may sign up', () => {
  test('with a quota and a mail', async () => {
    const ana = visitor();
    await accepted(send(ana, signUp(ana)));
  });

  test('without a mail', async () => {
    const ana = visitor();
    const [subscriber, quota, , ending] = signUpWrites(ana, signUp(ana));
    await accepted(commit(ana, [subscriber, quota, ending]));
  });

  test('with a clock that is wrong by less than 24 hours', async () => {
    for (const hours of [-23.9, 23.9]) {
      const ana = visitor();
      await accepted(send(ana, signUp(ana, hours * HOUR_MS)));
    }
  });

  test('refused: a key from more than 24 hours away', async () => {
    for (const hours of [-24.1, 24.1]) {
      const ana = visitor();
      await refused(send(ana, signUp(ana, hours * HOUR_MS)));
    }
  });

  test('refused: a key in another form', async () => {
    for (const form of ['0$', '$_1', '$.0', '+$', ' $', '$x']) {
      const ana = visitor();
      const key = `${ana.uid}_${form.replace('$', String(Date.now()))}`;
      await refused(send(ana, under(key, signUp(ana))));
    }
  });

  test('refused: another person’s key, or nobody’s', async () => {
    for (const owner of [freshId(), '']) {
      const ana = visitor();
      await refused(send(ana, under(`${owner}_${Date.now()}`, signUp(ana))));
    }
  });

  test('refused: a sign-up without a session, or by staff', async () => {
    const ana = visitor();
    await refused(send({ ...ana, db: nobody }, signUp(ana)));
    const worker = staff();
    await refused(send(worker, signUp(worker)));
  });

  test('refused: a sign-up by a session with a password, with and without its mail', async () => {
    const worker = staff({}, freshId());
    const [subscriber, quota, mail, ending] = signUpWrites(worker, signUp(worker));
    await refused(commit(worker, [subscriber, quota, mail, ending]));
    await refused(commit(worker, [subscriber, quota, ending]));
  });

  const impossible: Record<string, DocumentData> = {
    'an extra field': { rol: 'staff' },
    'the key of its quota': { clave: 'x' },
    'the time of its quota': { ultima: Timestamp.now() },
    'an empty name': { nombre: '' },
    'a name of invisible characters': { nombre: '\u200b\u2060' },
    'a last name of one letter': { apellido: 'P' },
    'an oversized name': { nombre: 'a'.repeat(MAX_TEXT + 1) },
    'markup in a name shown to staff': { nombre: '<img>' },
    'a name that is a number': { nombre: 1 },
    'an empty last name': { apellido: '' },
    'markup in a last name': { apellido: 'a>b' },
    'a last name of two lines': { apellido: 'a\r\nb' },
    'several recipients in one string': { correo: 'ana@example.com,eva@example.com' },
    'an e-mail address in capitals': { correo: 'ANA@example.com' },
    'an e-mail address that is none': { correo: 'ana' },
    'the id of somebody else': { id: 'somebodyElse' },
    'an id that sorts before its own': { id: '0' },
    'a client-made time of the sign-up': { registro: Timestamp.now() },
    'a client-made time of the session': { ulTimoingreso: Timestamp.now() },
    'a time before the session began': { ulTimoingreso: Timestamp.fromMillis(1) },
    'a session that is not anonymous': { esAnonimo: false },
  };
  for (const [name, changes] of Object.entries(impossible)) {
    test(`refused: ${name}`, async () => {
      const ana = visitor();
      const made = signUp(ana);
      const subscriber = { ...made.subscriber, ...changes };
      const mail = signUpMail(subscriber);
      await refused(send(ana, { ...made, subscriber, mail }));
    });
  }

  for (const field of [
    'nombre',
    'apellido',
    'correo',
    'id',
    'registro',
    'ulTimoingreso',
    'esAnonimo',
    'baja',
    'consentimiento',
  ]) {
    test(`refused: a missing field, ${field}`, async () => {
      const ana = visitor();
      const made = signUp(ana);
      const [, quota, , ending] = signUpWrites(ana, made);
      const data = without(made.subscriber, field);
      await refused(commit(ana, [{ path: `subscriptores/${made.key}`, data }, quota, ending]));
    });
  }

  const consent = { version: '2026-11', idioma: 'es', fecha: serverTimestamp() };
  const disagreed: Record<string, unknown> = {
    'a version that nobody wrote': { ...consent, version: '2026-10' },
    'a version that is a list': { ...consent, version: ['2026-11'] },
    'another language': { ...consent, idioma: 'fr' },
    'a client-made time': { ...consent, fecha: Timestamp.now() },
    'an earlier time': { ...consent, fecha: Timestamp.fromMillis(1) },
    'an extra field': { ...consent, mercadeo: true },
    'no version': without(consent, 'version'),
    'no language': without(consent, 'idioma'),
    'no time': without(consent, 'fecha'),
    'something else in place of its time': { ...without(consent, 'fecha'), mercadeo: true },
    'a yes alone': true,
    nothing: null,
  };
  for (const [name, consentimiento] of Object.entries(disagreed)) {
    test(`refused: a consent with ${name}`, async () => {
      const ana = visitor();
      const made = signUp(ana);
      const subscriber = { ...made.subscriber, consentimiento };
      await refused(send(ana, { ...made, subscriber }));
      const [, quota, , ending] = signUpWrites(ana, made);
      const path = `subscriptores/${made.key}`;
      await refused(commit(ana, [{ path, data: subscriber }, quota, ending]));
    });
  }

  test('refused: a code in another form', async () => {
    for (const baja of [freshId(), newCode().toLowerCase(), newCode().slice(0, -1)]) {
      const ana = visitor();
      const made = signUp(ana);
      const subscriber = { ...made.subscriber, baja };
      await refused(send(ana, { ...made, subscriber, mail: signUpMail(subscriber) }));
    }
  });

  test('refused: one whose code ends no subscription, or another', async () => {
    const [ana, eva] = [visitor(), visitor()];
    const [subscriber, quota, , ending] = signUpWrites(ana, signUp(ana));
    await refused(commit(ana, [subscriber, quota]));
    const theirs = signUp(eva);
    await accepted(send(eva, theirs));
    const data = { ...subscriber.data, baja: theirs.subscriber.baja };
    await refused(commit(ana, [{ ...subscriber, data }, quota]));
    await refused(commit(ana, [{ ...subscriber, data }, quota, ending]));
    const path = `bajas/${theirs.subscriber.baja}`;
    await refused(commit(ana, [{ ...subscriber, data }, quota, { ...ending, path }]));
  });

  test('overwrite, delete: refused for visitor and staff', async () => {
    const ana = visitor();
    const made = signUp(ana);
    await send(ana, made);
    for (const { db } of [ana, staff()]) {
      const stored = doc(db, `subscriptores/${made.key}`);
      await refused(updateDoc(stored, { nombre: 'Eva' }));
      await refused(setDoc(stored, made.subscriber));
      await refused(deleteDoc(stored));
    }
  });
});

describe('sign-up flood', () => {
  test('refused: a sign-up that no quota counts', async () => {
    const ana = visitor();
    const [subscriber, , ...others] = signUpWrites(ana, signUp(ana));
    await refused(commit(ana, [subscriber, ...others]));
  });

  test('refused: a sign-up that an old quota names', async () => {
    const ana = visitor();
    const made = signUp(ana);
    const ultima = Timestamp.fromMillis(Date.now() - HOUR_MS);
    await place(`cuotas/${ana.uid}`, { total: 1, ultima, clave: made.key });
    const [subscriber, , , ending] = signUpWrites(ana, made);
    await refused(commit(ana, [subscriber, ending]));
  });

  test('refused: two sign-ups counted as one', async () => {
    const ana = visitor();
    const [one, other] = [signUp(ana), signUp(ana, 1)];
    for (const [counted, uncounted] of [
      [one, other],
      [other, one],
    ] as const) {
      const [extra, , , ending] = signUpWrites(ana, uncounted);
      await refused(commit(ana, [...signUpWrites(ana, counted), extra, ending]));
    }
  });

  test('a session may sign up three times', async () => {
    const ana = visitor();
    await accepted(send(ana, numbered(ana, 1)));
    await placeQuota(ana, 1, 60);
    await accepted(send(ana, numbered(ana, 2)));
    await placeQuota(ana, 2, 60);
    await accepted(send(ana, numbered(ana, MAX_SIGN_UPS)));
  });

  test('refused: a fourth time', async () => {
    const ana = visitor();
    await placeQuota(ana, MAX_SIGN_UPS, HOUR_MS);
    await refused(send(ana, numbered(ana, MAX_SIGN_UPS + 1)));
  });

  test('refused: a count that does not begin at 1', async () => {
    for (const total of [0, -5, 2, 1.5]) {
      const ana = visitor();
      await refused(send(ana, numbered(ana, total)));
    }
  });

  test('refused: a count that stays, jumps or goes back', async () => {
    for (const total of [0, 1, 3]) {
      const ana = visitor();
      await placeQuota(ana, 1, HOUR_MS);
      await refused(send(ana, numbered(ana, total)));
    }
  });

  test('accepted 30 seconds after the last one, not sooner', async () => {
    const step = 0.95;
    for (const [secondsAgo, outcome] of [
      [SIGN_UP_PAUSE_SECONDS + 1 - step, accepted],
      [SIGN_UP_PAUSE_SECONDS - step, refused],
    ] as const) {
      await withinMilliseconds(step * 1000, async () => {
        const ana = visitor();
        await placeQuota(ana, 1, secondsAgo);
        await outcome(send(ana, numbered(ana, 2)));
      });
    }
  });

  const forged: Record<string, DocumentData> = {
    'with an extra field': { nota: 'x' },
    'with a client-made time': { ultima: Timestamp.fromMillis(0) },
    'naming another sign-up': { clave: 'x_1' },
    'naming nothing': { clave: null },
  };
  for (const [name, changes] of Object.entries(forged)) {
    test(`refused: a quota ${name}`, async () => {
      const ana = visitor();
      const made = signUp(ana);
      await refused(send(ana, { ...made, quota: { ...made.quota, ...changes } }));
      await placeQuota(ana, 1, HOUR_MS);
      await refused(send(ana, { ...made, quota: { ...made.quota, ...changes, total: 2 } }));
    });
  }

  for (const field of ['total', 'ultima', 'clave'])
    test(`refused: a quota without ${field}`, async () => {
      const ana = visitor();
      const made = signUp(ana);
      await refused(send(ana, { ...made, quota: without(made.quota, field) }));
    });

  test('refused: a quota without a sign-up, or for an earlier one', async () => {
    const ana = visitor();
    const quota = { total: 1, ultima: serverTimestamp(), clave: `${ana.uid}_${Date.now()}` };
    await refused(setDoc(doc(ana.db, `cuotas/${ana.uid}`), quota));
    const made = signUp(ana);
    await place(`subscriptores/${made.key}`, { ...made.subscriber, registro: Timestamp.now() });
    await refused(setDoc(doc(ana.db, `cuotas/${ana.uid}`), made.quota));
  });

  test('refused: using up another person’s quota', async () => {
    const ana = visitor({}, `m${freshId()}`);
    const made = signUp(ana);
    for (const [before, total] of [
      ['a', 1],
      ['z', 1],
      ['a', 2],
      ['z', 2],
    ] as const) {
      const who = visitor({}, `${before}${freshId()}`);
      if (total > 1) await placeQuota(who, total - 1, HOUR_MS);
      const theirs = { path: `cuotas/${who.uid}`, data: { ...made.quota, total } };
      await refused(commit(ana, [...signUpWrites(ana, made), theirs]));
    }
  });

  test('refused: starting over by deleting the quota', async () => {
    const ana = visitor();
    await send(ana, signUp(ana));
    await refused(deleteDoc(doc(ana.db, `cuotas/${ana.uid}`)));
    await refused(deleteDoc(doc(staff().db, `cuotas/${ana.uid}`)));
  });

  test('a visitor can read only their own quota, even before it exists', async () => {
    const [ana, eva] = [visitor(), visitor()];
    await accepted(getDoc(doc(ana.db, `cuotas/${ana.uid}`)));
    await send(ana, signUp(ana));
    await accepted(getDoc(doc(ana.db, `cuotas/${ana.uid}`)));
    await refused(getDoc(doc(eva.db, `cuotas/${ana.uid}`)));
    await refused(getDoc(doc(staff().db, `cuotas/${ana.uid}`)));
  });

  test('mail: an address gets one mail per counted sign-up', async () => {
    const ana = visitor();
    const made = signUp(ana);
    const extra = { path: `mail/${signUp(ana, 1).key}`, data: made.mail };
    await refused(commit(ana, [...signUpWrites(ana, made), extra]));
  });
});
