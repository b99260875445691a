import { Timestamp } from 'firebase-admin/firestore';
import { CLOSING_DAYS, NEEDS, type Need, REMINDER_DAYS } from '../../src/domain/request/questions';
import { VERIFICATION_HOURS } from '../../src/domain/request/time-limits';
import { DAY_MS, HOUR_MS } from '../../src/domain/time';
import { bankOutcomeRecord } from '../../src/records/request/bank-outcome';
import { STORED_NEED, STORED_REASON } from '../../src/records/request/words';
import { below, pick, type Random } from './random';
import { reconsidered, undoing, undone } from './undone';

/** Fractions of the requests that close before their 72 hours are over, and that never do. */
const CLOSED_EARLY = 0.1;
const OVERDUE = 0.01;

/** Fractions of the closed, of the open, and of all requests. */
const WITHDRAWN = 0.1;
const UNANSWERED = 0.04;
const WAITING = 0.06;
const ASKED = 0.15;
const CORRECTED = 0.03;

/** Fractions of the approvals that were disbursed, and that the bank cancelled. */
const DISBURSED = 0.6;
const CANCELLED = 0.08;

/**
 * Fractions of the declines that two people undid, that were reconsidered, and that somebody proposed
 * to undo.
 */
const UNDONE = 0.06;
const RECONSIDERED = 0.06;
const UNDOING = 0.04;

/** How long ago the latest of those requests went back to review, in hours. */
const REOPENED = 5;

/** The fraction of the open requests above the amount, in cents, that wait for a second person. */
const PROPOSED = 0.5;
const CONFIRMED_FROM = 40_000;

const ANSWERS: Readonly<Record<Need, string>> = {
  nickname: 'Es el mismo, con mayúscula al principio.',
  cedula: 'Está bien escrito: lo comparé con mi cédula.',
  income: 'RD$42,000 al mes, de un colmado.',
  phone: '809-555-0199, después de las seis.',
};

/** The member of staff who acted on a request, and when. */
export interface Signature {
  readonly autor: string;
  readonly fecha: Timestamp;
}

/** `expedientes/{uid}`: the part of a request for staff only. */
export interface CaseFile {
  readonly propuesta?: Signature;
  readonly decision?: Signature;
  readonly preguntas?: Readonly<Record<number, Signature>>;
  /** Who decides nothing more about it, because its visitor asked for another look. */
  readonly participaron?: readonly string[];
  /** What ends the names of the next decision. */
  readonly vuelta?: string;
  /** The last proposal to undo a decision, with that decision's signature. */
  readonly reversion?: Signature & {
    readonly numero: number;
    readonly decision: Signature;
    readonly fin?: Signature;
  };
}

/**
 * The id of a request, its time and now, in milliseconds since the epoch, its value in cents, and the uids of
 * who decided and of two others.
 */
interface Life {
  readonly id: string;
  readonly received: number;
  readonly now: number;
  readonly author: string;
  readonly colleagues: readonly [string, string];
  readonly value: number;
}

/** The moment after this fraction of the bank's time. */
function after(part: number, { received, now }: Life): Timestamp {
  const end = Math.min(now, received + VERIFICATION_HOURS * HOUR_MS);
  return Timestamp.fromMillis(Math.floor(received + part * (end - received)));
}

/** The fields that a part of a life adds to the request and to its case file. */
export interface Made {
  readonly record: Readonly<Record<string, unknown>>;
  readonly file: CaseFile;
}

function question(random: Random, life: Life, isAnswered: boolean): Made {
  const need = pick(random, NEEDS);
  const fecha = after(0.2, life);
  const answer = { respuesta: ANSWERS[need], respondida: after(0.4, life) };
  return {
    record: { preguntas: { 1: { necesita: STORED_NEED[need], fecha, ...(isAnswered && answer) } } },
    file: { preguntas: { 1: { autor: life.author, fecha } } },
  };
}

const NOTHING: Made = { record: {}, file: {} };

