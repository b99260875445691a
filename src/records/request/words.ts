import type { Need } from '../../domain/request/questions';

/** The word that is stored as another; undefined for a stored word that none has. */
const readerOf =
  <Word extends string>(stored: Readonly<Record<Word, string>>) =>
  (word: string): Word | undefined =>
    (Object.keys(stored) as Word[]).find((candidate) => stored[candidate] === word);

/** `necesita` as stored: what a question asks for. */
export const STORED_NEED = {
  nickname: 'usuario',
  cedula: 'cedula',
  income: 'ingresos',
  phone: 'telefono',
} as const satisfies Record<Need, string>;

/** A need as stored. */
export type StoredNeed = (typeof STORED_NEED)[Need];

/** The need of a stored word, undefined for a word outside today's list. */
export const fromStoredNeed = readerOf<Need>(STORED_NEED);
