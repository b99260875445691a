import { useTranslation } from 'react-i18next';
import { type Cents, formatDollars, formatPlain } from '../../../../../domain/money';
import { Histogram } from '../../../../../ui/chart/histogram';
import type { LastRehearsal } from '../use-rehearsal';
import { MovesBar } from './moves-bar';
import styles from './spread.module.css';
import { StepTable } from './step-table';

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
      <h3 className={styles.title}>{t('rehearsal.spread.title')}</h3>
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
            label: t('rehearsal.draft'),
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
