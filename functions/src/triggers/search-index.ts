import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Answers } from '../../../src/domain/answers.ts';
import { isPartProven } from '../../../src/domain/proof.ts';
import { countedValue } from '../../../src/domain/rates/mended.ts';
import { deadlineOf } from '../../../src/domain/request/bank-hours.ts';
import { isProposalWaiting } from '../../../src/domain/request/case.ts';
import { OPTIONAL_FIELDS, OPTIONAL_NAMES } from '../../../src/domain/request/optional-fields.ts';
import { indexedWords, sortKey } from '../../../src/domain/search.ts';
import { storedOutcomeNow } from '../../../src/records/bank-outcome.ts';
import { readMended } from '../../../src/records/mended.ts';
import { STORED_OPTIONAL } from '../../../src/records/optional-fields.ts';
import { readRequestProof } from '../../../src/records/proof.ts';
import {
  NO_LAST_MOMENT,
  STORED_CONFIRMING,
  STORED_RECONSIDERING,
  STORED_STATUS,
  STORED_UNDOING,
} from '../../../src/records/states.ts';
import { BY_VISITOR } from '../../../src/records/words.ts';
import { readable } from '../acts/readable.ts';

/** A stored request whose fields have not been checked. */
type Fields = Readonly<Record<string, unknown>>;

/** How many letters of a code find a request; fewer are too often the letters of a name. */
const GROUP = 4;

/** The prefixes of a word from `shortest` characters on; a shorter word is its only prefix. */
function beginnings(word: string, shortest = 1): string[] {
  const characters = [...word];
  const first = Math.min(shortest, characters.length);
  return characters
    .slice(Math.max(0, first - 1))
    .map((_, place) => characters.slice(0, first + place).join(''));
}

/**
 * The tokens of a request's reference: its code, or its id if it has none. On the phone "LU" may be
 * left out, and spaces may part the groups.
 */
function quotedWords(id: string, code: unknown): string[] {
  const quoted =
    typeof code === 'string' ? code.toLowerCase().replace(/[^a-z0-9]/g, '') : `lu${id}`;
  const characters = quoted.slice(2);
  return [
    'lu',
    ...beginnings(quoted, 2 + GROUP),
    ...beginnings(characters, GROUP),
    characters.slice(GROUP, 2 * GROUP),
    id,
  ];
}

/** The address before the visitor corrected it. */
function earlierAddress({ correccion }: Fields): unknown {
  return typeof correccion === 'object' && correccion !== null && 'anterior' in correccion
    ? correccion.anterior
    : undefined;
}

/** A moment in a map of a stored record. */
export function dateIn(part: unknown): Date | undefined {
  const moment = (part as { fecha?: unknown } | undefined)?.fecha;
  return moment instanceof Timestamp ? moment.toDate() : undefined;
}

/**
 * The state that staff filter by: the request's own, or a separate one while it waits for a second
 * person to confirm an approval or an undoing, or for a new decision after a decline.
 */
function staffState(
  { estadoCredito, preguntas, decisiones }: Fields,
  file: Fields | undefined,
): unknown {
  const undoing = file?.reversion as { fin?: unknown } | undefined;
  if (undoing && undoing.fin === undefined) {
    if (estadoCredito === 'aprobado') return STORED_UNDOING.approved;
    if (estadoCredito === 'rechazado') return STORED_UNDOING.declined;
  }
  const proposedAt = dateIn(file?.propuesta);
  const questions = Object.values(preguntas ?? {}).map(dateIn);
  const asked = questions.flatMap((moment) => moment ?? []).sort((a, b) => +a - +b);
  const isPending = estadoCredito === 'pendiente';
  const mended = readable(file, readMended);
  if (proposedAt && isProposalWaiting(isPending, proposedAt, asked.at(-1), mended?.since))
    return STORED_CONFIRMING;
  const last = Object.values((decisiones ?? {}) as Readonly<Record<string, Fields>>).at(-1);
  return isPending && last?.causa === BY_VISITOR ? STORED_RECONSIDERING : estadoCredito;
}

/** When a request went back to review for the last time, and its 72 hours began anew. */
function reopenedAt({ decisiones }: Fields): Timestamp | undefined {
  const undone = Object.values((decisiones ?? {}) as Readonly<Record<string, Fields>>);
  const reopened = undone.flatMap(({ ahora, deshecha }) =>
    ahora === 'pendiente' && deshecha instanceof Timestamp ? [deshecha] : [],
  );
  return reopened.reduce<Timestamp | undefined>(
    (last, moment) => (last && last.toMillis() > moment.toMillis() ? last : moment),
    undefined,
  );
}

/** A moment of a stored record. */
export const asDate = (stored: unknown) =>
  stored instanceof Timestamp ? stored.toDate() : undefined;

