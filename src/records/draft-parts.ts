import type { Draft, DraftAuthors, DraftNote } from '../domain/drafts';
import { LANGUAGES } from '../domain/language';
import type { FieldReader } from './fields';

const renamed = (uids: Readonly<Record<string, string>>, as: (name: string) => string) =>
  Object.fromEntries(Object.entries(uids).map(([name, uid]) => [as(name), uid]));

/** Reads who wrote which part of a draft, or of the version that it became; older ones do not say. `figureOf`: the figure of a stored name. */
export function readAuthors(
  record: FieldReader,
  figureOf = (name: string) => name,
): { readonly authors?: DraftAuthors } {
  if (!record.has('autores')) return {};
  const stored = record.part('autores');
  const reason = stored.part('motivo');
  const written = LANGUAGES.filter((language) => reason.has(language));
  const authors = {
    figures: renamed(stored.wordsById('cifras'), figureOf),
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
export function readDraftParts(fields: FieldReader, figureOf?: (name: string) => string): Draft {
  return {
    ...(fields.has('id') && { id: fields.text('id') }),
    reason: fields.words('motivo'),
    author: fields.text('autor'),
    ...readAuthors(fields, figureOf),
    savedAt: fields.date('fecha'),
    revision: fields.number('revision'),
    ...readNote(fields),
  };
}

/**
 * Who wrote a reason and its figures, as written; nothing where nobody is known. `nameOf`: the stored
 * name of a figure.
 */
export function authorsRecord(
  authors: DraftAuthors | undefined,
  nameOf = (figure: string) => figure,
) {
  if (!authors) return {};
  return { autores: { cifras: renamed(authors.figures, nameOf), motivo: { ...authors.reason } } };
}

/** The same parts as a save writes them: without a note, which ends with it. */
export function draftPartsRecord(
  draft: Omit<Draft, 'savedAt' | 'note'>,
  now: unknown,
  nameOf?: (figure: string) => string,
) {
  const { id, reason, author, authors, revision } = draft;
  return {
    ...(id !== undefined && { id }),
    motivo: { ...reason },
    autor: author,
    ...authorsRecord(authors, nameOf),
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
