import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { download } from '../../../../ui/download';
import { dataFile, dataFileName } from '../data-file';
import styles from './side.module.css';

/** All that is kept as a file, or on paper. */
export function TakeAway({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={`${styles.box} ${styles.takeAway}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('myData:take.title')}</h2>
      <p>{t('myData:take.text')}</p>
      <Button onClick={() => download(dataFileName(request), dataFile(request))}>
        {t('myData:take.action')}
        <Icon name="arrow-up" className={styles.down} />
      </Button>
      <TextButton onClick={() => window.print()}>{t('myData:take.print')}</TextButton>
    </section>
  );
}
