import type { Firestore } from 'firebase-admin/firestore';

/** Characters of a word that are indexed; a search compares no more. */
export const LONGEST_BEGINNING = 40;

/** A stored request whose fields have not been checked. */
type Fields = Readonly<Record<string, unknown>>;

/** The words of a text, with hyphens joining them ("perezgil") and separating them ("gil"). */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const joined = plain.replace(/\p{Pd}/gu, '');
  return [joined, plain].flatMap((words) => words.split(/[^\p{L}\p{N}]+/u));
}

function beginnings(word: string): string[] {
  const characters = [...word].slice(0, LONGEST_BEGINNING);
  return characters.map((_, place) => characters.slice(0, place + 1).join(''));
}

/** The words of what a visitor quotes: the code as a whole, or the beginning of the id without one. */
function referenceWords(id: string, code: unknown): string[] {
  if (typeof code !== 'string') return [`lu${id.slice(0, 8)}`];
  const whole = code.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  // On the phone "LU" may be left out.
  return [whole, whole.replace(/^lu/, '')];
}

/** The address before the visitor corrected it. */
function earlierAddress({ correccion }: Fields): unknown {
  return typeof correccion === 'object' && correccion !== null && 'anterior' in correccion
    ? correccion.anterior
    : undefined;
}

/**
 * `indice/{uid}`: what staff find a request by. `tokens` are the beginnings of every word of name,
 * nickname, cedula, both e-mails, id and code, in lower case and without accents; state, game and
 * date are copies, to filter and sort the results. Fields that are not texts are not indexed.
 */
export function indexEntry(uid: string, request: Fields): Fields {
  const { nombre, nickname, cedula, correo } = request;
  const texts = [nombre, nickname, cedula, correo, earlierAddress(request)].filter(
    (field) => typeof field === 'string',
  );
  const id = uid.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const words = [...texts.flatMap(wordsOf), id, ...referenceWords(id, request.codigo)];
  const copies = ['estadoCredito', 'juego', 'registro'].filter(
    (name) => request[name] !== undefined,
  );
  return {
    tokens: [...new Set(words.flatMap(beginnings))],
    ...Object.fromEntries(copies.map((name) => [name, request[name]])),
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
