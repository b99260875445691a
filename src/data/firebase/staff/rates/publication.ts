import {
  type DocumentSnapshot,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { BUILT_IN_VERSION, type Calculator } from '../../../../domain/calculator';
import {
  changedRates,
  type PublishedRates,
  type Rates,
  type RatesDraft,
} from '../../../../domain/rates/rates';
import { readRates } from '../../../../records/market/rates';
import { publicationEntry, ratesRecord } from '../../../../records/market/rates-draft';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { draftIn, draftOf, isSeen, ONCE } from './drafts';

function publishedIn(calculator: Calculator, stored: DocumentSnapshot): PublishedRates | undefined {
  const data = stored.data();
  return data && readRates(calculator, data);
}

/** Puts a draft into force; see StaffBackend.publishRates. */
export function publishRates(
  context: StaffContext,
  calculator: Calculator,
  draft: RatesDraft,
  inForce: Rates,
): Promise<PublishedRates> {
  const { db, caller, clock } = context;
  const publisher = context.author();
  const version = inForce.version + 1;
  const drafted = draftOf(context, calculator);
  const current = doc(db, 'tarifas', calculator.id);
  const made = doc(db, 'tarifas', calculator.id, 'versiones', String(version));
  const entry = publicationEntry(calculator.id, version, publisher, serverTimestamp());
  const versionOf = (stored: PublishedRates | undefined) => stored?.version ?? BUILT_IN_VERSION;

  return writeOnce<PublishedRates>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const before = publishedIn(calculator, await transaction.get(current));
          const stored = draftIn(calculator, await transaction.get(drafted));
          const isCurrent = versionOf(before) === inForce.version;
          if (!isCurrent || !isSeen(calculator, stored, draft)) throw new BackendError('conflict');
          const record = ratesRecord(draft, inForce.version, publisher, serverTimestamp());
          transaction.set(made, record);
          transaction.set(current, record);
          transaction.set(doc(db, 'auditoria', entry.id), entry.data);
          transaction.delete(drafted);
          const { rates, options, base, reason, author } = draft;
          const since = new Date(clock.now());
          const publication = { since, previous: inForce.version, reason, author, publisher };
          return { version, rates, options, base, publication };
        },
        ONCE,
      ),
    async readBack(): Promise<WriteOutcome<PublishedRates>> {
      const published = publishedIn(calculator, await getDoc(made));
      if (published) {
        const isMine =
          published.publication.publisher === publisher &&
          published.publication.author === draft.author &&
          changedRates(calculator, published, draft).length === 0;
        return isMine
          ? { kind: 'stored', value: published }
          : { kind: 'refused', code: 'conflict' };
      }
      return isSeen(calculator, draftIn(calculator, await getDoc(drafted)), draft)
        ? { kind: 'missing' }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}
