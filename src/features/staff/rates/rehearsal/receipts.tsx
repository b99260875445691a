import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '../../../../domain/answers';
import type { Attribute, Calculator } from '../../../../domain/calculator';
import { estimate } from '../../../../domain/estimate';
import type { Language } from '../../../../domain/language';
import { type Cents, formatDollars, formatPlain } from '../../../../domain/money';
import { withFigures } from '../../../../domain/rates/rates';
import { formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { dollarDifference, plainDifference } from './difference';
import { Moved } from './moved';
import styles from './receipts.module.css';
import { Slot } from './slot';
import type { LastRehearsal } from './use-rehearsal';

interface PaperLine {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
  readonly detail?: ReactNode;
}

/** A receipt of a rehearsal: example accounts, the mean, and the median on gold. */
function Paper({
  title,
  source,
  look,
  accounts,
  lines,
  count,
  median,
  children,
}: {
  readonly title: string;
  readonly source: string;
  readonly look: 'inForce' | 'draft';
  /** The kind of accounts. */
  readonly accounts: string;
  readonly lines: readonly PaperLine[];
  /** How many requests the median is of. */
  readonly count: ReactNode;
  readonly median: { readonly name: string; readonly text: string };
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  return (
    <article
      className={`${styles.paper} ${look === 'draft' ? styles.draft : ''} torn`}
      aria-label={title}
    >
      <h3 className={`title-m paper-head ${styles.head}`}>
        {title} <span>{source}</span>
      </h3>
      <p className={styles.accounts}>{accounts}</p>
      <dl className={styles.lines}>
        {lines.map(({ id, label, amount, detail }) => (
          <div key={id} className={styles.line}>
            <dt>{label}</dt>
            <dd className={`${styles.amount} number`}>{amount}</dd>
            {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.median}>
        <span className={styles.of}>
          {t('rehearsal.medianOf')} {count}
        </span>
        <output
          name={median.name}
          className={`${styles.figure} number`}
          style={{ '--characters': median.text.length } as CSSProperties}
        >
          {median.text}
        </output>
      </p>
      <p className={styles.foot}>{children}</p>
    </article>
  );
}

/** A receipt has room for so many. */
const MOST = 4;

function fact(attribute: Attribute, answer: number, language: Language): string {
  const label = attribute.label[language];
  switch (attribute.kind) {
    case 'count':
      return `${label}\u00a0${formatNumber(answer)}`;
    case 'yesNo':
      return label;
    case 'choice':
      return `${label} ${(attribute.options[answer] ?? attribute.options[0]).label[language]}`;
  }
}

/**
 * The content of an account, in words and in the calculator's order: the four answers that are
 * worth most, and how many others there are.
 */
function accountFacts(
  calculator: Calculator,
  answers: Answers,
  language: Language,
): { readonly facts: readonly string[]; readonly more: number } {
  const given = estimate(calculator, answers).lines.filter(({ answer }) => answer > 0);
  const largest = new Set(given.toSorted((a, b) => b.subtotal - a.subtotal).slice(0, MOST));
  const facts = given
    .filter((line) => largest.has(line))
    .map(({ attribute, answer }) => fact(attribute, answer, language));
  return { facts, more: given.length - facts.length };
}

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
  const { language } = useLanguage();
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
        title={t('rates.draft.columns.inForce')}
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
        title={t('rates.draft.columns.draft')}
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
              : dollarDifference(medianBefore, medianAfter, language)}
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
