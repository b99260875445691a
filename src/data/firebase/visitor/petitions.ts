import { doc, type Firestore, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { Language } from '../../../domain/language';
import {
  ASK_AGAIN_MINUTES,
  type Petition,
  type PetitionKind,
} from '../../../domain/request/petition';
import type { ReconsiderationDraft } from '../../../domain/request/reconsideration';
import { MINUTE_MS } from '../../../domain/time';
import {
  petitionId,
  petitionRecord,
  petitionWords,
  readPetition,
} from '../../../records/request/petition';
import { errorCode } from '../../errors';
import { toBackendError } from '../connection/errors';
import { readKept } from '../connection/read-kept';
import { type WriteOutcome, writeOnce } from '../connection/write-once';
import type { Context } from '../context';

type Connected = Pick<Context, 'connect' | 'caller' | 'clock'>;

/** The petition to make: code and kind. */
interface Asked {
  readonly code: string;
  readonly kind: PetitionKind;
}

const documentOf = (db: Firestore, { code, kind }: Asked) =>
  doc(db, 'peticiones', petitionId(code, kind));

async function readStored({ connect }: Connected, asked: Asked): Promise<Petition | undefined> {
  const { db } = await connect();
  const stored = await readKept(documentOf(db, asked));
  return stored && readPetition(asked.code, asked.kind, stored);
}

/** The petition of this code; see Backend.findPetition. */
export function findPetition(
  context: Connected,
  code: string,
  kind: PetitionKind,
): Promise<Petition | undefined> {
  return context.caller.read(() => readStored(context, { code, kind }));
}

/** Whether the anonymous session of this browser sent the request with this code. Makes no session. */
async function isOwn({ connect }: Connected, { code, kind }: Asked): Promise<boolean> {
  if (kind === 'unsubscribe') return false;
  const { db, auth } = await connect();
  await auth.authStateReady();
  if (!auth.currentUser?.isAnonymous) return false;
  const own = await readKept(doc(db, 'users', auth.currentUser.uid));
  return own?.codigo === code;
}

/** Whether the same may be asked again; such a petition is too old to be the one just written. */
function isAskable({ state, askedAt }: Petition, now: number): boolean {
  const minutes = (now - askedAt.getTime()) / MINUTE_MS;
  return state === 'mailed' && minutes > ASK_AGAIN_MINUTES;
}

/** Makes a petition once; see Backend.makePetition. */
export async function makePetition(
  context: Connected & { readonly now: () => number },
  {
    language,
    reconsideration,
    ...asked
  }: Asked & {
    readonly language: Language;
    readonly reconsideration?: ReconsiderationDraft | undefined;
  },
): Promise<Petition> {
  const { connect, caller, now } = context;
  const own = await caller.read(() => isOwn(context, asked));
  const earlier = await caller.read(() => readStored(context, asked));
  // The rules would refuse it, and the browser would log that.
  if (earlier && !own && !isAskable(earlier, now())) return earlier;
  return writeOnce<Petition>(caller, {
    async write() {
      const { db } = await connect();
      await setDoc(
        documentOf(db, asked),
        petitionRecord(asked.kind, language, own, serverTimestamp(), reconsideration),
      );
      return { ...asked, state: 'asked', askedAt: new Date(now()), doneAt: undefined };
    },
    async readBack(): Promise<WriteOutcome<Petition>> {
      const stored = await readStored(context, asked);
      return stored === undefined || isAskable(stored, now())
        ? { kind: 'missing' }
        : { kind: 'stored', value: stored };
    },
  });
}

/** Confirms a petition once; see Backend.confirmPetition. */
export function confirmPetition(
  context: Connected,
  {
    key,
    reconsideration,
    ...asked
  }: Asked & {
    readonly key: string;
    readonly reconsideration?: ReconsiderationDraft | undefined;
  },
): Promise<Petition> {
  const { connect, caller } = context;
  let isRefused = false;
  return writeOnce<Petition>(caller, {
    async write() {
      const { db } = await connect();
      const change = {
        estado: 'confirmada',
        clave: key,
        ...(reconsideration && petitionWords(reconsideration)),
      };
      await updateDoc(documentOf(db, asked), change).catch((error: unknown) => {
        isRefused = errorCode(toBackendError(error)) === 'denied';
        throw error;
      });
      const confirmed = {
        ...asked,
        state: 'confirmed' as const,
        askedAt: new Date(context.clock.now()),
        doneAt: undefined,
      };
      return (await readStored(context, asked)) ?? confirmed;
    },
    async readBack(): Promise<WriteOutcome<Petition>> {
      const stored = await readStored(context, asked);
      // A key that the rules refused did not confirm this petition: another key did.
      const isConfirmed = stored && !['asked', 'mailed'].includes(stored.state);
      return isConfirmed && !isRefused ? { kind: 'stored', value: stored } : { kind: 'missing' };
    },
  });
}
