import { useTranslation } from 'react-i18next';
import { currentValue, type MarketGame } from '../../../../domain/market/market-value';
import { ExportButton } from '../../export/export-button';

/** Downloads a file to fill in: every game with its present value. */
export function TemplateButton({ games }: { readonly games: readonly MarketGame[] }) {
  const { t } = useTranslation('staff');
  return (
    <ExportButton<MarketGame>
      label={t('valueImport.template')}
      fileName={t('valueImport.templateFile')}
      sheet={t('valueImport.templateSheet')}
      columns={[
        { header: t('valueImport.gameColumn'), kind: 'text', width: 28, cell: ({ name }) => name },
        {
          header: t('valueImport.valueColumn'),
          kind: 'cents',
          width: 14,
          cell: ({ values }) => {
            const value = currentValue(values);
            return value === undefined ? undefined : value * 100;
          },
        },
      ]}
      total={games.length}
      audited={undefined}
      readPage={async () => ({ rows: games, next: undefined })}
    />
  );
}
