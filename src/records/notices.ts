import { APPROVALS, type KeyNotice, type Notice, type Ref } from '../domain/request/notices';
import { isMap, type RecordFields } from './fields';
import { STORED_KEY_OUTCOME, STORED_KIND } from './keys';
import type { Moments } from './moments';
import { STORED_REASON, wordOf } from './words';

/** The kind of a notice as stored, of those that a case file keeps. */
const STORED_KEY_NOTICE = {
  'same-account': 'misma-cuenta',
  'same-player': 'mismo-usuario',
  'two-names': 'dos-nombres',
  'shares-email': 'correo',
  'shares-phone': 'telefono',
  'this-person': 'persona',
  'past-decline': 'rechazo-borrado',
  'many-requests': 'muchas',
  'many-accounts': 'cuentas',
  'above-game': 'sobre-el-juego',
} as const satisfies Readonly<Record<KeyNotice['kind'], string>>;

/** The kind of a notice as stored. */
const STORED_NOTICE: Readonly<Record<Notice['kind'], string>> = {
  ...STORED_KEY_NOTICE,
  'check-digit': 'digito',
  mismatch: 'no-coincide',
  unusual: 'inusual',
  'new-account': 'cuenta-nueva',
  corrected: 'corregido',
  'late-payment': 'pago-tardio',
  'loose-payment': 'pago-suelto',
};

const refsRecord = ({ refs }: { readonly refs: readonly Ref[] }) =>
  refs.map(({ id, reference }) => ({ id, referencia: reference }));

/** Nothing of what a publisher says: that is forgotten sooner. */
function noticeRecord(notice: Notice, moment: Moments['at']): RecordFields {
  const tipo = STORED_NOTICE[notice.kind];
  switch (notice.kind) {
    case 'same-account':
      return { tipo, solicitudes: refsRecord(notice), borrada: notice.erased };
    case 'this-person': {
      const { approval, declines } = notice;
      const made = approval && {
        resultado: STORED_KEY_OUTCOME[approval.outcome],
        fecha: moment(approval.at),
      };
      return { tipo, ...made, rechazos: declines };
    }
    case 'past-decline': {
      const { what, reason, day } = notice;
      const motivo = reason && { motivo: STORED_REASON[reason] };
      return { tipo, dato: STORED_KIND[what], ...motivo, dia: day };
    }
    case 'many-requests':
    case 'many-accounts':
    case 'above-game':
      return { tipo, cuantas: notice.count };
    case 'unusual':
      return { tipo, linea: notice.line, cantidad: notice.declared, usual: notice.usual };
    case 'mismatch':
      return { tipo, linea: notice.line };
    case 'corrected':
      return { tipo, minutos: notice.minutes };
    case 'check-digit':
    case 'new-account':
    case 'late-payment':
    case 'loose-payment':
      return { tipo };
    default:
      return { tipo, solicitudes: refsRecord(notice) };
  }
}

/** `avisos` of a case file or of a decision in it as written. */
export const noticesRecord = (notices: readonly Notice[], at: Moments['at']) => ({
  avisos: notices.map((notice) => noticeRecord(notice, at)),
});

const refsIn = (value: unknown): Ref[] =>
  (Array.isArray(value) ? value : []).filter(isMap).map(({ id, referencia }) => ({
    id: String(id),
    reference: String(referencia),
  }));

const dateIn = (value: unknown): Date | undefined =>
  isMap(value) && typeof value.toDate === 'function' ? (value.toDate() as Date) : undefined;

/** A notice as read; one of a later release is left out. */
function readNotice(stored: RecordFields): KeyNotice[] {
  const kind = wordOf(STORED_KEY_NOTICE, stored.tipo);
  const refs = refsIn(stored.solicitudes);
  switch (kind) {
    case undefined:
      return [];
    case 'same-account':
      return [{ kind, refs, erased: stored.borrada === true }];
    case 'this-person': {
      const outcome = APPROVALS.find((one) => STORED_KEY_OUTCOME[one] === stored.resultado);
      const at = dateIn(stored.fecha);
      const approval = outcome && at ? { outcome, at } : undefined;
      return [{ kind, approval, declines: Number(stored.rechazos) }];
    }
    case 'past-decline': {
      const what = wordOf(STORED_KIND, stored.dato);
      const reason = wordOf(STORED_REASON, String(stored.motivo));
      return what ? [{ kind, what, reason, day: String(stored.dia) }] : [];
    }
    case 'many-requests':
    case 'many-accounts':
    case 'above-game':
      return [{ kind, count: Number(stored.cuantas) }];
    default:
      return [{ kind, refs }];
  }
}

/** `avisos` of a case file as read; undefined before they are known. */
export function readNotices({ avisos }: RecordFields): KeyNotice[] | undefined {
  return Array.isArray(avisos) ? avisos.filter(isMap).flatMap(readNotice) : undefined;
}
