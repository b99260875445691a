import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../ui/button/text-button';
import { Field, inputClass } from '../../../ui/form/field';
import styles from './request-code.module.css';

/** Copies a link and says so; where the browser refuses, the link is there, selected. */
export function CopyLink({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      setOutcome(undefined);
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      flushSync(() => setOutcome('refused'));
      field.current?.focus();
      field.current?.select();
    }
  }

  return (
    <div className={styles.copy}>
      <TextButton onClick={copy}>{t('status:code.copy')}</TextButton>
      <span role="status">{outcome === 'copied' && t('status:code.copied')}</span>
      {outcome === 'refused' && (
        <Field label={t('status:code.refused')} error={undefined}>
          {(tied) => <input {...tied} ref={field} className={inputClass} readOnly value={link} />}
        </Field>
      )}
    </div>
  );
}
