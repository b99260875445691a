import type { Firestore } from 'firebase-admin/firestore';
import { indexedWords } from '../../src/domain/search-words.ts';

/** A stored request whose fields have not been checked. */
type Fields = Readonly<Record<string, unknown>>;

function beginnings(word: string): string[] {
  const characters = [...word];
  return characters.map((_, place) => characters.slice(0, place + 1).join(''));
}

/**
 * The words of what a visitor quotes: the code, or the beginning of the id without one. On the phone
 * "LU" may be left out, and spaces may part the groups.
 */
function referenceWords(id: string, code: unknown): string[] {
  if (typeof code !== 'string') return [`lu${id.slice(0, 8)}`, id.slice(4, 8)];
  const [lu = '', ...groups] = code.toLowerCase().split(/[^a-z0-9]+/);
  return [lu + groups.join(''), groups.join(''), groups[1] ?? ''];
}

/** The address before the visitor corrected it. */
function earlierAddress({ correccion }: Fields): unknown {
  return typeof correccion === 'object' && correccion !== null && 'anterior' in correccion
    ? correccion.anterior
    : undefined;
}

/**
 * `indice/{uid}`: what staff find a request by. `tokens` has a key for each beginning of each word of
 * name, nickname, cedula, both e-mails, id and code, in lower case and without accents: a map, because
 * Firestore finds all of several keys with one query, but only one element of a list. State, game and
 * date are copies, to filter and sort the results; `probada` tells whether lines are proven, because
 * no query finds what a record lacks. Fields that are not texts are not indexed.
 */
export function indexEntry(uid: string, request: Fields): Fields {
  const { nombre, nickname, cedula, correo } = request;
  const texts = [nombre, nickname, cedula, correo, earlierAddress(request)].filter(
    (field) => typeof field === 'string',
  );
  const id = uid.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const words = [...texts.flatMap(indexedWords), id, ...referenceWords(id, request.codigo)];
  const copies = ['estadoCredito', 'juego', 'registro'].filter(
    (name) => request[name] !== undefined,
  );
  return {
    tokens: Object.fromEntries(words.flatMap(beginnings).map((word) => [word, true])),
    ...Object.fromEntries(copies.map((name) => [name, request[name]])),
    probada: request.prueba !== undefined,
  };
}

/** Writes the index entry of a request as it is stored now, or removes it with the request. */
export async function keepIndexEntry(db: Firestore, uid: string): Promise<void> {
  const entry = db.doc(`indice/${uid}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(`users/${uid}`));
    const request = stored.data();
    if (request === undefined) transaction.delete(entry);
    else transaction.set(entry, indexEntry(uid, request));
  });
}
