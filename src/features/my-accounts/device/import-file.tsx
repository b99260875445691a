import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAccounts, keptAccounts } from '../../../data/kept-accounts';
import {
  type Import,
  importAccounts,
  MAX_FILE_BYTES,
} from '../../../domain/accounts/accounts-file';
import { Button } from '../../../ui/button/button';
import { ImportOutcome, type RefusedFile } from './import-outcome';
import { Row } from './row';

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
