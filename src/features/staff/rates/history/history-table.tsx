import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../../domain/calculator';
import type { Rates } from '../../../../domain/rates/rates';
import { Ledger } from '../ledger';
import { HistoryRow } from './history-row';
import type { History } from './read-history';

/** Versions in rows; on phones each row is a card. */
export function HistoryTable({
  calculator,
  inForce,
  rows,
  names,
  onPut,
}: History & {
  readonly calculator: Calculator;
  /** The version in force. */
  readonly inForce: number;
  readonly onPut: ((rates: Rates) => void) | undefined;
}) {
  const { t } = useTranslation('staff');
  return (
    <Ledger>
      <thead>
        <tr>
          <th scope="col">{t('rates.history.columns.version')}</th>
          <th scope="col">{t('rates.history.columns.reason')}</th>
          <th scope="col">{t('rates.history.columns.changes')}</th>
          <th scope="col">{t('rates.history.columns.people')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('rates.history.columns.action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HistoryRow
            key={row.version}
            calculator={calculator}
            row={row}
            isInForce={row.version === inForce}
            names={names}
            onPut={onPut}
          />
        ))}
      </tbody>
    </Ledger>
  );
}
