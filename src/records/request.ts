import { normalizeText } from '../domain/fields/fields';
import { readCedula } from '../domain/fields/identifiers/cedula';
import { readEmail } from '../domain/fields/identifiers/email';
import { outcomeNow } from '../domain/request/bank-outcome';
import {
  type Applicant,
  CONSENT_VERSION,
  type Consent,
  changedAt,
  DECLARATION_VERSION,
  type Decision,
  type LoanRequest,
  type LoanRequestDraft,
} from '../domain/request/loan-request';
import { OPTIONAL_FIELDS, optionalTexts } from '../domain/request/optional-fields';
import type { Question } from '../domain/request/questions';
import type { Reconsideration } from '../domain/request/reconsideration';
import { readBankHours } from './bank-hours';
import { readBankOutcome, readHasLoosePayment } from './bank-outcome';
import { type Description, readAs, writeAs } from './codec';
import { type FieldReader, isMap, type RecordFields, reader } from './fields';
import type { Moments } from './moments';
import { STORED_OPTIONAL, storedOptional } from './optional-fields';
import { origin } from './origin';
import { readRequestProof } from './proof';
import { STORED_STATUS } from './states';
import { numbered, readUndone } from './undo';
import { STORED_NEED, STORED_POINT, STORED_TOLD, wordOf } from './words';

/** A visitor's texts in the normalized form in which they are stored and compared. */
function storedApplicant(applicant: Applicant): Applicant {
  return {
    name: normalizeText(applicant.name),
    nickname: normalizeText(applicant.nickname),
    cedula: readCedula(applicant.cedula).text,
    email: readEmail(applicant.email).text,
    ...optionalTexts((name) => OPTIONAL_FIELDS[name].read(applicant[name] ?? '').text),
  };
}

const CONSENT: Description<Consent> = {
  evaluation: ['text', 'version'],
  bureaus: ['text', 'buro'],
  promotions: ['text', 'versionMercadeo'],
  language: ['language', 'idioma'],
  acceptedAt: ['date', 'fecha'],
  marketing: ['flag', 'mercadeo'],
  marketingWithdrawnAt: ['date?', 'retiroMercadeo'],
};

/**
 * `users/{uid}` as written when it is sent; `signedIn` as the store writes when its session began.
 * What happens later is `requestLife`'s.
 */
export function requestRecord(request: LoanRequest, signedIn: unknown, at: Moments['at']) {
  const { applicant, code, consent, declaration, answers, ratesVersion, language } = request;
  const sent = request.valueSent ?? request.value;
  return {
    nombre: applicant.name,
    correo: applicant.email,
    nickname: applicant.nickname,
    cedula: applicant.cedula,
    ...storedOptional(applicant),
    juego: request.gameId,
    estadoCredito: STORED_STATUS[request.status],
    ...origin(request.id, at(request.receivedAt), signedIn),
    ...(code !== undefined && { codigo: code, actualizado: at(changedAt(request)) }),
    ...(sent !== undefined && { valor: sent }),
    ...(answers && { atributos: { ...answers } }),
    ...(ratesVersion !== undefined && { versionTarifas: ratesVersion }),
    ...(language && { idioma: language }),
    ...(consent && { consentimiento: writeAs(CONSENT, consent, at) }),
    ...(declaration !== undefined && { declaracion: declaration }),
  };
}

/** A request that is sent now, dated by the known time. */
export function newRequest(
  { uid, code }: { readonly uid: string; readonly code: string | undefined },
  draft: LoanRequestDraft,
  now: Date,
): LoanRequest {
  return {
    id: uid,
    code,
    applicant: storedApplicant(draft.applicant),
    gameId: draft.quote.gameId,
    answers: draft.quote.answers,
    value: draft.quote.value,
    ratesVersion: draft.quote.ratesVersion,
    status: 'pending',
    language: draft.language,
    consent: {
      ...CONSENT_VERSION,
      marketing: draft.marketing,
      language: draft.language,
      acceptedAt: now,
      marketingWithdrawnAt: undefined,
    },
    declaration: DECLARATION_VERSION,
    receivedAt: now,
    decision: undefined,
    withdrawnAt: undefined,
    correction: undefined,
    questions: [],
    expiresAt: undefined,
  };
}

