import { COMPLAINT_DAYS, COMPLAINT_KINDS } from '../../src/domain/complaint/complaint';
import { COMPLAINT_PREFIX } from '../../src/domain/complaint/number';
import { bankClock } from '../../src/domain/day';
import { ALPHABET } from '../../src/domain/request/request-code';
import { DAY_MS } from '../../src/domain/time';
import { caseAuditEntry } from '../../src/records/audit';
import { complaintRecord, ownComplaintsRecord } from '../../src/records/complaint';
import { at, type StoredDocument } from '../samples/documents';
import { below, pick, type Random } from './random';
import type { SeedRequest } from './requests';

/** How old a complaint is, in days, and when and how it ended, if it did. */
const LIVES: readonly {
  readonly age: number;
  readonly answeredAfter?: number;
  readonly upheld?: boolean;
  readonly withdrawnAfter?: number;
}[] = [
  { age: COMPLAINT_DAYS + 2.2 },
  { age: COMPLAINT_DAYS - 2.4 },
  { age: 12.1 },
  { age: 0.6 },
  { age: 24.3, answeredAfter: 6.5, upheld: true },
  { age: 19.5, answeredAfter: 11.2, upheld: false },
  { age: 9.8, withdrawnAfter: 1.4 },
  { age: 8.2, answeredAfter: 2.3, upheld: true },
  { age: 3.7 },
  { age: 27.9, answeredAfter: 20.6, upheld: false },
];

const TEXTS = {
  decision:
    'Me rechazaron por deudas que ya pagué. Tengo la carta de saldo y nadie me la pidió antes de decidir.',
  delay: 'Pasaron cuatro días y nadie me ha respondido. Llamé dos veces y me dicen que espere.',
  data: 'Mi cédula está mal escrita en lo que me enviaron y no la puedo corregir desde la página.',
  treatment: 'La persona que me llamó no me dejó hablar y colgó cuando pregunté por la tasa.',
  site: 'El recibo no se imprime desde mi teléfono y la página se queda en blanco.',
} as const;

const ANSWERS = {
  upheld: 'Tienes razón. Ya lo corregimos y te llamamos hoy para explicarte qué cambió.',
  rejected:
    'Revisamos tu caso con otra persona del equipo y la decisión se mantiene, por el motivo que te dimos.',
} as const;

function newNumber(random: Random, moment: Date): string {
  const year = bankClock(moment).getUTCFullYear();
  const group = () => Array.from({ length: 4 }, () => pick(random, [...ALPHABET])).join('');
  return `${COMPLAINT_PREFIX}-${year}-${group()}-${group()}`;
}

/**
 * Made-up complaints of people of these requests: open ones, of which one is overdue, answered ones
 * with their audit entry, and a withdrawn one. `now` in milliseconds since the epoch, `author` the
 * uid of the member who answered.
 */
export function* randomComplaints(
  random: Random,
  requests: readonly SeedRequest[],
  now: number,
  author: string,
): Generator<StoredDocument> {
  for (const [place, { age, answeredAfter, upheld = false, withdrawnAfter }] of LIVES.entries()) {
    const seed = requests[below(random, requests.length)];
    const kind = COMPLAINT_KINDS[place % COMPLAINT_KINDS.length];
    if (!seed || !kind) return;
    const { id, applicant, code } = seed.request;
    const receivedAt = new Date(now - age * DAY_MS);
    const after = (days: number) => new Date(receivedAt.getTime() + days * DAY_MS);
    const number = newNumber(random, receivedAt);
    const answeredAt = answeredAfter === undefined ? undefined : after(answeredAfter);
    const complaint = {
      number,
      kind,
      text: TEXTS[kind],
      name: applicant.name,
      email: applicant.email,
      code: kind === 'decision' || kind === 'delay' ? code : undefined,
      language: 'es' as const,
      receivedAt,
      days: COMPLAINT_DAYS,
      answer: answeredAt && {
        text: ANSWERS[upheld ? 'upheld' : 'rejected'],
        upheld,
        answeredAt,
      },
      withdrawnAt: withdrawnAfter === undefined ? undefined : after(withdrawnAfter),
    };
    yield { path: `reclamos/${number}`, data: complaintRecord(complaint, id, at) };
    yield { path: `misReclamos/${id}`, data: ownComplaintsRecord([number], at(receivedAt)) };
    if (!answeredAt) continue;
    const entry = caseAuditEntry(`reclamo_${number}`, 'responder', number, author, at(answeredAt));
    yield { path: `auditoria/${entry.id}`, data: { ...entry.data } };
  }
}
