import { useTranslation } from 'react-i18next';
import { currentValue, isLargeChange } from '../../../../domain/market/market-value';
import { formatNumber } from '../../../../i18n/format';
import { Confirm } from '../../../../ui/feedback/confirm';
import { signedPercent, wholeDollars } from '../dollars';
import { type CheckedRow, valuesOf } from './import-rows';

/** Asks before many values change, and names those that change by more than half. */
export function ConfirmImport({
  open,
  rows,
  onCancel,
  onConfirm,
  onClosed,
}: {
  readonly open: boolean;
  readonly rows: readonly CheckedRow[];
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** The dialog is gone and has given the focus back. */
  readonly onClosed: () => void;
}) {
  const { t } = useTranslation('staff');
  const counted = (count: number) => ({ count, number: formatNumber(count) });
  const large = rows.flatMap(({ included, game, amount }) => {
    const before = game && currentValue(game.values);
    if (!included || !game || before === undefined || typeof amount !== 'number') return [];
    return isLargeChange(before, amount) ? [{ id: game.id, name: game.name, before, amount }] : [];
  });
  return (
    <Confirm
      open={open}
      title={t('valueImport.confirm.title', counted(valuesOf(rows).length))}
      confirmLabel={t('valueImport.confirm.send')}
      cancelLabel={t('cancel')}
      onCancel={onCancel}
      onConfirm={onConfirm}
      onClosed={onClosed}
    >
      <p>{t('valueImport.confirm.text')}</p>
      {large.length > 0 && (
        <>
          <p>{t('valueImport.confirm.large', counted(large.length))}</p>
          <ul className="number">
            {large.map(({ id, name, before, amount }) => (
              <li key={id}>
                {name}: {wholeDollars(before)} <span aria-hidden="true">→</span>
                <span className="visually-hidden">{t('valueImport.table.becomes')}</span>{' '}
                {wholeDollars(amount)} ({signedPercent(before, amount)})
              </li>
            ))}
          </ul>
        </>
      )}
    </Confirm>
  );
}
