import { readEmail } from '../../domain/fields/identifiers/email';
import { MAX_PAGE } from '../staff/lists';
import type { Found, Store } from '../store';

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
  store: Store,
  of: string,
  wanted: readonly Beginnings[],
): Promise<Found[]> {
  const answers = wanted.flatMap(({ field, spellings }) =>
    spellings.map((text) =>
      store.find(
        {
          of,
          where: [
            [field, '>=', text],
            [field, '<', text + LAST_CHARACTER],
          ],
          order: [[field, 'asc']],
        },
        { limit: MAX_PAGE },
      ),
    ),
  );
  const found = (await Promise.all(answers)).flat();
  return [...new Map(found.map((document) => [document.id, document])).values()];
}
