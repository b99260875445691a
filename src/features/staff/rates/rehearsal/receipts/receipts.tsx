import { useTranslation } from 'react-i18next';
import type { Answers } from '../../../../../domain/answers';
import type { Calculator } from '../../../../../domain/calculator';
import { type Cents, formatDollars, formatPlain } from '../../../../../domain/money';
import { withFigures } from '../../../../../domain/rates/rates';
import { formatNumber } from '../../../../../i18n/format';
import { useLanguage } from '../../../../../i18n/use-language';
import { dollarDifference, plainDifference } from '../difference';
import { Moved } from '../moved';
import type { LastRehearsal } from '../use-rehearsal';
import { accountFacts } from './account-facts';
import { Paper } from './paper';
import { Slot } from './slot';

const SIZES = ['small', 'usual', 'large'] as const;

const dollars = (cents: Cents | undefined) => (cents === undefined ? '–' : formatDollars(cents));
const plain = (cents: Cents | undefined) => (cents === undefined ? '–' : formatPlain(cents));

/** Two receipts from one slot: the value of requests now, and with the draft. */
export function Receipts({
  calculator,
  last: { inForce, rehearsal },
}: {
  readonly calculator: Calculator;
  readonly last: LastRehearsal;
}) {
  const { t } = useTranslation('staff');
  const { count, examples, meanBefore, meanAfter, medianBefore, medianAfter } = rehearsal;
  const now = withFigures(calculator, inForce);
  const meanLine = (mean: Cents | undefined) => ({
    id: 'mean',
    label: t('rehearsal.mean'),
    amount: plain(mean),
  });

  return (
    <Slot>
      <Paper
        title={t('rehearsal.inForce')}
        source={t('rehearsal.version', { version: inForce.version })}
        look="inForce"
        accounts={t(rehearsal.isMadeUp ? 'rehearsal.madeUp' : 'rehearsal.accounts')}
        lines={[
          ...SIZES.map((size) => ({
            id: size,
            label: t(`rehearsal.sizes.${size}`),
            amount: plain(examples[size].before),
            detail: <Facts calculator={now} answers={examples[size].answers} />,
          })),
          meanLine(meanBefore),
        ]}
        count={<output name="solicitudes">{formatNumber(count)}</output>}
        median={{ name: 'mediana', text: dollars(medianBefore) }}
      >
        {t('rehearsal.siteValue')}
      </Paper>
      <Paper
        title={t('rehearsal.draft')}
        source={t('rehearsal.title')}
        look="draft"
        accounts={t('rehearsal.same')}
        lines={[
          ...SIZES.map((size) => ({
            id: size,
            label: t(`rehearsal.sizes.${size}`),
            amount: plain(examples[size].after),
            detail: <Move {...examples[size]} />,
          })),
          meanLine(meanAfter),
        ]}
        count={formatNumber(count)}
        median={{ name: 'medianaNueva', text: dollars(medianAfter) }}
      >
        {medianBefore !== undefined && medianAfter !== undefined && (
          <Moved before={medianBefore} after={medianAfter}>
            {medianBefore === medianAfter
              ? t('rehearsal.unchanged')
              : dollarDifference(medianBefore, medianAfter)}
          </Moved>
        )}
      </Paper>
    </Slot>
  );
}

function Facts({
  calculator,
  answers,
}: {
  readonly calculator: Calculator;
  readonly answers: Answers;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { facts, more } = accountFacts(calculator, answers, language);
  return [...facts, ...(more > 0 ? [t('rehearsal.more', { count: more })] : [])].join('\u00a0· ');
}

function Move({ before, after }: { readonly before: Cents; readonly after: Cents }) {
  const { t } = useTranslation('staff');
  if (before === after) return t('rehearsal.unchanged');
  return (
    <>
      <Moved before={before} after={after}>
        {plainDifference(before, after)}
      </Moved>{' '}
      {t('rehearsal.thanNow')}
    </>
  );
}
