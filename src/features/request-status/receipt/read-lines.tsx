import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backend } from '../../../data/backend';
import { useRemote } from '../../../data/use-remote';
import { Button } from '../../../ui/button/button';
import { LinesAtRates } from './lines-at-rates';
import { type LinesOf, QuantityLines } from './quantity-lines';
import styles from './request-lines.module.css';

/** The receipt of a request at a version of the rates that has to be read first. */
export function ReadLines({ version, ...of }: LinesOf & { readonly version: number }) {
  const { t } = useTranslation();
  const { calculator } = of;
  const read = useCallback(
    (backend: Backend) => backend.ratesOfVersion(calculator, version),
    [calculator, version],
  );
  const { remote, reload } = useRemote(read);
  if (remote.status === 'loading')
    return <QuantityLines {...of}>{t('status:lines.loading')}</QuantityLines>;
  if (remote.status === 'failed')
    return (
      <QuantityLines {...of}>
        <p>{t('status:lines.failed')}</p>
        <Button look="line" className={styles.retry} onClick={reload}>
          {t('status:retry')}
        </Button>
      </QuantityLines>
    );
  if (remote.data) return <LinesAtRates {...of} rates={remote.data} />;
  return <QuantityLines {...of}>{t('status:lines.unknownRates')}</QuantityLines>;
}
