import {
  collection,
  type DocumentData,
  endBefore,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAt,
} from 'firebase/firestore/lite';
import { readEmail } from '../../../../domain/fields/identifiers/email';
import { MAX_PAGE } from '../../../staff/lists';
import type { Caller } from '../../connection/call';

/** Sorts after any text that continues the searched beginning. */
const LAST_CHARACTER = '\uf8ff';

/** A stored field and the prefixes to look for in it. */
export interface Beginnings {
  readonly field: string;
  readonly spellings: readonly string[];
}

function titleCase(typed: string): string {
  return typed.toLowerCase().replace(/(^|[\s'-])(\p{L})/gu, (match) => match.toUpperCase());
}

/** How a name with this beginning is probably stored: as typed, lower, Title Case, UPPER. */
export function nameSpellings(typed: string): readonly string[] {
  const text = typed.trim();
  return [...new Set([text, text.toLowerCase(), titleCase(text), text.toUpperCase()])];
}

/** The prefix of a stored e-mail; none if no e-mail can begin like this. */
export function emailSpellings(typed: string): readonly string[] {
  const { text } = readEmail(typed);
  return /[\s<>]/.test(text) ? [] : [text];
}

/**
 * Documents in which a field begins with one of its spellings, each once. Firestore has no text
 * search, so this finds prefixes in these spellings, at most 500 documents for each.
 */
export async function searchBeginnings(
  db: Firestore,
  caller: Caller,
  path: string,
  wanted: readonly Beginnings[],
): Promise<QueryDocumentSnapshot<DocumentData, DocumentData>[]> {
  const queries = wanted.flatMap(({ field, spellings }) =>
    spellings.map((text) =>
      query(
        collection(db, path),
        orderBy(field),
        startAt(text),
        endBefore(text + LAST_CHARACTER),
        limit(MAX_PAGE),
      ),
    ),
  );
  const answers = await Promise.all(queries.map((one) => caller.read(() => getDocs(one))));
  const found = answers.flatMap(({ docs }) => docs);
  return [...new Map(found.map((document) => [document.id, document])).values()];
}
