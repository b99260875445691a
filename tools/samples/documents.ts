import { Timestamp } from 'firebase-admin/firestore';
import { storedKeys } from '../../functions/src/triggers/keys/key-ids';
import { LOCAL_KEYS_SECRET } from '../../functions/src/triggers/keys/local-secret';
import { indexEntry } from '../../functions/src/triggers/search-index';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import type { Subscriber } from '../../src/domain/subscriber';
import type { RecordFields } from '../../src/records/fields';
import { codeRecord, trackerRecord } from '../../src/records/follow-up';
import { keysRecord } from '../../src/records/keys';
import { requestRecord } from '../../src/records/request';
import { requestLife } from '../../src/records/request-life';
import { subscriberRecord } from '../../src/records/subscriber';
import { caseFileRecord } from '../../src/records/whole-case-file';

/** A document to write: its path and its fields. */
export interface StoredDocument {
  readonly path: string;
  readonly data: RecordFields;
}

/** A moment as the Admin SDK writes it. */
export const at = (moment: Date): Timestamp => Timestamp.fromDate(moment);

/** `users/{uid}` of a request, whose session began then. */
export const requestDocument = (
  request: LoanRequest,
  signedIn = request.receivedAt,
): RecordFields => ({
  ...requestRecord(request, at(signedIn), at),
  ...requestLife(request, at),
});

/**
 * Every document of a request: the request, its case file with its keys, its search entry, and its tracker
 * and code if it has one. `signedIn`: when its session began.
 */
export function requestDocuments(
  request: LoanRequest,
  signedIn = request.receivedAt,
): readonly StoredDocument[] {
  const { id, code } = request;
  const data = requestDocument(request, signedIn);
  const file = {
    ...caseFileRecord(request, at),
    ...keysRecord(storedKeys(LOCAL_KEYS_SECRET, request)),
  };
  return [
    { path: `users/${id}`, data },
    { path: `expedientes/${id}`, data: file },
    { path: `indice/${id}`, data: indexEntry(id, data, file) },
    ...(code === undefined
      ? []
      : [
          { path: `seguimiento/${code}`, data: trackerRecord(request, at) },
          { path: `codigos/${code}`, data: codeRecord(id) },
        ]),
  ];
}

/** The document of a subscriber who signed up in this session, with a code that ends it. */
export function subscriberDocument(subscriber: Subscriber, uid = 'visitor'): StoredDocument {
  const session = { uid, signedIn: at(subscriber.registeredAt), code: newCode() };
  return {
    path: `subscriptores/${subscriber.id}`,
    data: subscriberRecord(subscriber, session, at),
  };
}
