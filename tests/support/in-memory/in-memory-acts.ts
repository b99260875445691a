import { BackendError } from '../../../src/data/errors';
import type { ActAnswer } from '../../../src/data/staff/acts';
import type { AskedOf } from '../../../src/domain/acts/described';
import type { StaffActs } from '../../../src/domain/acts/staff-acts';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { readStaffRequest } from '../../../src/records/staff/case-file';
import { requestDocuments } from '../../../tools/samples/documents';
import type { InMemoryDocuments } from './in-memory-documents';

interface Parts {
  readonly stage: InMemoryDocuments;
  readonly find: (id: string) => LoanRequest | undefined;
  readonly update: (request: LoanRequest) => void;
}

/** The product's own acts, over a map of the documents that a backend in memory stands for. */
export function createInMemoryActs(parts: Parts) {
  const { stage, find, update } = parts;
  const { documents } = stage;
  /** The requests as their documents in the map have them. */
  const written = new Map<string, LoanRequest>();

  /** Writes what is known outside the map into it. */
  function prepare(ids: readonly string[]) {
    for (const id of ids) {
      const request = find(id);
      if (!request || written.get(id) === request) continue;
      for (const { path, data } of requestDocuments(request)) documents.set(path, data);
      written.set(id, request);
    }
  }

  /** The stored request. */
  function read(id: string): LoanRequest {
    const record = documents.get(`users/${id}`);
    if (!record) throw new BackendError('conflict');
    return readStaffRequest(id, record, documents.get(`expedientes/${id}`));
  }

  /** The requests that an act names. */
  const named = (asked: object) =>
    Object.entries(asked)
      .filter(([field]) => ['id', 'ids', 'duplicates', 'mail'].includes(field))
      .flatMap(([, ids]): string[] => [ids as string | string[]].flat())
      // A mail's id begins with that of its request.
      .map((id) => id.split('_')[0] ?? '')
      .filter((id) => find(id));

  /** The documents that a request is read from. */
  const recordsOf = (id: string) =>
    [`users/${id}`, `expedientes/${id}`].map((path) => documents.get(path));

  /** Carries out an act on the requests that it names. */
  async function act<Name extends keyof StaffActs>(
    name: Name,
    asked: AskedOf<StaffActs, Name>,
  ): Promise<ActAnswer<Name>> {
    const ids = named(asked);
    prepare(ids);
    const before = ids.map((id) => recordsOf(id));
    const answer = await stage.act(name, asked);
    for (const [place, id] of ids.entries()) {
      if (recordsOf(id).every((record, each) => record === before[place]?.[each])) continue;
      const request = read(id);
      written.set(id, request);
      update(request);
    }
    return answer;
  }

  return { act };
}
