import { useTranslation } from 'react-i18next';
import { type Cents, formatDollars, formatPlain } from '../../../../domain/money';
import type { Distribution } from '../../../../domain/rates/distribution';
import type { Rehearsal } from '../../../../domain/rates/rehearsal';
import { formatNumber } from '../../../../i18n/format';
import { Histogram } from '../../../../ui/chart/histogram';
import styles from './spread.module.css';
import type { LastRehearsal } from './use-rehearsal';

/** How many requests rise, stay and fall. */
function MovesBar({
  rehearsal: { rising, equal, falling },
}: {
  readonly rehearsal: Pick<Rehearsal, 'rising' | 'equal' | 'falling'>;
}) {
  const { t } = useTranslation('staff');
  const words = (key: 'rising' | 'equal' | 'falling', count: number) =>
    t(`rehearsal.spread.${key}`, { count, number: formatNumber(count) });
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {rising > 0 && <i className={styles.up} style={{ flexGrow: rising }} />}
        {equal > 0 && <i style={{ flexGrow: equal }} />}
        {falling > 0 && <i className={styles.down} style={{ flexGrow: falling }} />}
      </div>
      <p className={`${styles.words} number`}>
        <span className={styles.risingWords}>{words('rising', rising)}</span>
        <span>{words('equal', equal)}</span>
        <span className={styles.fallingWords}>{words('falling', falling)}</span>
      </p>
    </div>
  );
}

/** The figures of the distributions, step by step; each step ends where the next one begins. */
function StepTable({
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
            <th scope="col">{t('rates.draft.columns.draft')}</th>
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

/** Below how many steps their amount is written. */
const TICKS = [5, 10, 15];

/** How the values of requests spread now and with the draft, and how many move which way. */
export function Spread({ last: { inForce, rehearsal } }: { readonly last: LastRehearsal }) {
  const { t } = useTranslation('staff');
  const { count, medianBefore, medianAfter, distribution } = rehearsal;
  const { step, before, after } = distribution;
  const steps = before.length;
  const whole = (cents: Cents) => formatDollars(cents).replace(/\.00$/, '');
  const plain = (cents: Cents) => formatPlain(cents).replace(/\.00$/, '');
  const beyond = plain((steps - 1) * step);
  const version = t('rehearsal.version', { version: inForce.version });

  return (
    <section className={styles.spread} aria-label={t('rehearsal.spread.title')}>
      <h3 className={`title-m ${styles.title}`}>{t('rehearsal.spread.title')}</h3>
      <p className={`${styles.step} number`}>
        {t('rehearsal.spread.step', { amount: whole(step) })}
      </p>
      {medianBefore !== undefined && medianAfter !== undefined && (
        <Histogram
          label={t('rehearsal.spread.label', {
            count,
            version: inForce.version,
            before: formatDollars(medianBefore),
            after: formatDollars(medianAfter),
          })}
          area={{
            id: 'before',
            label: version,
            counts: before,
            mark: { at: medianBefore / step, text: formatDollars(medianBefore) },
          }}
          line={{
            id: 'after',
            label: t('rates.draft.columns.draft'),
            counts: after,
            mark: { at: medianAfter / step, text: formatDollars(medianAfter) },
          }}
          ticks={[
            { at: 0, text: whole(0) },
            ...TICKS.map((at) => ({ at, text: plain(at * step) })),
            { at: steps, text: t('rehearsal.spread.orMore', { amount: beyond }) },
          ]}
        />
      )}
      <MovesBar rehearsal={rehearsal} />
      <StepTable distribution={distribution} version={version} />
    </section>
  );
}
