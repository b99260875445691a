import { doc, getDoc, writeBatch } from 'firebase/firestore/lite';
import type { Language } from '../../../domain/language';
import { newCode } from '../../../domain/request/request-code';
import {
  MAX_SIGN_UPS,
  SIGN_UP_PAUSE_SECONDS,
  type SubscriberDraft,
} from '../../../domain/subscriber';
import {
  newSubscriber,
  type Quota,
  quotaRecord,
  readQuota,
  subscriberRecord,
  subscriptionCodeRecord,
} from '../../../records/subscriber';
import { BackendError } from '../../errors';
import { moments } from '../connection/moments';
import { type WriteOutcome, writeOnce } from '../connection/write-once';
import type { VisitorContext } from '../context';

async function ownQuota({ db, visitor: { uid } }: VisitorContext): Promise<Quota | undefined> {
  const stored = (await getDoc(doc(db, 'cuotas', uid))).data();
  return stored && readQuota(uid, stored);
}

function isUsedUp(quota: Quota, now: number): boolean {
  const seconds = Math.abs(now - quota.last.getTime()) / 1000;
  return quota.total >= MAX_SIGN_UPS || seconds < SIGN_UP_PAUSE_SECONDS;
}

/** One sign-up: its key (`{uid}_{ms}`), its content, and the language of its mail and consent. */
interface SignUp {
  readonly key: string;
  readonly draft: SubscriberDraft;
  readonly language: Language;
}

/** Each attempt has a new code; the stored one is also in its mail. */
async function writeSubscriber(
  context: VisitorContext,
  { key, draft, language }: SignUp,
  before: number,
): Promise<void> {
  const { db, visitor, mails, now } = context;
  const code = newCode();
  const moment = new Date(now());
  const subscriber = newSubscriber(key, draft, language, moment);
  const signedIn = moments.at(new Date(visitor.signedInAt));
  const session = { uid: visitor.uid, signedIn, code };
  const quota = { total: before + 1, last: moment, key };
  const batch = writeBatch(db);
  batch.set(doc(db, 'subscriptores', key), subscriberRecord(subscriber, session, moments.now));
  batch.set(doc(db, 'bajas', code), subscriptionCodeRecord(key));
  batch.set(doc(db, 'cuotas', visitor.uid), quotaRecord(quota, moments.now));
  batch.set(doc(db, 'mail', key), {
    to: subscriber.email,
    message: { ...mails(code)['sign-up-received'][language] },
  });
  await batch.commit();
}

/**
 * Writes a subscriber, its quota and its mail once. A visitor cannot read subscribers, so the
 * quota, which names the last key, shows whether this one is stored.
 */
export async function registerSubscriber(context: VisitorContext, signUp: SignUp): Promise<void> {
  const { caller, now } = context;
  const quota = await caller.read(() => ownQuota(context));
  if (quota?.key === signUp.key) return;
  const before = quota?.total ?? 0;
  if (before >= MAX_SIGN_UPS) throw new BackendError('limit');
  await writeOnce<void>(caller, {
    write: () => writeSubscriber(context, signUp, before),
    async readBack(): Promise<WriteOutcome<void>> {
      const stored = await ownQuota(context);
      if (stored?.key === signUp.key) return { kind: 'stored', value: undefined };
      return stored !== undefined && isUsedUp(stored, now())
        ? { kind: 'refused', code: 'limit' }
        : { kind: 'missing' };
    },
  });
}
