import type { Language } from '../../../../src/domain/language.ts';
import type { MailedKind } from '../../../../src/domain/request/petition-link.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import { petitionEndRecord, petitionPath, readPetition } from '../../../../src/records/petition.ts';
import { sha256 } from '../../calls/sha256.ts';
import { readable } from '../readable.ts';
import { type Case, readCases } from '../requests/case.ts';
import type { Store } from '../store.ts';

/** The code and the key of a mailed link. */
export interface LinkKey {
  readonly code: string;
  readonly key: string;
}

/** A link whose key proves that its mail was read. */
export interface ProvenLink {
  readonly code: string;
  /** In which it was asked for. */
  readonly language: Language;
  /** Whether it was used; while there is nothing to do, it waits until its end. */
  readonly isUsed: boolean;
  /** The write that ends its petition. */
  end(now: Date): { readonly update: string; readonly fields: RecordFields };
}

/**
 * The link of this kind with this key; undefined for another key, one that works no longer, or none. A
 * used link is one until the same is asked for again.
 */
export async function proveLink(
  store: Store,
  { code, key }: LinkKey,
  kind: MailedKind,
  now: Date,
): Promise<ProvenLink | undefined> {
  const path = petitionPath(code, kind);
  const [stored] = await store.get(path);
  const petition = readable(stored, readPetition);
  if (petition?.link?.keyHash !== sha256(key) || now >= petition.link.until) return undefined;
  return {
    code,
    language: petition.language,
    isUsed: petition.isUsed,
    end: (at) => ({ update: path, fields: petitionEndRecord(at) }),
  };
}

/** The request of a code; undefined if there is none or it cannot be read. */
export async function caseOfCode(store: Store, code: string): Promise<Case | undefined> {
  const [known] = await store.get(`codigos/${code}`);
  if (typeof known?.id !== 'string') return undefined;
  const [one] = await readCases(store, [known.id]);
  return one;
}
