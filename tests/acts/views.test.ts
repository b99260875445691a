import { expect, test } from 'vitest';
import { SHARED_VIEWS } from '../../src/records/shared-view';
import { viewed } from '../support/acts/desk-samples';
import { SAMPLES } from '../support/acts/samples';
import { change, MEMBERS, say } from '../support/acts/stage';

const PATH = `${SHARED_VIEWS}/v1`;

test.each(Object.keys(MEMBERS))('a view is removed by %s, who shared it', async (author) => {
  const documents = viewed(author);
  expect(await say(documents, 'unshareView', { view: 'v1' }, author)).toEqual({ done: true });
  expect(documents.has(PATH)).toBe(false);
  expect(documents.get('auditoria/quitar_v1')).toMatchObject({
    autor: author,
    accion: 'quitar-vista',
    nombre: 'Aprobadas',
  });
});

test('an administrator alone removes a view of somebody else, or one that names nobody', async () => {
  for (const autor of ['ana', undefined, 7]) {
    const documents = viewed('ana');
    change(documents, PATH, { autor });
    for (const by of ['lia', 'raul'])
      expect(await say(documents, 'unshareView', { view: 'v1' }, by)).toEqual({
        refused: 'not-yours',
      });
    expect(await say(documents, 'unshareView', { view: 'v1' }, 'alba')).toEqual({ done: true });
  }
});

test('a view of the other list may have the same name', async () => {
  const { documents, asked } = SAMPLES.shareView();
  expect(await say(documents, 'shareView', asked, 'ana')).toEqual({ done: true });
  const other = { ...asked, view: 'v2', list: 'subscribers' };
  expect(await say(documents, 'shareView', other, 'ana')).toEqual({ done: true });
  expect(documents.get(`${SHARED_VIEWS}/v2`)).toMatchObject({
    lista: 'subscriptores',
    nombre: 'Aprobadas',
    autor: 'ana',
  });
});

test('two members share one name at once: one does, the other is told of the conflict', async () => {
  const { documents, asked } = SAMPLES.shareView();
  const answers = await Promise.all([
    say(documents, 'shareView', asked, 'ana'),
    say(documents, 'shareView', { ...asked, view: 'v2' }, 'raul'),
  ]);
  expect(answers).toContainEqual({ done: true });
  expect(answers).toContainEqual({ refused: 'conflict' });
});
