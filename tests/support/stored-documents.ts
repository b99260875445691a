import type { DocumentData } from 'firebase-admin/firestore';
import type { BankSettings, ConfirmationSetting } from '../../src/domain/bank-settings';
import type { Complaint } from '../../src/domain/complaint/complaint';
import type { EventQueue } from '../../src/domain/core/event-queue';
import type { RefusedStatus } from '../../src/domain/core/refused-status';
import type { ReferenceRate } from '../../src/domain/loan/reference-rate';
import type { LoanDraft, LoanTerms } from '../../src/domain/loan/terms';
import type { MailStatus } from '../../src/domain/mail/mail';
import type { MarketGame, MarketValueChange } from '../../src/domain/market/market-value';
import type { PublishedRates, RatesDraft } from '../../src/domain/rates/rates';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import type { SharedView } from '../../src/domain/staff/shared-view';
import type { Subscriber } from '../../src/domain/subscriber';
import { DAY_MS } from '../../src/domain/time';
import { complaintRecord } from '../../src/records/complaint';
import { COMPLAINT_FIGURES } from '../../src/records/complaint-figures';
import { queueRecord } from '../../src/records/core-events';
import { changeRecord, gameRecord } from '../../src/records/game-edits';
import { LOAN_DRAFT, LOAN_TERMS } from '../../src/records/loan';
import { loanDraftRecord, loanTermsRecord, referenceRecord } from '../../src/records/loan-draft';
import { draftRecord, ratesRecord } from '../../src/records/rates-draft';
import { refusedStatusRecord } from '../../src/records/refused-status';
import {
  confirmationRecord,
  coreAddressRecord,
  digestEmailsRecord,
  SETTING_PATHS,
} from '../../src/records/settings';
import { SHARED_VIEWS, sharedViewRecord } from '../../src/records/shared-view';
import {
  at,
  requestDocuments,
  type StoredDocument,
  subscriberDocument,
} from '../../tools/samples/documents';
import type { Admin } from './emulators/emulator-admin';
import { memberEmail } from './staff-records';

/** What a backend holds when a test begins. */
export interface StoredContents {
  /** Published versions of the rates by game, oldest first; the last is in force. */
  readonly published?: Readonly<Record<string, readonly PublishedRates[]>>;
  readonly drafts?: Readonly<Record<string, RatesDraft>>;
  /** Published versions of the example of a loan, oldest first; the last is in force. */
  readonly loanTerms?: readonly LoanTerms[];
  readonly loanDraft?: LoanDraft;
  readonly reference?: ReferenceRate | undefined;
  readonly games?: readonly MarketGame[];
  /** By game, newest first. */
  readonly changes?: Readonly<Record<string, readonly MarketValueChange[]>>;
  readonly requests?: readonly LoanRequest[];
  readonly complaints?: readonly Complaint[];
  readonly subscribers?: readonly Subscriber[];
  /** By the id of the mail. */
  readonly mails?: Readonly<Record<string, MailStatus>>;
  readonly confirmation?: ConfirmationSetting;
  readonly digest?: BankSettings['digest'];
  readonly core?: BankSettings['core'];
  /** Events that did not reach the core system. */
  readonly undelivered?: readonly EventQueue[];
  /** Statuses of the core system that changed nothing. */
  readonly refusedStatuses?: readonly RefusedStatus[];
  /** Views that staff share. */
  readonly views?: readonly SharedView[];
  /** Names of members of staff by uid. */
  readonly names?: Readonly<Record<string, string>>;
}

const asEntries = (made: readonly StoredDocument[]) =>
  made.map(({ path, data }) => [path, data] as const);

const changeDocument = ({ value, previous, reason, author, changedAt }: MarketValueChange) =>
  changeRecord(value, previous, reason, author, at(changedAt));

const gameDocument = (game: MarketGame): DocumentData => ({
  ...gameRecord(game),
  ...(game.edits !== undefined && { ediciones: game.edits }),
  ...(game.lastChange && { ultimoCambio: changeDocument(game.lastChange) }),
});

function mailDocument({ state, error, attempts, resends, stuck }: MailStatus): DocumentData {
  const message = { subject: 'Hola', text: 'Hola' };
  const mail = { to: 'ana@example.com', message, ...(resends > 0 && { reenvios: resends }) };
  if (state === 'unsent') return mail;
  return {
    ...mail,
    delivery: {
      state: state.toUpperCase(),
      attempts,
      ...(error && { error }),
      // As the function leaves it where nobody sends.
      leaseExpireTime: stuck ? at(new Date(0)) : null,
    },
  };
}

