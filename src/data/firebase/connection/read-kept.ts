import { type DocumentData, type DocumentReference, getDoc } from 'firebase/firestore/lite';
import { errorCode } from '../../errors';
import { toBackendError } from './errors';

/**
 * The fields of a document that its reader may always see, undefined where there is none. The rules
 * refuse to show one that has expired and is about to be erased, so a refusal means the same.
 */
export async function readKept(document: DocumentReference): Promise<DocumentData | undefined> {
  try {
    return (await getDoc(document)).data();
  } catch (error) {
    if (errorCode(toBackendError(error)) === 'denied') return undefined;
    throw error;
  }
}
