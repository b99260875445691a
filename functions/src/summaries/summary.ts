import { VERIFICATION_HOURS } from '../../../src/domain/request/time-limits.ts';
import { oldestDay } from '../../../src/domain/summary/days.ts';
import { minuteBucket, valueBucket } from '../../../src/domain/summary/histogram.ts';
import { oldestResponseDay } from '../../../src/domain/summary/response-time.ts';
import type { Answered, Contribution } from './contribution.ts';

/** In place of a bucket of minutes: slower than any answer. */
export const LATE = 'nunca';

/** A count and a sum. */
type Sums = Record<string, number>;

/** `resumen/{gameid}`: all requests of a game, erased ones included. Amounts are in cents. */
export interface Summary {
  readonly solicitudes: number;
  /** By the beginning of the bucket (`valueBucket`). */
  readonly valores: Readonly<Record<string, Sums>>;
  /** By day, at most 400 of them. */
  readonly dias: Readonly<Record<string, Sums>>;
  readonly resultados: Readonly<Sums>;
  /** Approved ones that the bank paid out. */
  readonly desembolsadas: number;
  readonly motivos: Readonly<Sums>;
  /** The bank's minutes to its answers, by the beginning of the bucket (`minuteBucket`). */
  readonly minutos: Readonly<Record<string, Sums>>;
  /** Answers within 72 hours. */
  readonly enPlazo: number;
  /** Requests that had no answer after 72 of the bank's hours, and can have none. */
  readonly sinContestar: number;
  /** Decisions that the bank undid. */
  readonly deshechas: number;
  /** Requests that were reconsidered after a decline, and those of them that are approved now. */
  readonly reconsideradas: number;
  readonly reconsideradasAprobadas: number;
  /** Answers of the last days: how many by day, and by the beginning of the bucket of minutes, or `LATE`. */
  readonly decididas: Readonly<Record<string, Sums>>;
}

/** The summary of a game without requests, which is not stored. */
export const EMPTY: Summary = {
  solicitudes: 0,
  valores: {},
  dias: {},
  resultados: {},
  desembolsadas: 0,
  motivos: {},
  minutos: {},
  enPlazo: 0,
  sinContestar: 0,
  deshechas: 0,
  reconsideradas: 0,
  reconsideradasAprobadas: 0,
  decididas: {},
};

function addSums(before: Readonly<Sums>, added: Readonly<Sums>): Sums {
  const names = Object.keys({ ...before, ...added });
  return Object.fromEntries(names.map((name) => [name, (before[name] ?? 0) + (added[name] ?? 0)]));
}

/** The parts with an amount added to one of them; a part that reaches zero is removed. */
function addToPart(
  parts: Readonly<Record<string, Sums>>,
  name: string | undefined,
  added: Readonly<Sums>,
): Record<string, Sums> {
  if (name === undefined) return { ...parts };
  const { [name]: before = {}, ...others } = parts;
  const after = addSums(before, added);
  return after.n === 0 ? others : { ...others, [name]: after };
}

function addToCount(counts: Readonly<Sums>, name: string | undefined, added: number): Sums {
  if (name === undefined) return { ...counts };
  const { [name]: before = 0, ...others } = counts;
  return before + added === 0 ? others : { ...others, [name]: before + added };
}

function addToDay(
  days: Readonly<Record<string, Sums>>,
  day: string,
  name: string,
  added: number,
): Record<string, Sums> {
  const { [day]: before = {}, ...others } = days;
  const after = addToCount(before, name, added);
  return Object.keys(after).length === 0 ? others : { ...others, [day]: after };
}

/** A summary with an answer of the bank added to it (`sign` 1) or taken from it (-1). */
function addAnswer(summary: Summary, { dia, minutos }: Answered, sign: 1 | -1): Summary {
  const minute = minutos === undefined ? undefined : String(minuteBucket(minutos));
  const isOnTime = minutos !== undefined && minutos <= VERIFICATION_HOURS * 60;
  return {
    ...summary,
    minutos: addToPart(summary.minutos, minute, { n: sign, suma: sign * (minutos ?? 0) }),
    enPlazo: summary.enPlazo + (isOnTime ? sign : 0),
    sinContestar: summary.sinContestar + (minute === undefined ? sign : 0),
    decididas: addToDay(summary.decididas, dia, minute ?? LATE, sign),
  };
}

/** A summary with a contribution added to it (`sign` 1) or taken from it (-1). */
export function add(summary: Summary, request: Contribution, sign: 1 | -1): Summary {
  const { dia, valor, resultado, motivo, deshechas = 0, reconsiderada, desembolsada } = request;
  const { respuestas = [] } = request;
  const suma = sign * (valor ?? 0);
  const isNowApproved = reconsiderada && resultado === 'aprobado';
  const value = valor === undefined ? undefined : String(valueBucket(valor));
  return {
    ...respuestas.reduce((before, answer) => addAnswer(before, answer, sign), summary),
    solicitudes: summary.solicitudes + sign,
    valores: addToPart(summary.valores, value, { n: sign, suma }),
    dias: addToPart(summary.dias, dia, { n: sign }),
    resultados: addToCount(summary.resultados, resultado, sign),
    desembolsadas: summary.desembolsadas + (desembolsada ? sign : 0),
    motivos: addToCount(summary.motivos, motivo, sign),
    deshechas: summary.deshechas + sign * deshechas,
    reconsideradas: summary.reconsideradas + (reconsiderada ? sign : 0),
    reconsideradasAprobadas: summary.reconsideradasAprobadas + (isNowApproved ? sign : 0),
  };
}

/** The days of a summary from `oldest` on. */
function daysFrom(days: Readonly<Record<string, Sums>>, oldest: string): Record<string, Sums> {
  return Object.fromEntries(Object.entries(days).filter(([day]) => day >= oldest));
}

/** A summary without the days that it no longer keeps at this moment; its totals still count them. */
export function withoutOldDays(summary: Summary, now: number): Summary {
  return {
    ...summary,
    dias: daysFrom(summary.dias, oldestDay(now)),
    decididas: daysFrom(summary.decididas, oldestResponseDay(now)),
  };
}
