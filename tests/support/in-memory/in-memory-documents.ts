import { type CarriedOut, carryOut } from '../../../functions/src/acts/carry-out';
import type { SessionToken } from '../../../functions/src/acts/guard';
import { staff } from '../../../functions/src/acts/parties';
import type { Database } from '../../../functions/src/acts/store';
import { BackendError } from '../../../src/data/errors';
import type { AnswerOf, AskedOf } from '../../../src/domain/acts/described';
import type { StaffActs } from '../../../src/domain/acts/staff-acts';
import type { StaffRole } from '../../../src/domain/session';
import type { RecordFields } from '../../../src/records/fields';
import { storedRoles } from '../../../src/records/roles';
import { type Documents, documentOf, mapDatabase } from '../acts/map-database';
import { memberEmail } from '../staff-records';

/** Hears of each document that an act makes or changes. */
type Listener = (path: string, fields: RecordFields, isNew: boolean) => void;

/** The documents of a staff backend in memory, and the product's own acts over them. */
export interface InMemoryDocuments {
  readonly documents: Documents;
  /** Calls this for each document that an act makes or changes from now on. */
  onWritten(listener: Listener): void;
  /** Lets the member say something; `denied` rejects, as in the browser's call. */
  say(
    carry: (database: Database, token: SessionToken) => Promise<CarriedOut>,
  ): Promise<CarriedOut['answer']>;
  /** Carries out an act of the member. */
  act<Name extends keyof StaffActs>(
    name: Name,
    asked: AskedOf<StaffActs, Name>,
  ): Promise<AnswerOf<StaffActs, Name>>;
}

/** Makes the documents that a member with these roles acts on. */
export function createInMemoryDocuments(
  stored: readonly (readonly [string, RecordFields])[],
  { author, roles }: { readonly author: string; readonly roles: readonly StaffRole[] },
): InMemoryDocuments {
  const documents: Documents = new Map(stored.map(([path, fields]) => [path, documentOf(fields)]));
  const listeners: Listener[] = [];
  const told = new Set<RecordFields>();
  const database = mapDatabase(documents);
  documents.set(`personal/${author}`, {
    correo: memberEmail(author),
    roles: storedRoles(roles),
  });

  /** The token of the member's session, with the address that the directory has. */
  const token = (): SessionToken => ({
    uid: author,
    email: String(documents.get(`personal/${author}`)?.correo),
    email_verified: true,
    auth_time: Date.now() / 1000,
    firebase: { sign_in_provider: 'password' },
    staff: true,
  });

  async function say(
    carry: (database: Database, token: SessionToken) => Promise<CarriedOut>,
  ): Promise<CarriedOut['answer']> {
    const before = new Map(documents);
    const { answer } = await carry(database, token());
    if ('refused' in answer && answer.refused === 'denied') throw new BackendError('denied');
    for (const [path, fields] of documents) {
      // Of two acts at once, one tells.
      if (before.get(path) === fields || told.has(fields)) continue;
      told.add(fields);
      for (const listener of listeners) listener(path, fields, !before.has(path));
    }
    return answer;
  }

  const act = async <Name extends keyof StaffActs>(name: Name, asked: AskedOf<StaffActs, Name>) =>
    (await say((over, token) =>
      carryOut(staff, over, { name, asked, token }, Date.now),
    )) as AnswerOf<StaffActs, Name>;

  return {
    ...{ documents, say, act },
    onWritten: (listener) => void listeners.push(listener),
  };
}
