import { useTranslation } from 'react-i18next';
import type { FileProblem, Import } from '../../../domain/accounts/accounts-file';
import { MAX_ACCOUNTS } from '../../../domain/accounts/kept-account';
import { Note } from '../../../ui/feedback/note';

/** Why a file was refused: for what it holds, for its size, or because the browser cannot read it. */
export type RefusedFile = FileProblem | 'large' | 'unreadable';

/** What became of a file. */
export function ImportOutcome({ outcome }: { readonly outcome: Import | RefusedFile }) {
  const { t } = useTranslation();
  const most = MAX_ACCOUNTS;
  if (typeof outcome === 'string')
    return (
      <Note tone="error">
        {t('accounts:import.refused')} {t(`accounts:import.file.${outcome}`, { most })}
      </Note>
    );
  const { added, duplicates, leftOut, unread } = outcome;
  const isAll = leftOut === 0 && unread.length === 0;
  return (
    <Note tone={isAll ? 'success' : 'warning'}>
      <p>
        {added.length > 0
          ? t('accounts:import.done', { count: added.length })
          : t('accounts:import.none')}{' '}
        {duplicates > 0 && t('accounts:import.duplicates', { count: duplicates })}{' '}
        {leftOut > 0 && t('accounts:import.leftOut', { count: leftOut, most })}
      </p>
      {unread.map(({ place, problem }) => (
        <p key={place}>
          {t('accounts:import.unread', {
            place,
            problem: t(`accounts:import.problem.${problem}`),
          })}
        </p>
      ))}
    </Note>
  );
}
