import type { DocumentData } from 'firebase-admin/firestore';
import type { MailStatus } from '../../src/data/staff/casework';
import type { ConfirmationSetting } from '../../src/domain/bank-settings';
import type { Complaint } from '../../src/domain/complaint/complaint';
import type { EventQueue } from '../../src/domain/core/event-queue';
import type { MarketGame, MarketValueChange } from '../../src/domain/market/market-value';
import type { PublishedRates, RateFigures, RatesDraft } from '../../src/domain/rates/rates';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import type { SharedView } from '../../src/domain/staff/shared-view';
import type { Subscriber } from '../../src/domain/subscriber';
import { complaintRecord } from '../../src/records/complaint/complaint';
import { queueRecord } from '../../src/records/staff/core-events';
import { SHARED_VIEWS, sharedViewRecord } from '../../src/records/staff/shared-view';
import { at, requestDocuments, type StoredDocument } from '../../tools/samples/request-documents';
import { subscriberDocument } from '../../tools/samples/subscribers';
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
  readonly complaints?: readonly Complaint[];
  readonly subscribers?: readonly Subscriber[];
  /** By the id of the mail. */
  readonly mails?: Readonly<Record<string, MailStatus>>;
  readonly confirmation?: ConfirmationSetting;
  /** Events that did not reach the core system. */
  readonly undelivered?: readonly EventQueue[];
  /** Views that staff share. */
  readonly views?: readonly SharedView[];
  /** Names of members of staff by uid. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The e-mail of a stored member of staff. */
export const memberEmail = (uid: string): string => `${uid}@bank.test`;

const asEntries = (made: readonly StoredDocument[]) =>
  made.map(({ path, data }) => [path, data] as const);

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

/** `ajustes/credito`; nothing if it was never set. */
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
  const { complaints = [] } = contents;
  return [
    ...ratesDocuments(contents),
    ...loanDocuments(contents),
    ...confirmationDocuments(contents.confirmation),
    ...games.map((game) => [`games/${game.id}`, gameDocument(game)] as const),
    ...Object.entries(changes).flatMap(([id, ofGame]) =>
      ofGame.map((one) => [`games/${id}/cambios/${one.index}`, changeDocument(one)] as const),
    ),
    ...requests.flatMap((request) => asEntries(requestDocuments(request))),
    ...complaints.map(
      (one) => [`reclamos/${one.number}`, complaintRecord(one, 'visitor', at)] as const,
    ),
    ...(contents.undelivered ?? []).map(
      (queue) => [`eventos/${queue.subject}`, queueRecord(queue, undefined, at)] as const,
    ),
    ...asEntries(subscribers.map((one) => subscriberDocument(one))),
    ...Object.entries(mails).map(([id, mail]) => [`mail/${id}`, mailDocument(mail)] as const),
    ...(contents.views ?? []).map(
      (view) => [`${SHARED_VIEWS}/${view.id}`, sharedViewRecord(view, new Date())] as const,
    ),
    ...Object.entries(contents.names ?? {}).map(
      ([uid, nombre]) => [`personal/${uid}`, { nombre, correo: memberEmail(uid) }] as const,
    ),
  ];
}

/** Writes these contents to a project of the emulators. */
export async function storeContents(admin: Admin, contents: StoredContents): Promise<void> {
  await Promise.all(documents(contents).map(([path, data]) => admin.set(path, data)));
}
