import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { download } from '../../../../ui/download';
import { dataFile, dataFileName } from '../data-file';
import type { OwnData } from '../use-own-data';
import styles from './side.module.css';

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
