import { brand } from '../../../config/brand';
import {
  STORED_CAUSE,
  STORED_FACT_KIND,
  STORED_MARK,
  STORED_NEED,
  STORED_POINT,
  STORED_TOLD,
  storedOptional,
} from '../../../data/stored-words';
import type { Complaint, ComplaintKind } from '../../../domain/complaint/complaint';
import { DEFAULT_LANGUAGE } from '../../../domain/language';
import { mailsAbout } from '../../../domain/mail/mails-about';
import { deadlineOf, minutesOnAnswer } from '../../../domain/request/bank-hours';
import {
  CONSENT_VERSION,
  type Consent,
  type ConsentPurpose,
  DECLARATION_VERSION,
  type LoanRequest,
  reference,
} from '../../../domain/request/loan-request';
import { type RequestState, stateOf } from '../../../domain/request/request-state';
import { gameName } from '../../../games/list';
import { consentWords, declarationWords } from '../../../i18n/agreement-words';
import { complaintErasedOn } from './complaint-rows';
import { erasedOn } from './stored-data';

// The records have these two lists in modules that would bring more code into the page.

/** The state of a request in the file. */
const FILE_STATE: Readonly<Record<RequestState, string>> = {
  pending: 'pendiente',
  information: 'informacion',
  approved: 'aprobado',
  declined: 'rechazado',
  withdrawn: 'retirado',
  unanswered: 'sinRespuesta',
  lapsed: 'caducado',
  reconsidering: 'enReconsideracion',
  disbursed: 'desembolsado',
  cancelled: 'cancelado',
  repaid: 'saldado',
};

/** The kind of a complaint in the file. */
const FILE_KIND: Readonly<Record<ComplaintKind, string>> = {
  decision: 'decision',
  delay: 'demora',
  data: 'datos',
  treatment: 'trato',
  site: 'sitio',
};

/** A consent in the file: the question, its words, and the answer. */
function consentOf(consent: Consent, purpose: ConsentPurpose) {
  const { language, acceptedAt } = consent;
  const version = consent[purpose];
  const isPromotions = purpose === 'promotions';
  return {
    para: { evaluation: 'evaluar', bureaus: 'buros', promotions: 'promociones' }[purpose],
    version,
    idioma: language,
    palabras: version === CONSENT_VERSION[purpose] ? consentWords[language][purpose] : undefined,
    autorizado: isPromotions
      ? consent.marketing || consent.marketingWithdrawnAt !== undefined
      : true,
    fecha: acceptedAt,
    retirado: isPromotions ? consent.marketingWithdrawnAt : undefined,
  };
}

/** What the applicant declared: its version, and its words in the language of the request. */
function declarationOf({ declaration: version, language = DEFAULT_LANGUAGE }: LoanRequest) {
  return (
    version && {
      version,
      palabras: version === DECLARATION_VERSION ? declarationWords[language] : undefined,
    }
  );
}

function consentsOf({ consent }: LoanRequest) {
  if (!consent) return [];
  const purposes = ['evaluation', 'bureaus', 'promotions'] as const;
  return purposes.map((purpose) => consentOf(consent, purpose));
}

/** A complaint in the file. */
function complaintOf(complaint: Complaint) {
  const { number, kind, text, name, email, code, receivedAt, answer, withdrawnAt } = complaint;
  return {
    numero: number,
    tipo: FILE_KIND[kind],
    texto: text,
    nombre: name,
    correo: email,
    codigo: code,
    recibido: receivedAt,
    respuesta: answer && {
      texto: answer.text,
      conRazon: answer.upheld,
      fecha: answer.answeredAt,
    },
    retirado: withdrawnAt,
    seBorra: complaintErasedOn(complaint),
  };
}

/** What is said of the account, line by line; what the publisher showed as long as that is kept. */
function proofOf({ proven }: LoanRequest) {
  return (
    proven && {
      cuenta: proven.account,
      nombre: proven.name,
      probada: proven.provenAt,
      anterior: proven.previousAt,
      lineas: Object.fromEntries(
        Object.entries(proven.lines).map(([id, line]) => [
          id,
          'mark' in line
            ? { marca: STORED_MARK[line.mark] }
            : { muestra: line.value, tipo: STORED_FACT_KIND[line.kind] },
        ]),
      ),
      porcentajeProbado: proven.percent,
    }
  );
}

/** All stored data of a request. */
function requestContent(request: LoanRequest) {
  const { applicant, decision, value, correction, reconsideration, atBank } = request;
  return {
    codigo: request.code,
    sesion: request.id,
    persona: {
      nombre: applicant.name,
      cedula: applicant.cedula,
      correo: applicant.email,
      ...storedOptional(applicant),
      usuario: applicant.nickname,
    },
    solicitud: {
      juego: gameName(request.gameId),
      cuenta: request.answers,
      valorEnDolares: value === undefined ? undefined : value / 100,
      versionTarifas: request.ratesVersion,
      idioma: request.language,
      enviada: request.receivedAt,
    },
    prueba: proofOf(request),
    estado: FILE_STATE[stateOf(request)],
    vence: deadlineOf(request),
    minutosQueQuedan: minutesOnAnswer(request),
    decision: decision && {
      fecha: decision.decidedAt,
      motivo: decision.reason && STORED_TOLD[decision.reason],
      motivoExplicado: decision.explainedAt,
      hasta: decision.until,
    },
    decisionesDeshechas: request.undone?.map((one) => ({
      estado: FILE_STATE[one.status],
      fecha: one.decidedAt,
      motivo: one.reason && STORED_TOLD[one.reason],
      deshecha: one.undoneAt,
      causa: one.byVisitor ? 'loPediste' : one.cause && STORED_CAUSE[one.cause],
      ahora: FILE_STATE[one.next],
    })),
    enElBanco: atBank && {
      estado: FILE_STATE[atBank.kind],
      fecha: atBank.at,
    },
    reconsideracion: reconsideration && {
      sobre: STORED_POINT[reconsideration.point],
      texto: reconsideration.words,
      pedida: reconsideration.askedAt,
    },
    retirada: request.withdrawnAt,
    cerradaSinRespuesta: request.unansweredAt,
    caducada: request.lapsedAt,
    correccion: correction && { anterior: correction.previous, fecha: correction.correctedAt },
    preguntas: request.questions.map(({ need, askedAt, remindedAt, answer }) => ({
      necesita: need && STORED_NEED[need],
      fecha: askedAt,
      recordada: remindedAt,
      respuesta: answer?.text,
      respondida: answer?.answeredAt,
    })),
    declaracion: declarationOf(request),
    autorizaciones: consentsOf(request),
    correos: mailsAbout(request).map(({ subject, to, askedAt }) => ({
      asunto: subject,
      para: to,
      pedido: askedAt,
    })),
    seBorra: erasedOn(request),
  };
}

/**
 * All stored data of a request, if there is one, and of complaints as JSON: keys in Spanish like the
 * records, times in ISO 8601, amounts in dollars. Missing fields are left out.
 */
export function dataFile(
  request: LoanRequest | undefined,
  complaints: readonly Complaint[] = [],
): string {
  const content = {
    ...(request && requestContent(request)),
    ...(complaints.length > 0 && { reclamos: complaints.map(complaintOf) }),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The name of the file, with the reference of the request. */
export function dataFileName(request: LoanRequest | undefined): string {
  return `${brand.fileName}-mis-datos${request ? `-${reference(request)}` : ''}.json`;
}
