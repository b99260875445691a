import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../../../domain/calculator';
import { type RateFigures, withFigures } from '../../../../../domain/rates/rates';
import { useLanguage } from '../../../../../i18n/use-language';
import { figureAt, rateLines } from '../../changes/rate-lines';
import { Ledger } from '../../ledger';
import type { DraftForm } from '../draft-state';
import { RateRow } from './rate-row';
import styles from './rate-table.module.css';

/** Every rate of a calculator: in force, and in the draft. */
export function RateTable({
  calculator,
  inForce,
  form,
  readOnly,
}: {
  readonly calculator: Calculator;
  readonly inForce: RateFigures;
  readonly form: DraftForm;
  readonly readOnly: boolean;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return (
    <Ledger className={styles.rates}>
      <thead>
        <tr>
          <th scope="col">{t('rates.draft.columns.line')}</th>
          <th scope="col" className={styles.figure}>
            {t('rates.draft.columns.inForce')}
          </th>
          <th scope="col">{t('rates.draft.columns.draft')}</th>
          <th scope="col" colSpan={2}>
            {t('rates.draft.columns.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rateLines(withFigures(calculator, inForce), language, t).map((line) => {
          const { value = '', onChange, onBlur } = form.register(line.name);
          return (
            <RateRow
              key={line.name}
              line={line}
              inForce={figureAt(inForce, line.place)}
              typed={value}
              problem={form.problem(line.name)}
              readOnly={readOnly || form.busy}
              onChange={onChange}
              onBlur={onBlur}
            />
          );
        })}
      </tbody>
    </Ledger>
  );
}
