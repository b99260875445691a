import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { indexEntry } from '../../functions/src/search-index';
import type { MailStatus } from '../../src/data/staff/casework';
import type { ConfirmationSetting } from '../../src/domain/bank-settings';
import type { MarketGame, MarketValueChange } from '../../src/domain/market/market-value';
import type { PublishedRates, RateFigures, RatesDraft } from '../../src/domain/rates/rates';
import {
  type LoanRequest,
  openQuestion,
  VERIFICATION_HOURS,
} from '../../src/domain/request/loan-request';
import type { Question } from '../../src/domain/request/questions';
import type { Subscriber } from '../../src/domain/subscriber';
import { STORED_STATUS } from '../../src/records/states';
import type { Admin } from './emulators/emulator-admin';
import type { StoredLoan } from './in-memory/in-memory-loan';
import type { StoredRates } from './in-memory/in-memory-rates';
import { loanDocuments } from './stored-loan';

/** What a backend holds when a test begins. */
export interface StoredContents extends StoredRates, StoredLoan {
  readonly games?: readonly MarketGame[];
  /** By game, newest first. */
  readonly changes?: Readonly<Record<string, readonly MarketValueChange[]>>;
  readonly requests?: readonly LoanRequest[];
  readonly subscribers?: readonly Subscriber[];
  /** By the id of the mail. */
  readonly mails?: Readonly<Record<string, MailStatus>>;
  readonly confirmation?: ConfirmationSetting;
  /** Names of members of staff by uid. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The e-mail of a stored member of staff. */
export const memberEmail = (uid: string): string => `${uid}@bank.test`;

function changeDocument({ value, previous, reason, author, changedAt }: MarketValueChange) {
  return {
    valor: value,
    ...(previous !== undefined && { anterior: previous }),
    ...(reason && { motivo: reason }),
    autor: author,
    fecha: changedAt,
  };
}

function gameDocument({
  id,
  name,
  image,
  path,
  values,
  edits,
  lastChange,
}: MarketGame): DocumentData {
  return {
    gameid: id,
    name,
    image,
    destino: path,
    value: values,
    ...(edits !== undefined && { ediciones: edits }),
    ...(lastChange && { ultimoCambio: changeDocument(lastChange) }),
  };
}

/** When the state of a request last changed. */
function changedAt({ receivedAt, decision, withdrawnAt, questions }: LoanRequest): Date {
  const last = questions.at(-1);
  return (
    decision?.decidedAt ?? withdrawnAt ?? last?.answer?.answeredAt ?? last?.askedAt ?? receivedAt
  );
}

/** What the code of a request shows, and whose it is; nothing where it has none. */
function codeDocuments(request: LoanRequest): readonly (readonly [string, DocumentData])[] {
  const { id, code, gameId, status, receivedAt } = request;
  if (code === undefined) return [];
  const tracker = {
    juego: gameId,
    estado: STORED_STATUS[status],
    enviada: receivedAt,
    plazo: VERIFICATION_HOURS,
    actualizada: changedAt(request),
    motivo: request.decision?.reason ?? null,
    necesita: openQuestion(request)?.need ?? null,
  };
  return [
    [`seguimiento/${code}`, tracker],
    [`codigos/${code}`, { id }],
  ];
}

function questionDocument({ need, askedAt, answer }: Question): DocumentData {
  return {
    necesita: need,
    fecha: Timestamp.fromDate(askedAt),
    ...(answer && { respuesta: answer.text, respondida: answer.answeredAt }),
  };
}

/** What happened to a request after it was sent. */
function lifeOf(request: LoanRequest) {
  const { decision, withdrawnAt, correction, questions, proven, expiresAt } = request;
  return {
    ...(decision && {
      decision: {
        fecha: decision.decidedAt,
        ...(decision.reason && { motivo: decision.reason }),
      },
    }),
    ...(withdrawnAt && { retiro: { fecha: withdrawnAt } }),
    ...(correction && {
      correccion: { anterior: correction.previous, fecha: correction.correctedAt },
    }),
    ...(questions.length > 0 && {
      preguntas: Object.fromEntries(
        questions.map((question, place) => [`${place + 1}`, questionDocument(question)]),
      ),
    }),
    ...(proven && {
      prueba: {
        cuenta: proven.account,
        fecha: proven.provenAt,
        lineas: Object.fromEntries(
          Object.entries(proven.lines).map(([id, kind]) => [
            id,
            kind === 'exact' ? 'exacto' : 'alMenos',
          ]),
        ),
      },
    }),
    ...(expiresAt && { expira: expiresAt }),
  };
}

/** What only staff know of a request; undefined where nobody of staff did anything. */
function caseFileDocument({ proposal, decision, questions }: LoanRequest) {
  const asked = questions.flatMap(({ author, askedAt }, place) =>
    author === undefined
      ? []
      : [[`${place + 1}`, { autor: author, fecha: Timestamp.fromDate(askedAt) }] as const],
  );
  const file = {
    ...(proposal && {
      propuesta: { autor: proposal.author, fecha: Timestamp.fromDate(proposal.proposedAt) },
    }),
    ...(decision?.author !== undefined && {
      decision: {
        autor: decision.author,
        fecha: decision.decidedAt,
        ...(decision.repeatOf && { repetida: decision.repeatOf }),
      },
    }),
    ...(asked.length > 0 && { preguntas: Object.fromEntries(asked) }),
  };
  return Object.keys(file).length > 0 ? file : undefined;
}

function requestDocument(request: LoanRequest): DocumentData {
  const { applicant, code, consent } = request;
  return {
    id: request.id,
    nombre: applicant.name,
    nickname: applicant.nickname,
    cedula: applicant.cedula,
    correo: applicant.email,
    juego: request.gameId,
    estadoCredito: STORED_STATUS[request.status],
    registro: request.receivedAt,
    ulTimoingreso: request.receivedAt,
    esAnonimo: true,
    ...(code && { codigo: code, actualizado: changedAt(request) }),
    ...(request.value !== undefined && { valor: request.value }),
    atributos: request.answers,
    versionTarifas: request.ratesVersion,
    idioma: request.language,
    consentimiento: consent && {
      version: consent.evaluation,
      ...(consent.bureaus && { buro: consent.bureaus, versionMercadeo: consent.promotions }),
      idioma: consent.language,
      fecha: consent.acceptedAt,
      mercadeo: consent.marketing,
      ...(consent.marketingWithdrawnAt && { retiroMercadeo: consent.marketingWithdrawnAt }),
    },
    ...lifeOf(request),
  };
}

function subscriberDocument(subscriber: Subscriber): DocumentData {
  const { name, lastName, email, registeredAt, consent } = subscriber;
  return {
    nombre: name,
    apellido: lastName,
    correo: email,
    id: 'visitor',
    registro: registeredAt,
    ulTimoingreso: registeredAt,
    esAnonimo: true,
    ...(consent && {
      consentimiento: {
        version: consent.version,
        idioma: consent.language,
        fecha: consent.acceptedAt,
      },
    }),
  };
}

function mailDocument({ state, error, attempts, resends }: MailStatus): DocumentData {
  const message = { subject: 'Hola', text: 'Hola' };
  const mail = { to: 'ana@example.com', message, ...(resends > 0 && { reenvios: resends }) };
  if (state === 'unsent') return mail;
  return {
    ...mail,
    delivery: { state: state.toUpperCase(), attempts, ...(error && { error }) },
  };
}

const figuresDocument = ({ rates, options, base }: RateFigures) => ({
  tasas: rates,
  opciones: options,
  base,
});

/** `tarifas/{gameid}` and its versions. */
export function ratesDocument(rates: PublishedRates): DocumentData {
  const { since, previous, reason, author, publisher } = rates.publication;
  return {
    version: rates.version,
    ...figuresDocument(rates),
    vigenteDesde: since,
    anterior: previous,
    motivo: reason,
    autor: author,
    publicadoPor: publisher,
  };
}

function draftDocument(draft: RatesDraft): DocumentData {
  const { reason, author, savedAt, revision, note } = draft;
  return {
    ...figuresDocument(draft),
    motivo: reason,
    autor: author,
    fecha: savedAt,
    revision,
    ...(note && { nota: { texto: note.text, autor: note.author, fecha: note.writtenAt } }),
  };
}

function ratesDocuments({ published = {}, drafts = {} }: StoredContents) {
  return [
    ...Object.entries(published).flatMap(([id, versions]) => {
      const stored = versions.map(
        (rates) => [`tarifas/${id}/versiones/${rates.version}`, ratesDocument(rates)] as const,
      );
      const last = versions.at(-1);
      return last ? [...stored, [`tarifas/${id}`, ratesDocument(last)] as const] : stored;
    }),
    ...Object.entries(drafts).map(
      ([id, draft]) => [`borradores/${id}`, draftDocument(draft)] as const,
    ),
  ];
}

/** `ajustes/credito`; nothing where it was never set. */
function confirmationDocuments(setting: ConfirmationSetting | undefined) {
  if (!setting?.edits) return [];
  const { value, edits, before, proposal } = setting;
  const data = {
    ...(value !== undefined && { montoConfirmar: value }),
    ediciones: edits,
    ...(before && { anterior: before.amount, desde: before.changedAt }),
    ...(proposal && {
      propuesta: {
        montoConfirmar: proposal.amount,
        autor: proposal.author,
        fecha: proposal.proposedAt,
      },
    }),
  };
  return [['ajustes/credito', data] as const];
}

/** Every document of these contents by path; a request comes with its entry in the index. */
function documents(contents: StoredContents): readonly (readonly [string, DocumentData])[] {
  const { games = [], changes = {}, requests = [], subscribers = [], mails = {} } = contents;
  return [
    ...ratesDocuments(contents),
    ...loanDocuments(contents),
    ...confirmationDocuments(contents.confirmation),
    ...games.map((game) => [`games/${game.id}`, gameDocument(game)] as const),
    ...Object.entries(changes).flatMap(([id, ofGame]) =>
      ofGame.map((one) => [`games/${id}/cambios/${one.index}`, changeDocument(one)] as const),
    ),
    ...requests.flatMap((request) => {
      const { id } = request;
      const [stored, file] = [requestDocument(request), caseFileDocument(request)];
      return [
        [`users/${id}`, stored] as const,
        ...(file ? [[`expedientes/${id}`, file] as const] : []),
        [`indice/${id}`, indexEntry(id, stored, file)] as const,
        ...codeDocuments(request),
      ];
    }),
    ...subscribers.map((one) => [`subscriptores/${one.id}`, subscriberDocument(one)] as const),
    ...Object.entries(mails).map(([id, mail]) => [`mail/${id}`, mailDocument(mail)] as const),
    ...Object.entries(contents.names ?? {}).map(
      ([uid, nombre]) => [`personal/${uid}`, { nombre, correo: memberEmail(uid) }] as const,
    ),
  ];
}

/** Writes these contents to a project of the emulators. */
export async function storeContents(admin: Admin, contents: StoredContents): Promise<void> {
  await Promise.all(documents(contents).map(([path, data]) => admin.set(path, data)));
}
