import { createHmac } from 'node:crypto';
import { keysOf } from '../../../../src/domain/request/keys.ts';
import type { LoanRequest } from '../../../../src/domain/request/loan-request.ts';
import { keyId, type StoredKey } from '../../../../src/records/keys.ts';

/** The keys of a request under the ids of their documents, which nobody makes without the secret. */
export const storedKeys = (secret: string, request: LoanRequest): StoredKey[] =>
  keysOf(request).map((key) => ({
    ...key,
    id: keyId(key.kind, createHmac('sha256', secret).update(key.text).digest('hex')),
  }));
