import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../../config/brand';
import { readingsOf } from '../../../../domain/fields/amount';
import { formatExactDollars, type Millicents } from '../../../../domain/money';
import { FieldMessage } from '../../../../ui/form/field';
import { useDelayedBlur } from '../../../../ui/form/use-delayed-blur';
import { ChangePercent } from '../changes/change-percent';
import { percentChange } from '../changes/percent';
import type { RateLine } from '../changes/rate-lines';
import type { DraftProblem } from './draft-values';
import styles from './rate-row.module.css';
import { FIGURE_FORM, readFigure } from './typed-figure';

/** Half a bar stands for this many per cent, and for everything above. */
const WIDEST_PERCENT = 25;

/** A bar from the middle to the right for a rise and to the left for a fall. */
function Difference({
  before,
  after,
}: {
  readonly before: Millicents;
  readonly after: Millicents;
}) {
  const percent = before === after ? 0 : (percentChange(before, after) ?? WIDEST_PERCENT);
  const part = Math.min(1, Math.abs(percent) / WIDEST_PERCENT);
  return (
    <svg className={styles.difference} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden>
      <path d="M0 6h100v12H0z" className={styles.whole} />
      {percent !== 0 && (
        <path
          d={`M50 6h${Math.sign(percent) * part * 50}v12H50z`}
          className={percent > 0 ? styles.up : styles.down}
        />
      )}
      <path d="M50 0v24" className={styles.middle} />
    </svg>
  );
}

/** A rate beside the one in force, and how far they are apart. */
export function RateRow({
  line,
  inForce,
  typed,
  problem,
  readOnly,
  live,
  onChange,
  onBlur,
}: {
  readonly line: RateLine;
  readonly inForce: Millicents;
  readonly typed: string;
  readonly problem: DraftProblem | undefined;
  readonly readOnly: boolean;
  /** Whether its problem is announced. */
  readonly live: boolean;
  readonly onChange: (typed: string) => void;
  readonly onBlur: () => void;
}) {
  const { t } = useTranslation('staff');
  const id = useId();
  const handleBlur = useDelayedBlur(onBlur);
  const read = readFigure(typed, line.highest);
  const figure = 'figure' in read ? read.figure : undefined;
  const isChanged = figure !== inForce;
  return (
    <tr className={styles.row}>
      <th scope="row">
        {line.label}
        <small>{line.note}</small>
      </th>
      <td className={`${styles.inForce} number`} data-label={t('rates.draft.columns.inForce')}>
        {formatExactDollars(inForce)}
      </td>
      <td className={styles.draft}>
        <label className="visually-hidden" htmlFor={id}>
          {t('rates.draft.input', { line: line.fullLabel })}
        </label>
        <span className={styles.amount} data-currency={brand.currency.symbol}>
          <input
            id={id}
            name={line.name}
            className="number"
            inputMode="decimal"
            autoComplete="off"
            readOnly={readOnly || line.highest === 0}
            data-changed={isChanged || undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-message`}
            value={typed}
            onChange={({ target }) => onChange(target.value)}
            onBlur={handleBlur}
          />
        </span>
      </td>
      <td className={styles.bar} colSpan={problem ? 2 : 1}>
        <div id={`${id}-message`} aria-live={live ? 'polite' : undefined}>
          {problem && (
            <FieldMessage className={styles.problem}>
              {t(`rates.draft.problems.${problem}`, {
                count: FIGURE_FORM.decimals,
                ...readingsOf(typed),
              })}
            </FieldMessage>
          )}
        </div>
        {!problem && figure !== undefined && <Difference before={inForce} after={figure} />}
      </td>
      {!problem && (
        <td className={styles.percent}>
          {figure !== undefined && <ChangePercent before={inForce} after={figure} />}
        </td>
      )}
    </tr>
  );
}