/**
 * The deadline by which the queue is in order. For a request without one, a text: no query finds a
 * missing field, and texts come after moments. Those that wait for their visitor come in the order of
 * their questions.
 */
function queuePlace(request: Fields): Timestamp | string {
  const { estadoCredito, registro, vence, preguntas } = request;
  const [received, moved, reopened] = [registro, vence, reopenedAt(request)].map(asDate);
  const isPending = estadoCredito === STORED_STATUS.pending;
  if (!isPending) {
    const asked = Object.values(preguntas ?? {}).map(dateIn);
    const waits = estadoCredito === STORED_STATUS.information;
    return `sin plazo ${(waits ? asked.at(-1) : received)?.toISOString() ?? ''}`.trimEnd();
  }
  const from = received ?? moved;
  const due =
    from &&
    deadlineOf({
      status: 'pending',
      receivedAt: from,
      ...(moved && { dueAt: moved }),
      ...(reopened && { undone: [{ undoneAt: reopened, next: 'pending' }] }),
      questions: [],
    });
  return due ? Timestamp.fromDate(due) : 'sin plazo';
}

/** The value that counts; -1 without one. */
function orderedValue({ valor }: Fields, file: Fields | undefined): number {
  const sent = typeof valor === 'number' ? valor : undefined;
  return countedValue(sent, readable(file, readMended)) ?? -1;
}

/** Whether something counts in the proven share. */
function isProven({ prueba, atributos }: Fields): boolean {
  const answers = (atributos ?? {}) as Answers;
  const proof = readable(prueba as Fields | undefined, (one) => readRequestProof(one, answers));
  return proof !== undefined && isPartProven(proof);
}

/**
 * The last moment of an approval of which the bank has told nothing, or a text where none is stored yet.
 * Undefined for any other request.
 */
function lastMomentOf(request: Fields): unknown {
  const { estadoCredito, decision } = request;
  if (estadoCredito !== STORED_STATUS.approved || storedOutcomeNow(request)) return undefined;
  return (decision as Fields | undefined)?.hasta ?? NO_LAST_MOMENT;
}

/**
 * `indice/{uid}`, the search entry of a request. `tokens` has a key for each beginning of each word
 * of name, nickname, cedula, optional fields and both e-mails, in lower case and without accents,
 * and of the code from its first group on. It is a map, because one Firestore query matches any
 * number of keys but only one element of a list. State, game and date are copies, for filters and
 * order; the state also says whether a proposal waits, `hasta` by when an approval lapses, and `vence` is the deadline, so that none is
 * missing (`queuePlace`). `ordenNombre` sorts names as people do, `ordenValor` is -1 without a value, and `probada`
 * says whether lines are proven, because no query finds a missing field. Fields that are not texts
 * are not indexed.
 */
export function indexEntry(uid: string, request: Fields, file?: Fields): Fields {
  const { nombre, nickname, cedula, correo } = request;
  const optional = OPTIONAL_NAMES.flatMap((name) => {
    const stored = request[STORED_OPTIONAL[name]];
    return typeof stored === 'string' ? [stored, OPTIONAL_FIELDS[name].format(stored)] : [];
  });
  // People also part the letters of a document from its digits.
  const parted = typeof cedula === 'string' ? cedula.replace(/^[A-Z]+(?=\d)/, '$&-') : undefined;
  const texts = [nombre, nickname, parted, correo, earlierAddress(request), ...optional].filter(
    (field) => typeof field === 'string',
  );
  const id = uid.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const words = texts.flatMap(indexedWords).flatMap((word) => beginnings(word));
  const tokens = [...words, ...quotedWords(id, request.codigo)].filter((word) => word !== '');
  const { juego, registro } = request;
  const copies = {
    estadoCredito: staffState(request, file),
    juego,
    registro,
    hasta: lastMomentOf(request),
  };
  return {
    tokens: Object.fromEntries(tokens.map((word) => [word, true])),
    ...Object.fromEntries(Object.entries(copies).filter(([, copy]) => copy !== undefined)),
    vence: queuePlace(request),
    ordenNombre: typeof nombre === 'string' ? sortKey(nombre) : '',
    ordenValor: orderedValue(request, file),
    probada: isProven(request),
  };
}

/**
 * Writes the search entry of a stored request with the moment, `cambio`, by which the staff's open
 * lists find what changed; or deletes it with the request.
 */
export async function keepIndexEntry(db: Firestore, uid: string): Promise<void> {
  const entry = db.doc(`indice/${uid}`);
  await db.runTransaction(async (transaction) => {
    const [request, file] = await transaction.getAll(
      db.doc(`users/${uid}`),
      db.doc(`expedientes/${uid}`),
    );
    const stored = request?.data();
    if (stored === undefined) transaction.delete(entry);
    else
      transaction.set(entry, {
        ...indexEntry(uid, stored, file?.data()),
        cambio: FieldValue.serverTimestamp(),
      });
  });
}
