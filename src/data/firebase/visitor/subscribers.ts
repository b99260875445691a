import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { checkEmail, checkName } from '../../../domain/fields';
import type { Language } from '../../../domain/language';
import {
  MAX_SIGN_UPS,
  SIGN_UP_PAUSE_SECONDS,
  type SubscriberDraft,
} from '../../../domain/subscriber';
import { BackendError } from '../../errors';
import { MAILS } from '../../mails';
import type { Connection } from '../connection/app';
import type { Caller } from '../connection/call';
import { type Trace, writeOnce } from '../connection/write-once';
import { reader } from '../records/record-fields';
import { subscriberRecord } from '../records/visitor-records';
import type { Visitor } from '../sessions/sessions';
import { countMail } from './mail-limit';

/** `cuotas/{uid}`: how many sign-ups, and which one came last. */
interface Quota {
  readonly total: number;
  readonly last: Date;
  readonly key: string;
}

async function readQuota({ db }: Connection, uid: string): Promise<Quota | undefined> {
  const stored = await getDoc(doc(db, 'cuotas', uid));
  if (!stored.exists()) return undefined;
  const fields = reader(stored.data(), `cuotas/${uid}`);
  return { total: fields.number('total'), last: fields.date('ultima'), key: fields.text('clave') };
}

function isUsedUp(quota: Quota, now: number): boolean {
  const seconds = Math.abs(now - quota.last.getTime()) / 1000;
  return quota.total >= MAX_SIGN_UPS || seconds < SIGN_UP_PAUSE_SECONDS;
}

/** One sign-up: who, under which key (`{uid}_{ms}`), what, and the language of its mail. */
export interface SignUp {
  readonly visitor: Visitor;
  readonly key: string;
  readonly draft: SubscriberDraft;
  readonly language: Language;
}

function isRight({ name, lastName, email }: SubscriberDraft): boolean {
  const problems = [checkName(name), checkName(lastName), checkEmail(email)];
  return problems.every((problem) => problem === undefined);
}

async function writeSubscriber(
  connection: Connection,
  signUp: SignUp,
  before: number,
  now: number,
) {
  const { db } = connection;
  const { visitor, key, draft, language } = signUp;
  const record = subscriberRecord(visitor, draft);
  const batch = writeBatch(db);
  batch.set(doc(db, 'subscriptores', key), record);
  batch.set(doc(db, 'cuotas', visitor.uid), {
    total: before + 1,
    ultima: serverTimestamp(),
    clave: key,
  });
  batch.set(doc(db, 'mail', key), {
    to: record.correo,
    message: { ...MAILS['sign-up-received'][language] },
  });
  await countMail(batch, connection, { id: key, to: record.correo }, now);
  await batch.commit();
}

/**
 * Writes a subscriber, its quota and its mail once. A visitor cannot read
 * subscribers, so the quota, which names the last key, is what tells whether it is there.
 */
export async function registerSubscriber(
  connection: Connection,
  caller: Caller,
  now: () => number,
  signUp: SignUp,
): Promise<void> {
  const { visitor, key } = signUp;
  const quota = await caller.read(() => readQuota(connection, visitor.uid));
  if (quota?.key === key) return;
  const before = quota?.total ?? 0;
  if (before >= MAX_SIGN_UPS) throw new BackendError('limit');
  await writeOnce<void>(caller, {
    write: () => writeSubscriber(connection, signUp, before, now()),
    async look(): Promise<Trace<void>> {
      const stored = await readQuota(connection, visitor.uid);
      if (stored?.key === key) return { found: 'done', value: undefined };
      return stored !== undefined && isUsedUp(stored, now())
        ? { found: 'refused', code: 'limit' }
        : { found: 'absent' };
    },
    confirmed: () => undefined,
    // Nothing else is left that the rules could refuse.
    refusal: () => (isRight(signUp.draft) ? 'address-limit' : 'denied'),
  });
}
