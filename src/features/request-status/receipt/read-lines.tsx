import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backend } from '../../../data/backend';
import { useRemote } from '../../../data/use-remote';
import { TextButton } from '../../../ui/button/text-button';
import { LinesAtRates } from './lines-at-rates';
import { type LinesOf, QuantityLines } from './quantity-lines';

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
        {t('status:lines.failed')} <TextButton onClick={reload}>{t('status:retry')}</TextButton>
      </QuantityLines>
    );
  if (remote.data) return <LinesAtRates {...of} rates={remote.data} />;
  return <QuantityLines {...of}>{t('status:lines.unknownRates')}</QuantityLines>;
}
