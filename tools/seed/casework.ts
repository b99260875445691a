import { SYSTEM_AUTHOR } from '../../src/domain/audit';
import { CLAIM_MINUTES } from '../../src/domain/request/case';
import { isOpen } from '../../src/domain/request/states';
import { MINUTE_MS } from '../../src/domain/time';
import { type AuditEntry, caseAuditEntry } from '../../src/records/audit';
import { claimRecord, noteRecord } from '../../src/records/casework';
import { decisionSuffix } from '../../src/records/mail';
import { at, type StoredDocument } from '../samples/documents';
import { pick, type Random } from './random';
import type { SeedRequest } from './requests';

/** Fractions of the open requests that a colleague has taken, and that have a note. */
const TAKEN = 0.05;
const NOTED = 0.1;

const NOTES = [
  'Llamé dos veces y no contestó. Vuelvo a llamar en la tarde.',
  'El historial está limpio. Falta ver los ingresos.',
  'Dice que la cuenta es de su hermano: conviene preguntar por el usuario.',
];

/** An audit entry as a document. */
const document = ({ id, data }: AuditEntry): StoredDocument => ({
  path: `auditoria/${id}`,
  data: { ...data },
});

function* claim(requestId: string, author: string, now: number): Generator<StoredDocument> {
  const [since, until] = [3, 3 - CLAIM_MINUTES].map((ago) => new Date(now - ago * MINUTE_MS));
  if (!since || !until) return;
  const taken = { requestId, author, since, until, times: 1 };
  const record = claimRecord(taken, undefined, { now: () => at(since), at });
  yield { path: `tomas/${requestId}`, data: record };
  yield document(caseAuditEntry(`toma_${requestId}_1`, 'tomar', requestId, author, at(since)));
}

/**
 * The staff's work on these requests: audit entries of decisions and proposals, and claims and notes
 * by colleagues on a few open ones. `now` in milliseconds since the epoch, colleagues by uid.
 */
export function* casework(
  random: Random,
  requests: Iterable<SeedRequest>,
  now: number,
  colleagues: readonly string[],
): Generator<StoredDocument> {
  for (const { request } of requests) {
    const { id, status, receivedAt, questions, proposal, decision, unansweredAt, lapsedAt } =
      request;
    const { undone = [], undoing, tookPart } = request;
    const entry = (
      name: string,
      action: Parameters<typeof caseAuditEntry>[1],
      author: string,
      moment: Date,
    ) => document(caseAuditEntry(name, action, id, author, at(moment)));
    if (proposal) {
      const { author, proposedAt } = proposal;
      yield entry(`propuesta_${id}_${questions.length}`, 'proponer', author, proposedAt);
    }
    const taken = [
      ...undone.map(({ staff, decidedAt }) => ({ author: staff?.decider, decidedAt })),
      ...(decision ? [decision] : []),
    ];
    for (const [place, { author = '', decidedAt }] of taken.entries())
      yield entry(`decision_${id}${decisionSuffix(place + 1)}`, 'decidir', author, decidedAt);
    if (unansweredAt) yield entry(`cierre_${id}`, 'cerrar', SYSTEM_AUTHOR, unansweredAt);
    if (lapsedAt)
      yield entry(`caducar_${id}_${undone.length + 1}`, 'caducar', SYSTEM_AUTHOR, lapsedAt);
    // What its visitor asked for has no entry.
    const ended = undone.flatMap(({ staff, undoneAt, byVisitor }) =>
      staff && !byVisitor ? [{ ...staff, undoneAt }] : [],
    );
    for (const { number, author, proposedAt } of [
      ...ended.map((one) => one.proposal),
      ...(undoing ? [undoing] : []),
    ])
      yield entry(`deshacer_${id}_${number}`, 'proponer-deshacer', author, proposedAt);
    for (const {
      proposal: { number },
      confirmer,
      undoneAt,
    } of ended)
      yield entry(`deshecha_${id}_${number}`, 'deshacer', confirmer, undoneAt);
    if (!isOpen(status)) continue;
    const author = pick(
      random,
      colleagues.filter((one) => !tookPart?.includes(one)),
    );
    if (random() < TAKEN) yield* claim(id, author, now);
    if (random() < NOTED) {
      const noted = new Date((receivedAt.getTime() + now) / 2);
      yield entry(`abrir_${id.slice(0, 20).padEnd(20, '0')}`, 'abrir', author, noted);
      const data = noteRecord(author, pick(random, NOTES), at(noted));
      yield { path: `notas/${id}/lista/first`, data };
    }
  }
}
