import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextButton } from '../../../ui/button/text-button';
import { Field, inputClass } from '../../../ui/form/field';
import styles from './request-code.module.css';

/** The label of copying, and the messages for success and for a browser that refuses. */
interface CopyWords {
  readonly copy: string;
  readonly copied: string;
  readonly refused: string;
}

/** Copies a text and says so; if the browser refuses, shows the text selected. */
export function CopyText({ text, words }: { readonly text: string; readonly words: CopyWords }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      setOutcome(undefined);
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      flushSync(() => setOutcome('refused'));
      field.current?.focus();
      field.current?.select();
    }
  }

  return (
    <div className={styles.copy}>
      <TextButton onClick={copy}>{words.copy}</TextButton>
      <span role="status">{outcome === 'copied' && words.copied}</span>
      {outcome === 'refused' && (
        <Field label={words.refused} error={undefined}>
          {(tied) => <input {...tied} ref={field} className={inputClass} readOnly value={text} />}
        </Field>
      )}
    </div>
  );
}
