import { carryOut } from '../../../functions/src/acts/carry-out';
import { staff } from '../../../functions/src/acts/parties';
import { BackendError } from '../../../src/data/errors';
import type { ActAnswer } from '../../../src/data/staff/acts';
import type { AskedOf } from '../../../src/domain/acts/described';
import type { StaffActs } from '../../../src/domain/acts/staff-acts';
import type { StaffRole } from '../../../src/domain/session';
import type { RecordFields } from '../../../src/records/fields';
import { storedRoles } from '../../../src/records/staff/roles';
import { type Documents, documentOf, mapDatabase } from '../acts/map-database';
import { memberEmail } from '../staff-records';

/** Hears of each document that an act makes. */
type Listener = (path: string, fields: RecordFields) => void;

/** The documents of a staff backend in memory, and the product's own acts over them. */
export interface InMemoryDocuments {
  readonly documents: Documents;
  /** Calls this for each document that an act makes from now on. */
  onMade(listener: Listener): void;
  /** Carries out an act of the member; `denied` rejects, as in the browser's call. */
  act<Name extends keyof StaffActs>(
    name: Name,
    asked: AskedOf<StaffActs, Name>,
  ): Promise<ActAnswer<Name>>;
}

/** Makes the documents that a member with these roles acts on. */
export function createInMemoryDocuments(
  stored: readonly (readonly [string, RecordFields])[],
  { author, roles }: { readonly author: string; readonly roles: readonly StaffRole[] },
): InMemoryDocuments {
  const documents: Documents = new Map(stored.map(([path, fields]) => [path, documentOf(fields)]));
  const listeners: Listener[] = [];
  const known = new Set(documents.keys());
  const email = memberEmail(author);
  documents.set(`personal/${author}`, { correo: email, roles: storedRoles(roles) });

  async function act<Name extends keyof StaffActs>(
    name: Name,
    asked: AskedOf<StaffActs, Name>,
  ): Promise<ActAnswer<Name>> {
    const token = {
      uid: author,
      email,
      email_verified: true,
      auth_time: Date.now() / 1000,
      firebase: { sign_in_provider: 'password' },
      staff: true,
    };
    const { answer } = await carryOut(
      staff,
      mapDatabase(documents),
      { name, asked, token },
      Date.now,
    );
    if ('refused' in answer && answer.refused === 'denied') throw new BackendError('denied');
    for (const [path, fields] of documents) {
      if (known.has(path)) continue;
      known.add(path);
      for (const listener of listeners) listener(path, fields);
    }
    return answer as ActAnswer<Name>;
  }

  return {
    documents,
    onMade: (listener) => void listeners.push(listener),
    act,
  };
}
