import { describe, expect, test } from 'vitest';
import { staffActs as acts } from '../../functions/src/acts/staff';
import { EVERY_ACT } from '../support/acts/every-act';
import type { Documents } from '../support/acts/map-database';

const audited = Object.entries(acts).flatMap(([name, act]) => ('noAudit' in act ? [] : [name]));

/** One moment, so that an act said twice writes the same. */
const NOW = Date.now();

const newIn = (collection: string, documents: Documents, before: Documents) =>
  [...documents.keys()].filter((path) => path.startsWith(`${collection}/`) && !before.has(path));

describe.each(EVERY_ACT)('$name', ({ name, sample, say }) => {
  /** The cases whose documents differ. */
  function changedCases(documents: Documents, before: Documents) {
    const changed = [...documents].filter(([path, fields]) => before.get(path) !== fields);
    const ids = changed.flatMap(([path]) => {
      const [collection, id = ''] = path.split('/');
      return collection === 'users' || collection === 'expedientes' ? [id] : [];
    });
    return [...new Set(ids)].sort();
  }

  test('has one audit entry for each case that it changes, signed and dated by the bank', async () => {
    const { documents, asked, by } = sample();
    const before = new Map(documents);
    await say(documents, name, asked, by, NOW);
    const entries = newIn('auditoria', documents, before).map((path) => documents.get(path));
    const isSilent = !audited.includes(name);
    const cases = isSilent ? [] : changedCases(documents, before);
    expect(entries.map((entry) => entry?.caso)).toEqual(expect.arrayContaining(cases));
    expect(entries.length > 0).toBe(!isSilent);
    for (const entry of entries)
      expect(entry).toMatchObject({
        autor: by,
        fecha: expect.anything(),
        accion: expect.any(String),
      });
  });

  test('said twice in a row has one outcome, and the second time it is done', async () => {
    const { documents, asked, by } = sample();
    expect(await say(documents, name, asked, by, NOW)).toEqual({ done: true });
    const after = new Map(documents);
    expect(await say(documents, name, asked, by, NOW)).toEqual({ done: true });
    expect(documents).toEqual(after);
  });

  test('said twice at once by the same member has one outcome', async () => {
    const once = sample();
    await say(once.documents, name, once.asked, once.by, NOW);
    const { documents, asked, by } = sample();
    const answers = await Promise.all([1, 2].map(() => say(documents, name, asked, by, NOW)));
    expect(answers).toEqual([{ done: true }, { done: true }]);
    for (const collection of ['auditoria', 'mail'])
      expect(newIn(collection, documents, new Map())).toEqual(
        newIn(collection, once.documents, new Map()),
      );
  });
});
