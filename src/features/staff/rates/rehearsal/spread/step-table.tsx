import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../../../domain/money';
import type { Distribution } from '../../../../../domain/rates/distribution';
import { formatNumber } from '../../../../../i18n/format';
import styles from './step-table.module.css';

/** The figures of the distributions, step by step; each step ends where the next one begins. */
export function StepTable({
  distribution: { step, before, after },
  version,
}: {
  readonly distribution: Distribution;
  readonly version: string;
}) {
  const { t } = useTranslation('staff');
  return (
    <details className={styles.stepTable}>
      <summary>{t('rehearsal.spread.data')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rehearsal.spread.from')}</th>
            <th scope="col">{version}</th>
            <th scope="col">{t('rehearsal.draft')}</th>
          </tr>
        </thead>
        <tbody className="number">
          {before.map((count, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <tr key={place}>
              <th scope="row">{formatDollars(place * step)}</th>
              <td>{formatNumber(count)}</td>
              <td>{formatNumber(after[place] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