function ratesDocuments({ published = {}, drafts = {} }: StoredContents) {
  return [
    ...Object.entries(published).flatMap(([id, versions]) => {
      const stored = versions.map(
        (rates) => [`tarifas/${id}/versiones/${rates.version}`, ratesRecord(rates)] as const,
      );
      const last = versions.at(-1);
      return last ? [...stored, [`tarifas/${id}`, ratesRecord(last)] as const] : stored;
    }),
    ...Object.entries(drafts).map(
      ([id, draft]) => [`borradores/${id}`, draftRecord(draft)] as const,
    ),
  ];
}

/** `condiciones/prestamo`, its versions, and the draft of the next. */
function loanDocuments({ loanTerms = [], loanDraft, reference }: StoredContents) {
  const last = loanTerms.at(-1);
  const entered = reference && referenceRecord(reference);
  return [
    ...loanTerms.map(
      (terms) => [`${LOAN_TERMS}/versiones/${terms.version}`, loanTermsRecord(terms)] as const,
    ),
    ...(last ? [[LOAN_TERMS, { ...loanTermsRecord(last), ...entered }] as const] : []),
    ...(loanDraft ? [[LOAN_DRAFT, loanDraftRecord(loanDraft)] as const] : []),
  ];
}

/** The settings that were ever set. */
function settingDocuments({ confirmation, digest, core }: StoredContents) {
  return [
    ...(confirmation?.edits
      ? [[SETTING_PATHS.confirmation, confirmationRecord(confirmation, at)] as const]
      : []),
    ...(digest ? [[SETTING_PATHS.digest, digestEmailsRecord(digest, at)] as const] : []),
    ...(core ? [[SETTING_PATHS.core, coreAddressRecord(core, at)] as const] : []),
  ];
}

/** `cifras/reclamos`, as the function counts the answers to complaints. */
function answerFigures({ complaints = [] }: StoredContents): DocumentData {
  const dias: Record<string, number> = {};
  const respuestas = { conRazon: 0, sinRazon: 0 };
  for (const { answer, receivedAt } of complaints) {
    if (!answer) continue;
    const days = Math.ceil((answer.answeredAt.getTime() - receivedAt.getTime()) / DAY_MS);
    dias[days] = (dias[days] ?? 0) + 1;
    respuestas[answer.upheld ? 'conRazon' : 'sinRazon'] += 1;
  }
  return { respuestas, dias };
}

/** Every document of these contents by path; a request comes with its entry in the index. */
export function storedDocuments(
  contents: StoredContents,
): readonly (readonly [string, DocumentData])[] {
  const { games = [], changes = {}, requests = [], subscribers = [], mails = {} } = contents;
  const { complaints = [] } = contents;
  return [
    ...ratesDocuments(contents),
    ...loanDocuments(contents),
    ...settingDocuments(contents),
    ...games.map((game) => [`games/${game.id}`, gameDocument(game)] as const),
    ...Object.entries(changes).flatMap(([id, ofGame]) =>
      ofGame.map((one) => [`games/${id}/cambios/${one.index}`, changeDocument(one)] as const),
    ),
    ...requests.flatMap((request) => asEntries(requestDocuments(request))),
    ...complaints.map(
      (one) => [`reclamos/${one.number}`, complaintRecord(one, 'visitor', at)] as const,
    ),
    ...(complaints.length > 0 ? [[COMPLAINT_FIGURES, answerFigures(contents)] as const] : []),
    ...(contents.undelivered ?? []).map(
      (queue) => [`eventos/${queue.subject}`, queueRecord(queue, undefined, at)] as const,
    ),
    ...(contents.refusedStatuses ?? []).map(
      (one) => [`eventos/${one.id}`, refusedStatusRecord(one, one.at, at)] as const,
    ),
    ...asEntries(subscribers.map((one) => subscriberDocument(one))),
    ...Object.entries(mails).map(([id, mail]) => [`mail/${id}`, mailDocument(mail)] as const),
    ...(contents.views ?? []).map(
      (view) => [`${SHARED_VIEWS}/${view.id}`, sharedViewRecord(view, at(new Date()))] as const,
    ),
    ...Object.entries(contents.names ?? {}).map(
      ([uid, nombre]) => [`personal/${uid}`, { nombre, correo: memberEmail(uid) }] as const,
    ),
  ];
}

/** Writes these contents to a project of the emulators. */
export async function storeContents(admin: Admin, contents: StoredContents): Promise<void> {
  await Promise.all(storedDocuments(contents).map(([path, data]) => admin.set(path, data)));
}
