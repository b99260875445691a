import type { Draft, DraftAuthors, DraftNote } from '../../domain/drafts';
import { LANGUAGES } from '../../domain/language';
import type { FieldReader } from '../fields';

/** Reads who wrote which part of a draft, or of the version that it became; older ones do not say. */
export function readAuthors(record: FieldReader): { readonly authors?: DraftAuthors } {
  if (!record.has('autores')) return {};
  const stored = record.part('autores');
  const reason = stored.part('motivo');
  const written = LANGUAGES.filter((language) => reason.has(language));
  const authors = {
    figures: stored.wordsById('cifras'),
    reason: Object.fromEntries(written.map((language) => [language, reason.text(language)])),
  };
  return { authors };
}

function readNote(record: FieldReader): { readonly note?: DraftNote } {
  if (!record.has('nota')) return {};
  const fields = record.part('nota');
  const note = {
    text: fields.text('texto'),
    author: fields.text('autor'),
    writtenAt: fields.date('fecha'),
  };
  return { note };
}

/** Reads what every draft has beside its figures. */
export function readDraftParts(fields: FieldReader): Draft {
  return {
    ...(fields.has('id') && { id: fields.text('id') }),
    reason: fields.words('motivo'),
    author: fields.text('autor'),
    ...readAuthors(fields),
    savedAt: fields.date('fecha'),
    revision: fields.number('revision'),
    ...readNote(fields),
  };
}

/** Who wrote a reason and its figures, as written; nothing for a version that nobody drafted. */
export function authorsRecord(authors: DraftAuthors | undefined) {
  return authors
    ? { autores: { cifras: { ...authors.figures }, motivo: { ...authors.reason } } }
    : {};
}

/** The same parts as a save writes them: without a note, which ends with it. */
export function draftPartsRecord(draft: Omit<Draft, 'savedAt' | 'note'>, now: unknown) {
  const { id, reason, author, authors, revision } = draft;
  return {
    ...(id !== undefined && { id }),
    motivo: { ...reason },
    autor: author,
    ...authorsRecord(authors),
    fecha: now,
    revision,
  };
}

/** The fields that a return writes over a draft. */
export function returnRecord(
  { text, author }: Omit<DraftNote, 'writtenAt'>,
  revision: number,
  now: unknown,
) {
  return { nota: { texto: text, autor: author, fecha: now }, revision };
}
