import { seenOfDraft } from '../../../src/domain/acts/drafts';
import type { RatesDraft } from '../../../src/domain/rates/rates';
import { ratesOf } from '../../../src/domain/rates/rates';
import valorant from '../../../src/games/valorant';
import { draftRecord, ratesRecord } from '../../../src/records/rates-draft';
import { daysAgo } from '../../../tools/samples/undoing';
import { type Documents, documentOf } from './map-database';
import type { Sample } from './samples';
import { change, stage } from './stage';

const GAME = valorant.id;
const PATH = `borradores/${GAME}`;
const inForce = ratesOf(valorant);
const [unranked = 0, iron = 0, ...higher] = inForce.options.rank ?? [];

/** Figures of a game with one option of a choice that is worth more than in force. */
const figures = {
  rates: inForce.rates,
  options: { ...inForce.options, rank: [unranked, iron * 2, ...higher] },
  base: inForce.base,
};

/** Ana's draft of the rates of a game, with a reason in English by Raúl. */
export const anasRates: RatesDraft = {
  ...figures,
  id: 'd1',
  reason: { es: 'Sube el mercado', en: 'The market rises' },
  author: 'ana',
  authors: { figures: { 'rank.1': 'ana' }, reason: { es: 'ana', en: 'raul' } },
  savedAt: daysAgo(1),
  revision: 2,
};

/** Documents with a draft of rates. */
export function withRatesDraft(draft: RatesDraft = anasRates): Documents {
  const documents = stage();
  documents.set(PATH, documentOf(draftRecord(draft)));
  return documents;
}

const become = (changes: Partial<RatesDraft>) => (documents: Documents) =>
  void documents.set(PATH, documentOf(draftRecord({ ...anasRates, ...changes })));

/** What may have become of a draft of rates. */
const later = {
  discarded: (documents: Documents) => {
    documents.delete(PATH);
    documents.set(`auditoria/borrador_${GAME}_d1`, { autor: 'ines' });
  },
  published: (documents: Documents) => {
    documents.delete(PATH);
    const signed = { since: daysAgo(0), previous: 1, publisher: 'ines' };
    const publication = { ...anasRates, ...signed };
    const record = documentOf(ratesRecord({ ...anasRates, version: 2, publication }));
    documents.set(`tarifas/${GAME}`, record);
    documents.set(`tarifas/${GAME}/versiones/2`, record);
    documents.set(`auditoria/tarifas_${GAME}_2`, { autor: 'ines', borrador: 'd1' });
  },
  'changed by a colleague': become({ revision: 3, base: 0, reason: { es: 'Otro', en: 'Other' } }),
  returned: become({
    revision: 3,
    note: { text: 'Otra.', author: 'rosa', writtenAt: daysAgo(0) },
  }),
  'replaced by another draft': become({ id: 'd2' }),
  unreadable: (documents: Documents) => change(documents, PATH, { tasas: 7 }),
};

const seen = seenOfDraft(anasRates);

export const savingRates = (): Sample<'saveRatesDraft'> => ({
  documents: withRatesDraft(),
  asked: {
    game: GAME,
    seen: { ...seen, version: 1 },
    figures: { ...figures, options: { ...figures.options, rank: [unranked, iron * 3, ...higher] } },
    reason: { es: 'Sube más', en: 'It rises more' },
    previousWrong: true,
  },
  by: 'rosa',
  later,
});

export const discardingRates = (): Sample<'discardRatesDraft'> => ({
  documents: withRatesDraft(),
  asked: { game: GAME, seen },
  by: 'ana',
  later,
});

export const returningRates = (): Sample<'returnRatesDraft'> => ({
  documents: withRatesDraft(),
  asked: { game: GAME, seen, words: 'Falta el motivo.' },
  by: 'rosa',
  later,
});

export const publishingRates = (): Sample<'publishRates'> => ({
  documents: withRatesDraft(),
  asked: { game: GAME, seen: { ...seen, version: 1 } },
  by: 'rosa',
  later,
});
