import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { Visitor } from '../data/firebase/context';
import { normalizeCedula, normalizeEmail, normalizeText } from '../domain/fields/fields';
import type { Language } from '../domain/language';
import {
  type Applicant,
  CONSENT_VERSION,
  type Consent,
  type Decision,
  type LoanRequest,
  type LoanRequestDraft,
} from '../domain/request/loan-request';
import { isNeed, type Question } from '../domain/request/questions';
import { readDeclineReason } from '../domain/request/reasons';
import {
  SIGN_UP_CONSENT_VERSION,
  type SignUpConsent,
  type Subscriber,
  type SubscriberDraft,
} from '../domain/subscriber';
import { type FieldReader, type RecordFields, reader } from './fields';
import { readProvenLines } from './proof';
import { fromStoredStatus } from './states';

/** A visitor's texts in the normalized form in which they are stored and compared. */
export function storedApplicant(applicant: Applicant): Applicant {
  return {
    name: normalizeText(applicant.name),
    nickname: normalizeText(applicant.nickname),
    cedula: normalizeCedula(applicant.cedula),
    email: normalizeEmail(applicant.email),
  };
}

/** When a record was created, by the server's clock, and by which session. */
function origin(visitor: Visitor) {
  return {
    id: visitor.uid,
    registro: serverTimestamp(),
    ulTimoingreso: Timestamp.fromMillis(visitor.signedInAt),
    esAnonimo: true,
  };
}

/** `users/{uid}` as it is written. */
export function loanRequestRecord(visitor: Visitor, draft: LoanRequestDraft, code: string) {
  const { name, nickname, cedula, email } = storedApplicant(draft.applicant);
  return {
    nombre: name,
    correo: email,
    nickname,
    cedula,
    juego: draft.quote.gameId,
    estadoCredito: 'pendiente',
    ...origin(visitor),
    codigo: code,
    actualizado: serverTimestamp(),
    valor: draft.quote.value,
    atributos: { ...draft.quote.answers },
    versionTarifas: draft.quote.ratesVersion,
    idioma: draft.language,
    consentimiento: {
      version: CONSENT_VERSION.evaluation,
      buro: CONSENT_VERSION.bureaus,
      versionMercadeo: CONSENT_VERSION.promotions,
      idioma: draft.language,
      fecha: serverTimestamp(),
      mercadeo: draft.marketing,
    },
  };
}

/** A request that was just written, dated by this machine's clock. */
export function requestJustWritten(
  { uid, code }: { readonly uid: string; readonly code: string },
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
    receivedAt: now,
    decision: undefined,
    withdrawnAt: undefined,
    correction: undefined,
    questions: [],
    expiresAt: undefined,
  };
}

/** `consentimiento` as it is read; an earlier one has one version for its two texts. */
function readConsent(fields: FieldReader): Consent {
  const evaluation = fields.text('version');
  return {
    evaluation,
    bureaus: fields.has('buro') ? fields.text('buro') : undefined,
    promotions: fields.has('versionMercadeo') ? fields.text('versionMercadeo') : evaluation,
    marketing: fields.flag('mercadeo'),
    language: fields.language('idioma'),
    acceptedAt: fields.date('fecha'),
    marketingWithdrawnAt: fields.has('retiroMercadeo') ? fields.date('retiroMercadeo') : undefined,
  };
}

function readDecision(fields: FieldReader): Decision {
  const reason = fields.has('motivo') ? fields.text('motivo') : '';
  return {
    decidedAt: fields.date('fecha'),
    reason: readDeclineReason(reason),
  };
}

/** `preguntas` as it is read: a map by number, from 1 on. */
function readQuestions(fields: FieldReader): Question[] {
  const questions: Question[] = [];
  for (let number = 1; fields.has(`${number}`); number += 1) {
    const question = fields.part(`${number}`);
    const need = question.text('necesita');
    questions.push({
      need: isNeed(need) ? need : undefined,
      askedAt: question.date('fecha'),
      answer: question.has('respuesta')
        ? { text: question.text('respuesta'), answeredAt: question.date('respondida') }
        : undefined,
    });
  }
  return questions;
}

/** `users/{uid}` as its visitor reads it. Throws `unknown` naming a field that is not as specified. */
export function readLoanRequest(id: string, data: RecordFields): LoanRequest {
  const fields = reader(data, `users/${id}`);
  const { has } = fields;
  const consent = has('consentimiento') ? fields.part('consentimiento') : undefined;
  const correction = has('correccion') ? fields.part('correccion') : undefined;
  return {
    id,
    code: has('codigo') ? fields.text('codigo') : undefined,
    applicant: {
      name: fields.text('nombre'),
      nickname: fields.text('nickname'),
      cedula: fields.text('cedula'),
      email: fields.text('correo'),
    },
    gameId: fields.text('juego'),
    answers: has('atributos') ? fields.numbers('atributos') : undefined,
    value: has('valor') ? fields.number('valor') : undefined,
    ratesVersion: has('versionTarifas') ? fields.number('versionTarifas') : undefined,
    status: fromStoredStatus(fields.text('estadoCredito')),
    language: has('idioma') ? fields.language('idioma') : undefined,
    consent: consent && readConsent(consent),
    receivedAt: fields.date('registro'),
    decision: has('decision') ? readDecision(fields.part('decision')) : undefined,
    withdrawnAt: has('retiro') ? fields.part('retiro').date('fecha') : undefined,
    correction: correction && {
      previous: correction.text('anterior'),
      correctedAt: correction.date('fecha'),
    },
    questions: has('preguntas') ? readQuestions(fields.part('preguntas')) : [],
    ...(has('prueba') && { proven: readProvenLines(fields.part('prueba'), data.prueba) }),
    expiresAt: has('expira') ? fields.date('expira') : undefined,
  };
}

/** `subscriptores/{key}` as it is written, with the code that ends the subscription. */
export function subscriberRecord(
  visitor: Visitor,
  draft: SubscriberDraft,
  { language, code }: { readonly language: Language; readonly code: string },
) {
  return {
    nombre: normalizeText(draft.name),
    apellido: normalizeText(draft.lastName),
    correo: normalizeEmail(draft.email),
    ...origin(visitor),
    baja: code,
    consentimiento: {
      version: SIGN_UP_CONSENT_VERSION,
      idioma: language,
      fecha: serverTimestamp(),
    },
  };
}

function readSignUpConsent(fields: FieldReader): SignUpConsent {
  return {
    version: fields.text('version'),
    language: fields.language('idioma'),
    acceptedAt: fields.date('fecha'),
  };
}

/** `subscriptores/{key}` as it is read. */
export function readSubscriber(id: string, data: RecordFields): Subscriber {
  const fields = reader(data, `subscriptores/${id}`);
  return {
    id,
    name: fields.text('nombre'),
    lastName: fields.text('apellido'),
    email: fields.text('correo'),
    registeredAt: fields.date('registro'),
    consent: fields.has('consentimiento')
      ? readSignUpConsent(fields.part('consentimiento'))
      : undefined,
  };
}
