import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { dataFile, dataFileName } from '../data-file';
import type { OwnData } from '../use-own-data';
import styles from './side.module.css';

/** Some browsers read the file only after the press has been handled. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** All that is kept as a file, or on paper. */
export function TakeAway({ data }: { readonly data: OwnData }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={`${styles.box} ${styles.takeAway}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('myData:take.title')}</h2>
      <p>{t('myData:take.text')}</p>
      <Button onClick={() => download(dataFileName(data.request), dataFile(data))}>
        {t('myData:take.action')}
        <Icon name="arrow-up" className={styles.down} />
      </Button>
      <TextButton onClick={() => window.print()}>{t('myData:take.print')}</TextButton>
    </section>
  );
}
