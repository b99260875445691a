import { gameRecord } from '../../../src/records/game-edits';
import {
  confirmationRecord,
  coreAddressRecord,
  digestEmailsRecord,
  SETTING_PATHS,
} from '../../../src/records/settings';
import { SHARED_VIEWS, sharedViewRecord } from '../../../src/records/shared-view';
import { daysAgo } from '../../../tools/samples/undoing';
import type { Later } from './later-requests';
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

const ROBLOX = { name: 'Roblox', image: '', path: '/Roblox', values: [150, 155] };

/** Two games of the catalogue, one of them without a value. */
export function catalogue(): Documents {
  const documents = stage();
  documents.set('games/roblox', gameRecord({ id: 'roblox', ...ROBLOX }));
  documents.set('games/fresh', gameRecord({ ...ROBLOX, id: 'fresh', values: [] }));
  return documents;
}

const editing = (): Sample<'editGame'> => ({
  documents: catalogue(),
  asked: {
    game: 'roblox',
    edits: 0,
    facts: { name: 'Roblox 2', image: '/media/roblox.png', path: '/Roblox?robux=100' },
  },
  by: 'alba',
  later: {
    'edited by a colleague': (documents) => {
      change(documents, 'games/roblox', { name: 'Otra', ediciones: 1 });
      documents.set('auditoria/catalogo_roblox_1', { autor: 'rosa' });
    },
    'edited in the same way by a colleague': (documents) => {
      change(documents, 'games/roblox', {
        ...{ name: 'Roblox 2', image: '/media/roblox.png', destino: '/Roblox?robux=100' },
        ediciones: 1,
      });
      documents.set('auditoria/catalogo_roblox_1', { autor: 'rosa' });
    },
    gone: (documents) => documents.delete('games/roblox'),
    unreadable: (documents) => change(documents, 'games/roblox', { value: 'mucho' }),
  },
});

const importing = (): Sample<'importValues'> => ({
  documents: catalogue(),
  asked: {
    id: 'i1',
    file: 'mayo.xlsx',
    values: [{ game: 'fresh', previous: null, value: 60 }],
    reason: { es: 'Precios de mayo', en: 'Prices of May' },
  },
  by: 'alba',
  later: {
    'changed by a colleague': (documents) => change(documents, 'games/fresh', { value: [55] }),
    'full of values': (documents) =>
      change(documents, 'games/fresh', { value: Array.from({ length: 500 }, () => 10) }),
    gone: (documents) => documents.delete('games/fresh'),
    unreadable: (documents) => change(documents, 'games/fresh', { value: ['mucho'] }),
    'imported under this id by a colleague': (documents) =>
      documents.set('auditoria/importacion_i1', { autor: 'rosa' }),
  },
});

/** A proposed setting of each kind, by a member, as the third edit. */
export function proposedBy(author: string): Documents {
  const by = { author, proposedAt: daysAgo(1) };
  const documents = stage();
  const amount = { value: 40_000, edits: 3, proposal: { amount: 90_000, ...by } };
  const digest = { value: ['a@bank.test'], edits: 3, proposal: { value: ['b@bank.test'], ...by } };
  const core = { value: 'https://a.bank.test', edits: 3, proposal: { value: '', ...by } };
  documents.set(SETTING_PATHS.confirmation, confirmationRecord(amount, momentAt));
  documents.set(SETTING_PATHS.digest, digestEmailsRecord(digest, momentAt));
  documents.set(SETTING_PATHS.core, coreAddressRecord(core, momentAt));
  return documents;
}

const AVISOS = SETTING_PATHS.digest;
const ended = { propuesta: undefined, ediciones: 4 };

/** What may have become of a proposal of the digest's addresses. */
const settled: Later = {
  'ended by a colleague': (documents) => {
    change(documents, AVISOS, ended);
    documents.set('auditoria/ajustes_avisos_4', { autor: 'rosa', accion: 'confirmar-direccion' });
  },
  'replaced by another proposal': (documents) => change(documents, AVISOS, { ediciones: 5 }),
  'without a proposal': (documents) => change(documents, AVISOS, { propuesta: undefined }),
  gone: (documents) => documents.delete(AVISOS),
};

const proposing = (): Sample<'proposeSetting'> => {
  const documents = proposedBy('rosa');
  change(documents, AVISOS, { propuesta: undefined });
  return {
    documents,
    asked: { setting: 'digest', edits: 3, value: ['c@bank.test'] },
    by: 'alba',
    later: {
      'proposed by a colleague': (later) => {
        change(later, AVISOS, { propuesta: { correos: [], autor: 'rosa' }, ediciones: 4 });
        later.set('auditoria/ajustes_avisos_4', { autor: 'rosa', accion: 'proponer-direccion' });
      },
      'proposed otherwise by the same member': (later) =>
        later.set('auditoria/ajustes_avisos_4', {
          ...{ autor: 'alba', accion: 'proponer-direccion', despues: 'd@bank.test' },
        }),
      'waiting already': (later) => change(later, AVISOS, { propuesta: { correos: [] } }),
      'edited meanwhile': (later) => change(later, AVISOS, { ediciones: 4 }),
    },
  };
};

const onProposal = (author: string, by: string) => ({
  documents: proposedBy(author),
  asked: { setting: 'digest' as const, edits: 3 },
  by,
  later: settled,
});

/** The acts on what staff set up for all. */
export const DESK_SAMPLES = {
  shareView: sharing,
  unshareView: unsharing,
  editGame: editing,
  importValues: importing,
  proposeSetting: proposing,
  confirmSetting: () => onProposal('rosa', 'raul'),
  withdrawSetting: () => onProposal('alba', 'alba'),
  declineSetting: () => onProposal('rosa', 'alba'),
};