function open(random: Random, life: Life, isAsked: boolean): Made {
  if (random() < WAITING) {
    const { record, file } = question(random, life, false);
    const moved = { estadoCredito: 'informacion', actualizado: after(0.2, life) };
    return { record: { ...moved, ...record }, file };
  }
  const estadoCredito = 'pendiente';
  if (life.value > CONFIRMED_FROM && random() < PROPOSED)
    return {
      record: { estadoCredito, actualizado: after(0, life) },
      file: { propuesta: { autor: life.author, fecha: after(0.3, life) } },
    };
  const { record, file } = isAsked ? question(random, life, true) : NOTHING;
  return {
    record: { estadoCredito, actualizado: after(isAsked ? 0.4 : 0, life), ...record },
    file,
  };
}

/** The request's question, which nobody answered; undefined if it is too young for that. */
function unanswered(life: Life): Made | undefined {
  const asked = after(0.2, life);
  const later = (days: number) => Timestamp.fromMillis(asked.toMillis() + days * DAY_MS);
  const fecha = later(CLOSING_DAYS);
  if (fecha.toMillis() > life.now) return undefined;
  const needs = Object.values(STORED_NEED);
  const necesita = needs[life.received % needs.length];
  const question = { necesita, fecha: asked, recordada: later(REMINDER_DAYS) };
  return {
    record: {
      estadoCredito: 'sinRespuesta',
      cierre: { fecha },
      actualizado: fecha,
      preguntas: { 1: question },
    },
    file: { preguntas: { 1: { autor: life.author, fecha: asked } } },
  };
}

/** What the core system told of an approval a day later, if it did. */
function atBank(part: number, decided: Timestamp, { now }: Life) {
  const at = decided.toMillis() + DAY_MS;
  if (at > now || part > DISBURSED + CANCELLED) return {};
  return bankOutcomeRecord(part < DISBURSED ? 'disbursed' : 'cancelled', Timestamp.fromMillis(at));
}

function closed(random: Random, life: Life, isAsked: boolean): Made {
  const part = random();
  const fecha = after(0.5 + part / 2, life);
  const { record, file } = isAsked ? question(random, life, true) : NOTHING;
  const end = random();
  const waited = end < UNANSWERED ? unanswered(life) : undefined;
  if (waited) return waited;
  if (end < WITHDRAWN)
    return {
      record: { estadoCredito: 'retirado', retiro: { fecha }, actualizado: fecha, ...record },
      file,
    };
  const signed = { autor: life.author, fecha };
  if (random() < 0.6)
    return {
      record: {
        ...{ estadoCredito: 'aprobado', decision: { fecha }, actualizado: fecha },
        ...record,
        ...atBank(part, fecha, life),
      },
      file: { ...file, decision: signed },
    };
  const decision = { fecha, motivo: pick(random, Object.values(STORED_REASON)) };
  if (part < UNDONE + RECONSIDERED) {
    const declined = { ...life, decision: { ...decision, fecha: after(0.3, life) } };
    // Half of either wait for their new decision.
    const isOpen = part < UNDONE ? part < UNDONE / 2 : part < UNDONE + RECONSIDERED / 2;
    const last = life.now - REOPENED * HOUR_MS;
    const recent = Timestamp.fromMillis(Math.max(last, declined.decision.fecha.toMillis()));
    const reopen = part < UNDONE ? undone : reconsidered;
    const made = reopen(declined, isOpen ? recent : after(0.4, life), isOpen ? undefined : signed);
    return { record: { ...record, ...made.record }, file: { ...file, ...made.file } };
  }
  const waits =
    part > 1 - UNDOING && undoing({ ...life, decision }, Timestamp.fromMillis(life.now));
  return {
    record: { estadoCredito: 'rechazado', decision, actualizado: fecha, ...record },
    file: { ...file, decision: signed, ...waits },
  };
}

/** The life of a request: its state, and the questions, answers, reasons and times behind it. */
export function randomLife(random: Random, life: Life): Made {
  const isOld = life.now - life.received > VERIFICATION_HOURS * HOUR_MS;
  const isOpen = random() >= (isOld ? 1 - OVERDUE : CLOSED_EARLY);
  const isAsked = random() < ASKED;
  return isOpen ? open(random, life, isAsked) : closed(random, life, isAsked);
}

/** The address of a request, which a few visitors correct. */
export function randomAddress(random: Random, email: string, life: Life) {
  if (random() >= CORRECTED) return { correo: email };
  const anterior = `${below(random, 10)}${email}`;
  return { correo: email, correccion: { anterior, fecha: after(0.1, life) } };
}
