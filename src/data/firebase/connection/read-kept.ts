import { type DocumentData, type DocumentReference, getDoc } from 'firebase/firestore/lite';
import { errorCode } from '../../errors';
import { toBackendError } from './errors';

/**
 * The fields of a document that its reader may always see, undefined if there is none. The rules
 * refuse to show an expired document that is about to be erased, so a refusal counts as absent.
 */
export async function readKept(document: DocumentReference): Promise<DocumentData | undefined> {
  try {
    return (await getDoc(document)).data();
  } catch (error) {
    if (errorCode(toBackendError(error)) === 'denied') return undefined;
    throw error;
  }
}
