import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyImport } from '../../../functions/src/staff/imports';
import { withAdmin } from '../../../tools/support/admin';
import {
  deleteDocuments,
  type Plain,
  readCollection,
  readDocument,
  writeDocument,
} from '../../e2e/support/firestore-admin';

const name = `import${process.pid}`;
const path = `importaciones/${name}`;
const [old, fresh] = [`${name}old`, `${name}fresh`];
const motivo = { es: 'Precios de mayo', en: 'Prices of May' };

/** Functions start slowly on a busy machine. */
const soon = { timeout: 50_000, interval: 200 };

const game = async (id: string) => readDocument(`games/${id}`);
const result = async () => {
  const { estado, juegos } = (await readDocument(path)) ?? {};
  return juegos === undefined ? estado : [estado, juegos];
};

async function ask(valores: Plain): Promise<void> {
  const data = { autor: 'eva', fecha: new Date(), motivo, valores, estado: 'pedida' };
  await writeDocument(path, data);
}

beforeEach(async () => {
  await writeDocument(`games/${old}`, { gameid: old, name: 'Old', value: [150, 155] });
  await writeDocument(`games/${fresh}`, { gameid: fresh, name: 'Fresh' });
});

afterEach(() =>
  deleteDocuments([
    path,
    ...[old, fresh].flatMap((id) => [
      `games/${id}`,
      ...['0', '2'].map((n) => `games/${id}/cambios/${n}`),
    ]),
  ]),
);

describe('an import of market values on the emulators', () => {
  it('appends every value with its entry, once', async () => {
    await ask({ [old]: { anterior: 155, nuevo: 170 }, [fresh]: { anterior: null, nuevo: 60 } });
    await vi.waitFor(async () => expect(await result()).toBe('hecha'), soon);

    const entry = { motivo, autor: 'eva', fecha: expect.any(Date) };
    const change = { ...entry, valor: 170, anterior: 155 };
    expect(await game(old)).toMatchObject({ value: [150, 155, 170], ultimoCambio: change });
    expect(await readCollection(`games/${old}/cambios`)).toEqual({ 2: change });
    expect(await game(fresh)).toMatchObject({ value: [60], ultimoCambio: { ...entry, valor: 60 } });
    expect(await readCollection(`games/${fresh}/cambios`)).toEqual({ 0: { ...entry, valor: 60 } });

    // The platform may deliver an event again.
    expect(await withAdmin(undefined, ({ db }) => applyImport(db, name))).toBeUndefined();
    expect(await game(old)).toMatchObject({ value: [150, 155, 170] });
  });

  it.each<[string, Plain]>([
    ['changed meanwhile', { anterior: 150, nuevo: 170 }],
    ['had none', { anterior: null, nuevo: 170 }],
    ['would leave its bounds', { anterior: 155, nuevo: 10_001 }],
    ['would be no number', { anterior: 155, nuevo: '170' }],
    ['is not told', { nuevo: 170 }],
  ])('changes nothing where a value %s', async (_, odd) => {
    await ask({ [old]: odd, [fresh]: { anterior: null, nuevo: 60 } });
    await vi.waitFor(async () => expect(await result()).toEqual(['conflicto', [old]]), soon);
    expect(await game(old)).toMatchObject({ value: [150, 155] });
    expect(await game(fresh)).not.toHaveProperty('value');
    expect(await readCollection(`games/${fresh}/cambios`)).toEqual({});
  });

  it('names every game that is not there', async () => {
    await ask({
      [`${name}gone`]: { anterior: null, nuevo: 60 },
      'a.b': { anterior: 1, nuevo: 20 },
    });
    await vi.waitFor(
      async () =>
        expect(await result()).toEqual([
          'conflicto',
          expect.arrayContaining([`${name}gone`, 'a.b']),
        ]),
      soon,
    );
  });
});
