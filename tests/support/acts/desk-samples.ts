import { SHARED_VIEWS, sharedViewRecord } from '../../../src/records/staff/shared-view';
import { type Documents, momentAt } from './map-database';
import type { Sample } from './samples';
import { change, stage } from './stage';

const VIEW = `${SHARED_VIEWS}/v1`;

const view = (name: string, author: string) =>
  sharedViewRecord({ list: 'requests', name, settings: 'estado=x', author }, momentAt(new Date()));

/** A view that a member shared. */
export const viewed = (author: string): Documents => stage().set(VIEW, view('Aprobadas', author));

const sharing = (): Sample<'shareView'> => ({
  documents: stage(),
  asked: { view: 'v1', list: 'requests', name: 'Aprobadas', settings: 'estado=x' },
  by: 'ana',
  later: {
    'shared by a colleague under this name': (documents) =>
      documents.set(`${SHARED_VIEWS}/v2`, view('APROBADAS', 'raul')),
    'one of a list that has all its views': (documents) => {
      for (let n = 0; n < 20; n += 1) documents.set(`${SHARED_VIEWS}/o${n}`, view(`${n}`, 'raul'));
    },
    'shared under this id by a colleague': (documents) => documents.set(VIEW, view('Otra', 'raul')),
    'shared and removed again': (documents) =>
      documents.set('auditoria/compartir_v1', { autor: 'ana' }),
  },
});

const unsharing = (): Sample<'unshareView'> => ({
  documents: viewed('ana'),
  asked: { view: 'v1' },
  by: 'ana',
  later: {
    'removed by a colleague': (documents) => {
      documents.delete(VIEW);
      change(documents, 'auditoria/quitar_v1', { autor: 'alba' });
    },
    gone: (documents) => documents.delete(VIEW),
  },
});

/** The acts on what staff set up for all. */
export const DESK_SAMPLES = { shareView: sharing, unshareView: unsharing };
