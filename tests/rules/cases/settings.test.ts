import {
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { auditWrite, secondEntries } from '../../support/rules/rules-audit';
import { ownerOf } from '../../support/rules/rules-emulator';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { impostors, nobody, type Person, staff, visitor } from '../../support/rules/rules-people';
import { commit, place, type Write, withStored } from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';

const member = (roles: unknown) => staff({ roles }, MEMBERS.active.uid, 'settings');
const administrator = () => member(['admin']);
const mail = (name: string) => `${name}@levelup.example`;
const mails = (count: number) => Array.from({ length: count }, (_, n) => mail(`a${n}`));

const right: Record<string, DocumentData> = {
  avisos: { correos: [mail('personal')] },
  integracion: { direccion: 'https://core.banco.com/eventos' },
};

interface Attempt {
  readonly who?: Person;
  readonly n?: unknown;
  readonly audit?: DocumentData | 'none';
}

function settingWrites(
  name: string,
  data: DocumentData,
  { who = administrator(), n = 1, audit }: Attempt = {},
): Write[] {
  const path = `ajustes/${name}`;
  const setting = { path, data: { ediciones: n, ...data } };
  if (audit === 'none') return [setting];
  return [setting, auditWrite(who, `ajustes_${name}_${n}`, 'cambiar-ajustes', path, audit)];
}

function set(name: string, data: DocumentData, attempt: Attempt = {}) {
  return commit(attempt.who ?? administrator(), settingWrites(name, data, attempt));
}

async function forget(): Promise<void> {
  const owner = ownerOf('settings');
  for (const name of Object.keys(right)) {
    await deleteDoc(doc(owner, `ajustes/${name}`));
    for (let n = 0; n <= 12; n += 1) await deleteDoc(doc(owner, `auditoria/ajustes_${name}_${n}`));
    for (const second of [name, `${name}_1_x`])
      await deleteDoc(doc(owner, `auditoria/ajustes_${second}`));
  }
}

// One at a time: these documents have no unique name.
describe.sequential('ajustes: what administrators set', () => {
  beforeEach(forget);

  for (const [name, data] of Object.entries(right)) {
    describe.sequential(name, () => {
      test('is set by an administrator, again and again, with the next number', async () => {
        await accepted(set(name, data));
        await refused(set(name, data));
        await refused(set(name, data, { n: 3 }));
        await accepted(set(name, data, { n: 2 }));
      });

      test('follows on settings without a number from tools', async () => {
        await place(`ajustes/${name}`, { ...data, ediciones: 6 }, 'settings');
        await accepted(set(name, data, { n: 7 }));
      });

      test('refused: everybody else', async () => {
        for (const roles of [['lectura', 'analista', 'revisor'], [], null, 'admins'])
          await refused(set(name, data, { who: member(roles) }));
        for (const [, open] of impostors)
          await refused(set(name, data, { who: open({ roles: ['admin'] }, 'settings') }));
      });

      test('refused: without its audit entry, or with one that tells something else', async () => {
        for (const audit of [
          'none',
          { autor: 'leo' },
          { fecha: Timestamp.now() },
          { accion: 'editar-juego' },
          { sobre: 'ajustes' },
          { nota: 'x' },
        ] as const)
          await refused(set(name, data, { audit }));
        const writes = await withStored('auditoria', settingWrites(name, data), 'settings');
        await refused(commit(administrator(), writes));
      });

      test('refused: another first number, another field, and none', async () => {
        for (const n of [0, 2, '1']) await refused(set(name, data, { n }));
        await refused(set(name, { ...data, nota: 'x' }));
        for (const [other, more] of Object.entries({ ...right, credito: { propuesta: 'x' } }))
          if (other !== name) await refused(set(name, { ...data, ...more }));
        await refused(set(name, {}));
        await refused(commit(administrator(), [{ path: `ajustes/${name}`, data }]));
      });

      test('is read by staff only, and never deleted', async () => {
        await place(`ajustes/${name}`, { ...data, ediciones: 1 }, 'settings');
        const read = ({ db }: Pick<Person, 'db'>) => getDoc(doc(db, `ajustes/${name}`));
        await accepted(read(member(['lectura'])));
        for (const [, open] of impostors) await refused(read(open({}, 'settings')));
        await refused(read(visitor({}, undefined, 'settings')));
        await refused(getDoc(doc(nobody, `ajustes/${name}`)));
        const { db } = administrator();
        await refused(deleteDoc(doc(db, `ajustes/${name}`)));
        await refused(updateDoc(doc(db, `ajustes/${name}`), right[name] ?? {}));
      });
    });
  }

  test('the notices go to at most ten addresses', async () => {
    for (let count = 0; count <= 10; count += 1)
      await accepted(set('avisos', { correos: mails(count) }, { n: count + 1 }));
    const next = { n: 12 };
    await refused(set('avisos', { correos: mails(11) }, next));
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const correos = mails(10).map((address, place) => (place === wrong ? 'x' : address));
      await refused(set('avisos', { correos }, next));
      await refused(set('avisos', { correos: correos.slice(0, wrong + 1) }, next));
    }
    for (const correos of [mail('a'), null, [7], { 0: mail('a') }])
      await refused(set('avisos', { correos }, next));
  });

  test('the core system has one address with TLS, or none', async () => {
    const host = 'https://core.banco.com';
    const longest = `${host}/${'a'.repeat(300 - host.length - 1)}`;
    let n = 0;
    for (const direccion of ['', host, `${host}:8443/v1/eventos`, longest])
      await accepted(set('integracion', { direccion }, { n: ++n }));
    for (const direccion of [
      'http://core.banco.com/',
      'https://core',
      'https://ana:clave@core.banco.com/',
      `${host}/?llave=1`,
      `${host}/#x`,
      ` ${host}`,
      `${longest}a`,
      null,
      7,
    ])
      await refused(set('integracion', { direccion }, { n: n + 1 }));
  });

  test('refused: settings that nobody knows, or of the other kind', async () => {
    await refused(set('otros', { montoConfirmar: 1 }));
    await refused(set('otros', { correos: [] }));
    await refused(set('avisos', { montoConfirmar: 1 }));
    await refused(set('avisos', right.integracion ?? {}));
    await refused(set('integracion', right.avisos ?? {}));
    await refused(set('credito', right.avisos ?? {}));
  });

  test('refused: a second entry beside the right one', async () => {
    const who = administrator();
    const writes = settingWrites('avisos', right.avisos ?? {}, { who });
    for (const second of secondEntries(writes)) await refused(commit(who, [...writes, second]));
  });

  test('refused: an entry of settings that this batch does not change', async () => {
    await accepted(set('avisos', right.avisos ?? {}));
    const who = administrator();
    const entry = (n: number) =>
      auditWrite(who, `ajustes_avisos_${n}`, 'cambiar-ajustes', 'ajustes/avisos');
    await deleteDoc(doc(ownerOf('settings'), 'auditoria/ajustes_avisos_1'));
    await refused(commit(who, [entry(1)]));
    await refused(commit(who, [entry(2)]));
  });
});
