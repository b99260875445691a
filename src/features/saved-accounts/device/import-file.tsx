import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAccounts, keptAccounts } from '../../../browser/kept-accounts';
import {
  type FileProblem,
  type Import,
  importAccounts,
  MAX_FILE_BYTES,
} from '../../../domain/accounts/accounts-file';
import { MAX_ACCOUNTS } from '../../../domain/accounts/kept-account';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import { Row } from './row';

/** Why a file was refused: for what it holds, for its size, or because the browser cannot read it. */
type RefusedFile = FileProblem | 'large' | 'unreadable';

/** What became of a file. */
function ImportOutcome({ outcome }: { readonly outcome: Import | RefusedFile }) {
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

async function readFile(file: File): Promise<Import | RefusedFile> {
  if (file.size > MAX_FILE_BYTES) return 'large';
  try {
    return importAccounts(await file.text(), keptAccounts().accounts);
  } catch {
    return 'unreadable';
  }
}

/** Adds the accounts of a file, and says what became of each. */
export function ImportFile() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Import | RefusedFile>();

  async function bring({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const read = await readFile(file);
    // The same file can be chosen again.
    currentTarget.value = '';
    if (typeof read === 'object') keepAccounts(read.added);
    setOutcome(read);
  }

  return (
    <Row
      title={t('accounts:device.bring')}
      text={t('accounts:device.bringText')}
      below={outcome && <ImportOutcome outcome={outcome} />}
    >
      <Button look="line" onClick={() => input.current?.click()}>
        {t('accounts:device.import')}
      </Button>
      <input
        ref={input}
        type="file"
        name="archivo"
        accept=".json,application/json"
        aria-label={t('accounts:device.bring')}
        hidden
        onChange={bring}
      />
    </Row>
  );
}
