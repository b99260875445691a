import { BackendError } from '../../../src/data/errors';
import type { ActAnswer } from '../../../src/data/staff/acts';
import type { DecisionChoice, MailStatus } from '../../../src/data/staff/casework';
import { seenOf } from '../../../src/domain/acts/case';
import type { AskedOf } from '../../../src/domain/acts/described';
import type { StaffActs } from '../../../src/domain/acts/staff-acts';
import type { CaseEntry, Claim } from '../../../src/domain/request/case';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { Need } from '../../../src/domain/request/questions';
import { type UndoDraft, undoProposals } from '../../../src/domain/request/undo';
import { readStaffRequest } from '../../../src/records/staff/case-file';
import { claimRecord, readCaseEntry } from '../../../src/records/staff/casework';
import { at, requestDocuments } from '../../../tools/samples/documents';
import type { InMemoryDocuments } from './in-memory-documents';

interface Parts {
  readonly stage: InMemoryDocuments;
  readonly claims: () => readonly Claim[];
  readonly find: (id: string) => LoanRequest | undefined;
  readonly update: (request: LoanRequest) => void;
  readonly mails: Map<string, MailStatus>;
  readonly addEntry: (entry: CaseEntry) => void;
}

const UNSENT = {
  state: 'unsent',
  error: undefined,
  attempts: 0,
  stuck: false,
  resends: 0,
} as const;

/** The product's own acts, over a map of the documents that a backend in memory stands for. */
export function createInMemoryActs(parts: Parts) {
  const { find, update, mails } = parts;
  const { documents } = parts.stage;
  /** The requests as their documents in the map have them. */
  const written = new Map<string, LoanRequest>();

  /** Writes what is known outside the map into it. */
  function prepare(ids: readonly string[]) {
    for (const id of ids) documents.delete(`tomas/${id}`);
    for (const claim of parts.claims()) {
      const record = claimRecord({ ...claim, times: 1 }, undefined, {
        now: () => at(claim.since),
        at,
      });
      documents.set(`tomas/${claim.requestId}`, record);
    }
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

  parts.stage.onMade((path, fields) => {
    const [collection, id = ''] = path.split('/');
    if (collection === 'mail') mails.set(id, { mailId: id, ...UNSENT });
    const entry = collection === 'auditoria' ? readCaseEntry(id, fields) : undefined;
    if (entry) parts.addEntry(entry);
  });

  /** The requests that an act names. */
  const named = (asked: object) =>
    Object.entries(asked)
      .filter(([field]) => ['id', 'ids', 'duplicates'].includes(field))
      .flatMap(([, ids]): string[] => [ids as string | string[]].flat())
      .filter((id) => find(id));

  async function act<Name extends keyof StaffActs>(
    name: Name,
    asked: AskedOf<StaffActs, Name>,
  ): Promise<ActAnswer<Name>> {
    const ids = named(asked);
    prepare(ids);
    const answer = await parts.stage.act(name, asked);
    for (const request of ids.map(read)) {
      written.set(request.id, request);
      update(request);
    }
    return answer;
  }

  async function say<Name extends keyof StaffActs>(
    name: Name,
    asked: AskedOf<StaffActs, Name>,
    ids: readonly string[],
  ): Promise<LoanRequest[]> {
    const answer = await act(name, asked);
    if ('refused' in answer)
      throw new BackendError(answer.refused === 'conflict' ? 'conflict' : 'denied');
    return ids.filter((id) => find(id)).map(read);
  }

  const only = ([request]: readonly LoanRequest[]) => {
    if (!request) throw new BackendError('conflict');
    return request;
  };

  return {
    act,
    async decide(
      request: LoanRequest,
      choice: DecisionChoice,
      duplicates: readonly LoanRequest[] = [],
    ): Promise<LoanRequest[]> {
      const { id } = request;
      const others = duplicates.map((one) => one.id).filter((other) => other !== id);
      const asked = { id, seen: seenOf(request), choice, duplicates: others };
      const [decided, ...rest] = await say('decide', asked, [id, ...others]);
      const closed = rest.filter(({ decision }) => decision?.repeatOf === id);
      return decided ? [decided, ...closed] : closed;
    },
    ask: async (request: LoanRequest, need: Need) =>
      only(await say('ask', { id: request.id, seen: seenOf(request), need }, [request.id])),
    proposeUndo: async (request: LoanRequest, draft: UndoDraft) =>
      only(
        await say('proposeUndo', { id: request.id, seen: seenOf(request), draft }, [request.id]),
      ),
    confirmUndo: async (request: LoanRequest) =>
      only(
        await say('confirmUndo', { id: request.id, number: undoProposals(request) }, [request.id]),
      ),
    dropUndo: async (request: LoanRequest) =>
      only(await say('dropUndo', { id: request.id, number: undoProposals(request) }, [request.id])),
  };
}
