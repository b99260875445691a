import type { AuditAct, AuditedList, AuditRecord, AuditSubject } from '../domain/audit';
import { RecordError, type RecordFields, reader } from './fields';
import { readRoles } from './roles';
import { SETTING_PATHS } from './settings';
import { SHARED_VIEWS } from './shared-view';
import { wordOf } from './words';

/** `accion` as stored. */
export const STORED_ACT = {
  decide: 'decidir',
  propose: 'proponer',
  endProposal: 'fin-propuesta',
  replaceProof: 'prueba',
  closeUnanswered: 'cerrar',
  lapse: 'caducar',
  disburse: 'desembolsar',
  cancelAtBank: 'cancelar',
  cancelAtBankLate: 'cancelar-tarde',
  repay: 'saldar',
  loosePayment: 'pago-suelto',
  explainPayment: 'aclarar-pago',
  confirmPayment: 'pago-aclarado',
  proposeUndo: 'proponer-deshacer',
  undo: 'deshacer',
  dropUndo: 'no-deshacer',
  answerComplaint: 'responder',
  claim: 'tomar',
  takeOver: 'relevar',
  release: 'soltar',
  seeCode: 'ver',
  unseeCode: 'no-ver',
  identify: 'identificar',
  sendMailAgain: 'reenviar',
  sendEventsAgain: 'reenviar-evento',
  open: 'abrir',
  search: 'buscar',
  export: 'exportar',
  changeValue: 'cambiar-valor',
  editGame: 'editar-juego',
  importValues: 'importar-valores',
  publishRates: 'publicar-tarifas',
  discardDraft: 'descartar-borrador',
  publishLoanTerms: 'publicar-prestamo',
  discardLoanDraft: 'descartar-terminos',
  enterReferenceRate: 'cambiar-referencia',
  changeSettings: 'cambiar-ajustes',
  proposeAmount: 'proponer-monto',
  confirmAmount: 'confirmar-monto',
  withdrawAmount: 'retirar-monto',
  declineAmount: 'rechazar-monto',
  proposeAddress: 'proponer-direccion',
  confirmAddress: 'confirmar-direccion',
  withdrawAddress: 'retirar-direccion',
  declineAddress: 'rechazar-direccion',
  addMember: 'alta',
  inviteMember: 'invitar',
  sendInvitationAgain: 'reenviar-invitacion',
  withdrawInvitation: 'retirar-invitacion',
  acceptInvitation: 'aceptar-invitacion',
  changeRoles: 'cambiar-roles',
  proposeRoles: 'proponer-roles',
  confirmRoles: 'confirmar-roles',
  declineRoles: 'rechazar-roles',
  removeMember: 'baja',
  restoreMember: 'reactivar',
  resetSecondFactor: 'quitar-segundo-factor',
  reviewPeople: 'revisar-personal',
  changePassword: 'cambiar-clave',
  shareView: 'compartir-vista',
  unshareView: 'quitar-vista',
} as const satisfies Readonly<Record<AuditAct, string>>;

/** One of them. */
export type StoredAct = (typeof STORED_ACT)[AuditAct];

/** `sobre` of a list. */
export const STORED_LIST: Readonly<Record<AuditedList, string>> = {
  requests: 'users',
  subscribers: 'subscriptores',
  audit: 'auditoria',
  people: 'personal',
};

function readSubject(about: string): AuditSubject | undefined {
  const list = wordOf(STORED_LIST, about);
  if (list) return { kind: 'list', list };
  const setting = wordOf(SETTING_PATHS, about);
  if (setting) return { kind: 'settings', setting };
  const [collection, id, part, last] = about.split('/');
  if (id === undefined) return undefined;
  switch (collection) {
    case 'users':
      return { kind: 'request', id };
    case 'reclamos':
      return { kind: 'complaint', id };
    case 'mail':
      return { kind: 'mail', id };
    case 'eventos':
      return { kind: 'events', id };
    case 'borradores':
      return { kind: 'draft', gameId: id };
    case 'importaciones':
      return { kind: 'import', id };
    case SHARED_VIEWS:
      return { kind: 'view', id };
    case 'personal':
      return { kind: 'member', id };
    case 'games':
      return { kind: part === 'cambios' ? 'value' : 'game', gameId: id };
    case 'condiciones':
      return { kind: 'loan' };
    case 'tarifas':
      return { kind: 'rates', gameId: id, version: Number(last) };
    default:
      return undefined;
  }
}

/** `auditoria/{id}` as read. Throws a `RecordError` for an act or a subject of another release. */
export function readAuditRecord(id: string, data: RecordFields): AuditRecord {
  const fields = reader(data, `auditoria/${id}`);
  const act = wordOf(STORED_ACT, fields.text('accion'));
  const subject = readSubject(fields.text('sobre'));
  if (!act || !subject) throw new RecordError(`auditoria/${id}`);
  return {
    id,
    author: fields.text('autor'),
    at: fields.date('fecha'),
    act,
    subject,
    ...(fields.has('motivo') && { reason: fields.text('motivo') }),
    ...(fields.has('roles') && { roles: readRoles(fields.texts('roles')) }),
    ...(fields.has('filas') && { rows: fields.number('filas') }),
    ...(fields.has('archivo') && { file: fields.text('archivo') }),
    ...(fields.has('nombre') && { view: fields.text('nombre') }),
    ...(fields.has('filtro') && { filter: fields.text('filtro') }),
    ...(typeof data.despues === 'number' && {
      amounts: {
        before: data.antes === null ? undefined : fields.number('antes'),
        proposed: data.despues,
        ...(!fields.has('moneda') && { inDollars: true }),
      },
    }),
    ...(data.anteriorErronea === true && { previousWrong: true }),
    ...(fields.has('monto') && { mostLent: fields.number('monto') }),
    ...(typeof data.despues === 'string' && {
      addresses: { before: fields.text('antes'), proposed: data.despues },
    }),
  };
}
