import type { Draft, DraftAuthors, DraftNote } from '../domain/drafts';
import { type Description, writeAs } from './codec';

/** Who wrote which part of a draft, or of the version that it became; older ones do not say. */
export interface Authored {
  readonly authors?: DraftAuthors;
}

const AUTHORS: Description<DraftAuthors> = {
  figures: ['wordsById', 'cifras'],
  reason: ['map', 'motivo', { es: ['text?', 'es'], en: ['text?', 'en'] }],
};

/** The same as stored. */
export const AUTHORED: Description<Authored> = { authors: ['map?', 'autores', AUTHORS] };

const NOTE: Description<DraftNote> = {
  text: ['text', 'texto'],
  author: ['text', 'autor'],
  writtenAt: ['date', 'fecha'],
};

/** A draft beside its figures. */
export const DRAFT: Description<Omit<Draft, 'authors'>> = {
  id: ['text?', 'id'],
  reason: ['words', 'motivo'],
  author: ['text', 'autor'],
  savedAt: ['date', 'fecha'],
  revision: ['number', 'revision'],
  note: ['map?', 'nota', NOTE],
};

/** The fields that a return writes over a draft. */
export const returnRecord = (note: DraftNote, revision: number) => ({
  nota: writeAs(NOTE, note),
  revision,
});
