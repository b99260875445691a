import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CollectionReference,
  type DocumentData,
  GeoPoint,
  Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { exportToFolder, importFromFolder } from '../../../tools/support/backup/emulator';
import { requireEmpty } from '../../../tools/support/backup/require-empty';
import { openProject } from '../my-data/project';

const PROJECT = 'demo-backup-drill';
const { db, clear, store } = openProject(PROJECT);
const folder = mkdtempSync(join(tmpdir(), 'levelup-backup-'));
let backups = 0;
const newFolder = () => join(folder, String(backups++));

beforeEach(clear);
afterAll(() => rmSync(folder, { recursive: true }));

/** Every document by path, those of every sub-collection included. */
async function tree(collections: readonly CollectionReference[]) {
  const found: Record<string, DocumentData | undefined> = {};
  // Also those that are not there themselves, but have sub-collections.
  for (const collection of collections)
    for (const reference of await collection.listDocuments()) {
      found[reference.path] = (await reference.get()).data();
      Object.assign(found, await tree(await reference.listCollections()));
    }
  return found;
}

const everything = async () => tree(await db.listCollections());

/** Documents with every kind of value, at every depth that the product has. */
const documents: Record<string, DocumentData> = {
  'users/ana': {
    nombre: 'Ana Núñez 🎮',
    valor: 7075,
    part: 0.1,
    registro: Timestamp.fromMillis(1_763_650_800_123),
    esAnonimo: true,
    atributos: { robux: 1300, deep: { deeper: [1, 'two', null, { three: 3 }] } },
    empty: {},
    none: null,
    list: [],
    where: new GeoPoint(18.5, -69.9),
    bytes: Buffer.from([0, 255, 7]),
    infinite: Number.POSITIVE_INFINITY,
    great: 9_007_199_254_740_991,
  },
  'games/roblox': { value: [150, 155] },
  'games/roblox/cambios/1': { valor: 155, motivo: { es: 'Precios', en: 'Prices' } },
  'tarifas/roblox/versiones/2': { version: 2 },
  'notas/ana/lista/x': { texto: 'línea 1\nlínea 2' },
  'vistas/ana': { autor: 'leo' },
  'auditoria/decision_ana': { accion: 'decidir' },
  'resumen/roblox': { dias: { '2026-11-23': { n: 1, suma: 7075 } } },
};

describe('the drill: seed, back up, wipe, restore, compare', () => {
  it('brings every document and sub-collection back as it was', async () => {
    await store(documents);
    const before = await everything();
    expect(Object.keys(before).length).toBeGreaterThan(Object.keys(documents).length);
    const backup = newFolder();
    await exportToFolder(PROJECT, backup);

    await clear();
    expect(await everything()).toEqual({});
    await importFromFolder(PROJECT, backup);
    expect(await everything()).toEqual(before);
  });

  it('over a project that went on: saved documents are as before, and new ones stay', async () => {
    await store({ 'users/ana': { valor: 1 }, 'users/leo': { valor: 2 } });
    const backup = newFolder();
    await exportToFolder(PROJECT, backup);
    await store({ 'users/ana': { valor: 9, extra: true }, 'users/eva': { valor: 3 } });
    await db.doc('users/leo').delete();
    await importFromFolder(PROJECT, backup);
    expect(await everything()).toEqual({
      'users/ana': { valor: 1 },
      'users/leo': { valor: 2 },
      'users/eva': { valor: 3 },
    });
  });

  it('asks for an empty project', async () => {
    await requireEmpty(db);
    await store({ 'users/ana': { valor: 1 } });
    await expect(requireEmpty(db)).rejects.toThrow('There are documents already: users.');
  });

  it('never writes over a backup, and says if there is none', async () => {
    const backup = newFolder();
    await exportToFolder(PROJECT, backup);
    await expect(exportToFolder(PROJECT, backup)).rejects.toThrow('holds a backup already');
    await expect(importFromFolder(PROJECT, newFolder())).rejects.toThrow('holds no backup');
  });
});