/** Whether a stored request asks for the same as a draft: game, value and applicant. */
export function isSameRequest(stored: LoanRequest, draft: LoanRequestDraft): boolean {
  const wanted = newRequest({ uid: stored.id, code: stored.code }, draft, stored.receivedAt);
  const fields = Object.keys({ ...stored.applicant, ...wanted.applicant }) as (keyof Applicant)[];
  return (
    stored.gameId === wanted.gameId &&
    stored.value === wanted.value &&
    fields.every((field) => stored.applicant[field] === wanted.applicant[field])
  );
}

function readDecision(fields: FieldReader): Decision {
  const reason = fields.has('motivo') ? fields.text('motivo') : '';
  return {
    decidedAt: fields.date('fecha'),
    reason: wordOf(STORED_TOLD, reason),
    ...(fields.has('explicado') && { explainedAt: fields.date('explicado') }),
    ...(fields.has('hasta') && { until: fields.date('hasta') }),
    ...(fields.has('avisada') && { toldAt: fields.date('avisada') }),
    ...(fields.has('recordada') && { remindedAt: fields.date('recordada') }),
  };
}

/** `preguntas` as read: a map by number, from 1 on. */
function readQuestions(fields: FieldReader): Question[] {
  return numbered(fields).map((question) => {
    return {
      need: wordOf(STORED_NEED, question.text('necesita')),
      askedAt: question.date('fecha'),
      ...(question.has('recordada') && { remindedAt: question.date('recordada') }),
      answer: question.has('respuesta')
        ? { text: question.text('respuesta'), answeredAt: question.date('respondida') }
        : undefined,
    };
  });
}

function readReconsideration(fields: FieldReader): Reconsideration {
  return {
    point: wordOf(STORED_POINT, fields.text('sobre')) ?? 'reason',
    words: fields.text('texto'),
    askedAt: fields.date('fecha'),
  };
}

/** `users/{uid}` as its visitor reads it. Throws a `RecordError` naming a field that is not as specified. */
export function readLoanRequest(id: string, data: RecordFields): LoanRequest {
  const fields = reader(data, `users/${id}`);
  const { has } = fields;
  const textIfAny = (field: string) => (has(field) ? fields.text(field) : undefined);
  const correction = has('correccion') ? fields.part('correccion') : undefined;
  const status = fields.word('estadoCredito', STORED_STATUS);
  const undone = has('decisiones')
    ? numbered(fields.part('decisiones')).map(readUndone)
    : undefined;
  const answers = has('atributos') ? fields.numbers('atributos') : undefined;
  const atBank = outcomeNow(readBankOutcome(fields), status, undone?.at(-1));
  return {
    id,
    code: has('codigo') ? fields.text('codigo') : undefined,
    applicant: {
      name: fields.text('nombre'),
      nickname: fields.text('nickname'),
      cedula: fields.text('cedula'),
      email: fields.text('correo'),
      ...optionalTexts((name) => textIfAny(STORED_OPTIONAL[name])),
    },
    gameId: fields.text('juego'),
    answers,
    value: has('valor') ? fields.number('valor') : undefined,
    ratesVersion: has('versionTarifas') ? fields.number('versionTarifas') : undefined,
    status,
    language: has('idioma') ? fields.language('idioma') : undefined,
    consent: has('consentimiento') ? readAs(CONSENT, fields.part('consentimiento')) : undefined,
    ...(has('declaracion') && { declaration: fields.text('declaracion') }),
    receivedAt: fields.date('registro'),
    ...readBankHours(fields),
    decision: has('decision') ? readDecision(fields.part('decision')) : undefined,
    ...(undone && { undone }),
    ...(atBank && { atBank }),
    ...readHasLoosePayment(fields),
    ...(has('reconsideracion') && {
      reconsideration: readReconsideration(fields.part('reconsideracion')),
    }),
    withdrawnAt: has('retiro') ? fields.part('retiro').date('fecha') : undefined,
    ...(has('cierre') && {
      [status === 'lapsed' ? 'lapsedAt' : 'unansweredAt']: fields.part('cierre').date('fecha'),
    }),
    correction: correction && {
      previous: correction.text('anterior'),
      correctedAt: correction.date('fecha'),
    },
    questions: has('preguntas') ? readQuestions(fields.part('preguntas')) : [],
    ...(isMap(data.prueba) && { proven: readRequestProof(data.prueba, answers ?? {}) }),
    expiresAt: has('expira') ? fields.date('expira') : undefined,
  };
}
