import type { TFunction } from 'i18next';
import { paths } from '../../../config/paths';
import {
  type AuditSubject,
  CORE_AUTHOR,
  SYSTEM_AUTHOR,
  VISITOR_AUTHOR,
} from '../../../domain/audit';
import { isComplaintNumber } from '../../../domain/complaint/number';
import { formatLoanAmount } from '../../../domain/loan/terms';
import { type Cents, formatDollars } from '../../../domain/money';
import { gameName } from '../../../games/list';
import { formatNumber } from '../../../i18n/format';
import type { NamedRecord } from './read-audit';

/** The author that a command records in place of a uid. */
const COMMANDS = 'administración';

/** Who did it: an e-mail, or the uid of somebody whom the directory does not know. */
export function whoText({ author, authorName }: NamedRecord, t: TFunction<'staff'>): string {
  if (author === SYSTEM_AUTHOR) return t('audit.system');
  if (author === CORE_AUTHOR) return t('audit.core');
  if (author === VISITOR_AUTHOR) return t('audit.visitor');
  return author === COMMANDS ? t('audit.commands') : (authorName ?? author);
}

function gameOf(subject: AuditSubject): string {
  return 'gameId' in subject ? gameName(subject.gameId) : '';
}

const amountText = (amount: Cents, { inDollars }: NonNullable<NamedRecord['amounts']>) =>
  inDollars ? formatDollars(amount) : formatLoanAmount(amount);

/** The act in a sentence. */
export function whatText(
  { act, subject, rows, file, memberName, amounts, addresses, view }: NamedRecord,
  t: TFunction<'staff'>,
) {
  const list = subject.kind === 'list' ? t(`audit.lists.${subject.list}`) : '';
  switch (act) {
    case 'search':
      return t('audit.lines.search', { list });
    case 'export':
      return t('audit.lines.export', { count: rows ?? 0, rows: formatNumber(rows ?? 0), list });
    case 'changeValue':
    case 'editGame':
    case 'discardDraft':
      return t(`audit.lines.${act}`, { game: gameOf(subject) });
    case 'importValues':
      return t('audit.lines.importValues', {
        count: rows ?? 0,
        rows: formatNumber(rows ?? 0),
        file: file ?? '',
      });
    case 'publishRates': {
      const version = subject.kind === 'rates' ? subject.version : '';
      return t('audit.lines.publishRates', { game: gameOf(subject), version });
    }
    case 'changeSettings': {
      const setting = subject.kind === 'settings' ? t(`audit.setting.${subject.setting}`) : '';
      return t('audit.lines.changeSettings', { setting });
    }
    case 'sendEventsAgain':
      return t('audit.lines.sendEventsAgain', { subject: 'id' in subject ? subject.id : '' });
    case 'shareView':
    case 'unshareView':
      return t(`audit.lines.${act}`, { view: view ?? '' });
    case 'proposeAmount':
    case 'confirmAmount':
    case 'withdrawAmount':
    case 'declineAmount':
      return t(`audit.lines.${act}`, {
        proposed: amounts ? amountText(amounts.proposed, amounts) : '',
      });
    case 'proposeAddress':
    case 'confirmAddress':
    case 'withdrawAddress':
    case 'declineAddress':
      return t(`audit.lines.${act}`, {
        setting: subject.kind === 'settings' ? t(`audit.setting.${subject.setting}`) : '',
        proposed: addresses?.proposed || t('audit.settings.none'),
      });
    case 'addMember':
    case 'inviteMember':
    case 'sendInvitationAgain':
    case 'withdrawInvitation':
    case 'changeRoles':
    case 'proposeRoles':
    case 'confirmRoles':
    case 'declineRoles':
    case 'removeMember':
    case 'restoreMember':
    case 'resetSecondFactor':
    case 'changePassword': {
      const member = memberName ?? (subject.kind === 'member' ? subject.id : '');
      return t(`audit.lines.${act}`, { member });
    }
    case 'claim':
    case 'takeOver':
    case 'release':
    case 'open':
      return subject.kind === 'complaint'
        ? t(`audit.complaintLines.${act}`)
        : t(`audit.lines.${act}`);
    default:
      return t(`audit.lines.${act}`);
  }
}

/** The details: a reason, roles, the filter of a download, or what was in force. */
export function detailText(
  { reason, filter, amounts, addresses, roles, mostLent, previousWrong }: NamedRecord,
  t: TFunction<'staff'>,
): string {
  if (reason) return t('audit.reason', { reason });
  if (previousWrong) return t('audit.previousWrong');
  if (mostLent !== undefined) return t('audit.mostLent', { amount: formatLoanAmount(mostLent) });
  if (roles)
    return roles.length === 0
      ? t('audit.noRoles')
      : t('audit.roles', { roles: roles.map((role) => t(`nav.roles.${role}`)).join(', ') });
  if (amounts)
    return amounts.before === undefined
      ? t('audit.noAmountBefore')
      : t('audit.amountBefore', { amount: amountText(amounts.before, amounts) });
  if (addresses)
    return t('audit.addressBefore', { before: addresses.before || t('audit.settings.none') });
  return filter ? t('audit.filter', { filter }) : '';
}

/** As much of an id as tells it from others. */
const ID_START = 8;

/** Where the object of an act is to be seen; `about` tells it from others of its kind. */
export interface ObjectLink {
  readonly to: string;
  readonly label: 'request' | 'complaint' | 'rates' | 'values';
  readonly about: string;
}

/** The link to the object of an act; undefined if there is nothing to open. */
export function openLink(subject: AuditSubject): ObjectLink | undefined {
  const to = (params: Record<string, string>) => `${paths.staff}?${new URLSearchParams(params)}`;
  const requestLink = (id: string): ObjectLink => ({
    to: to({ tab: 'solicitudes', solicitud: id }),
    label: 'request',
    // The audit knows no code, so no reference: the beginning of what the spreadsheet has whole.
    about: id.slice(0, ID_START),
  });
  const about = gameOf(subject);
  switch (subject.kind) {
    case 'request':
      return requestLink(subject.id);
    case 'complaint':
      return {
        to: to({ tab: 'reclamos', reclamo: subject.id }),
        label: 'complaint',
        about: subject.id,
      };
    case 'mail': {
      const [owner = '', act = ''] = subject.id.split('_');
      if (isComplaintNumber(owner)) return openLink({ kind: 'complaint', id: owner });
      // The id of a sign-up's mail has a timestamp after the visitor; it belongs to no request.
      return /^\d+$/.test(act) ? undefined : requestLink(owner);
    }
    case 'rates':
    case 'draft':
      return { to: to({ tab: 'tarifas', juego: subject.gameId }), label: 'rates', about };
    case 'loan':
      return { to: to({ tab: 'tarifas', juego: 'prestamo' }), label: 'rates', about };
    case 'value':
    case 'game':
    case 'import':
      return { to: to({ tab: 'valores' }), label: 'values', about };
    default:
      return undefined;
  }
}
