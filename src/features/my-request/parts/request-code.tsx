import { Fragment, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths';
import { TextButton } from '../../../ui/button/text-button';
import { QrCode } from '../../../ui/data/qr-code';
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

/** The address that shows a request on any device. Servers never see the part after the `#`. */
function linkOf(code: string): string {
  return `${window.location.origin}${paths.requestStatus}#${code}`;
}

/**
 * The code of a request: its link as a QR, its characters, and what they show. The children may say
 * more about it.
 */
export function RequestCode({
  code,
  children,
}: {
  readonly code: string;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const link = linkOf(code);
  return (
    <div className={styles.requestCode}>
      <div className={styles.qr}>
        <QrCode text={link} label={t('status:code.qr')} failure={t('status:code.qrFailed')} />
      </div>
      <div className={styles.words}>
        <data value={code} className={`${styles.code} number`}>
          {code.match(/[A-Z]{2}-.{4}-|.{1,4}-?/g)?.map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a code never move
            <Fragment key={place}>
              <span>{group}</span>
              <wbr />
            </Fragment>
          ))}
        </data>
        <CopyText
          key={link}
          text={link}
          words={{
            copy: t('status:code.copy'),
            copied: t('status:code.copied'),
            refused: t('status:code.refused'),
          }}
        />
        {children}
        <p className={styles.shows}>{t('status:code.shows')}</p>
      </div>
    </div>
  );
}
