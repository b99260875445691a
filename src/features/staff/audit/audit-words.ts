import type { TFunction } from 'i18next';
import { paths } from '../../../config/paths';
import type { AuditSubject } from '../../../domain/audit';
import { findGame } from '../../../games/list';
import { formatNumber } from '../../../i18n/format';
import type { NamedRecord } from './read-audit';

/** What a command signs with in the place of a uid. */
const COMMANDS = 'administración';

/** Who did it: an e-mail, or the uid of somebody whom the directory does not know. */
export function whoText({ author, authorName }: NamedRecord, t: TFunction<'staff'>): string {
  return author === COMMANDS ? t('audit.commands') : (authorName ?? author);
}

function gameOf(subject: AuditSubject): string {
  return 'gameId' in subject ? (findGame(subject.gameId)?.name ?? subject.gameId) : '';
}

/** What was done, in a sentence. */
export function whatText({ act, subject, rows, memberName }: NamedRecord, t: TFunction<'staff'>) {
  const list = subject.kind === 'list' ? t(`audit.lists.${subject.list}`) : '';
  switch (act) {
    case 'search':
      return t('audit.lines.search', { list });
    case 'export':
      return t('audit.lines.export', { count: rows ?? 0, rows: formatNumber(rows ?? 0), list });
    case 'changeValue':
    case 'editGame':
      return t(`audit.lines.${act}`, { game: gameOf(subject) });
    case 'publishRates': {
      const version = subject.kind === 'rates' ? subject.version : '';
      return t('audit.lines.publishRates', { game: gameOf(subject), version });
    }
    case 'changeSettings': {
      const setting = subject.kind === 'settings' ? t(`audit.setting.${subject.setting}`) : '';
      return t('audit.lines.changeSettings', { setting });
    }
    case 'addMember':
    case 'removeMember':
    case 'changePassword': {
      const member = memberName ?? (subject.kind === 'member' ? subject.id : '');
      return t(`audit.lines.${act}`, { member });
    }
    default:
      return t(`audit.lines.${act}`);
  }
}

/** What more there is to say: a reason, or the filter of a download. */
export function detailText({ reason, filter }: NamedRecord, t: TFunction<'staff'>): string {
  if (reason) return t('audit.reason', { reason });
  return filter ? t('audit.filter', { filter }) : '';
}

/** Where to look at what an act was done to; undefined where there is nothing to open. */
export function openLink(
  subject: AuditSubject,
): { readonly to: string; readonly label: 'request' | 'rates' | 'values' } | undefined {
  const to = (params: Record<string, string>) => `${paths.staff}?${new URLSearchParams(params)}`;
  switch (subject.kind) {
    case 'request':
      return { to: to({ tab: 'solicitudes', solicitud: subject.id }), label: 'request' };
    case 'rates':
      return { to: to({ tab: 'tarifas', juego: subject.gameId }), label: 'rates' };
    case 'value':
    case 'game':
    case 'import':
      return { to: to({ tab: 'valores' }), label: 'values' };
    default:
      return undefined;
  }
}
