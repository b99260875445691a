import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attribute, Calculator, Provenance } from '../../../domain/calculator';
import { hasEffect } from '../../../domain/estimate';
import type { Language } from '../../../domain/language';
import { formatExactDollars } from '../../../domain/money';
import { rateLabel, type Say } from '../../../i18n/receipt-words';
import { useLanguage } from '../../../i18n/use-language';
import type { KnownRates } from './known-rates';
import styles from './rates-panel.module.css';
import type { Live } from './use-rates';

/**
 * Every rate, option and base amount of a calculator, the assumptions among them with a reason.
 * Facts that arrive later stand below, so that they move none of them.
 */
export const RatesPanel = memo(function RatesPanel({
  builtIn,
  known,
  live,
}: {
  /** The calculator as the code has it. */
  readonly builtIn: Calculator;
  readonly known: KnownRates;
  readonly live: Live | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { calculator } = known;
  const { attributes, base, catalogue, name, ratesVersion } = calculator;
  const assigned = attributes.some(({ provenance }) => provenance.origin === 'spec-rate');
  return (
    <details className={styles.rates}>
      <summary className={styles.summary}>
        <h2 className="title-m">{t('calculator:rates.title', { game: name })}</h2>
        <span>{t('calculator:rates.version', { version: ratesVersion })}</span>
      </summary>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('calculator:rates.input')}</th>
            <th scope="col">{t('calculator:rates.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {attributes.map((attribute) => (
            <RateRow
              key={attribute.id}
              label={rateLabel(attribute, language, t)}
              rate={rateText(attribute, t)}
              provenance={attribute.provenance}
            >
              <Options attribute={attribute} />
            </RateRow>
          ))}
          <RateRow
            label={t('calculator:receipt.base')}
            rate={formatExactDollars(base.amount)}
            provenance={base.provenance}
          >
            <span className={styles.why}>{baseText(calculator, language, t)}</span>
          </RateRow>
        </tbody>
      </table>
      <p className={styles.foot}>
        {assigned && `${t('calculator:rates.assigned')} `}
        {t('calculator:rates.rounding')}
        {catalogue && ` ${t('calculator:rates.market')}`}
      </p>
      {live ? (
        <live.RatesNews builtIn={builtIn} known={known} onRetry={live.reader.retry} />
      ) : (
        known.failure && <p className={styles.foot}>{t('calculator:rates.unchecked')}</p>
      )}
    </details>
  );
});

function RateRow({
  label,
  rate,
  provenance,
  children,
}: {
  readonly label: string;
  readonly rate: string;
  readonly provenance: Provenance;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <tr>
      <th scope="row">
        {label}
        {children}
        {provenance.origin === 'proposed' && (
          <span className={styles.why}>
            <b className={styles.mark}>{t('calculator:rates.assumption')}</b>{' '}
            {provenance.why[language]}
          </span>
        )}
      </th>
      <td>{rate}</td>
    </tr>
  );
}

function Options({ attribute }: { readonly attribute: Attribute }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (attribute.kind !== 'choice') return null;
  return (
    <details className={styles.options}>
      <summary>{t('calculator:rates.options')}</summary>
      <ul>
        {attribute.options.map(({ id, label, value }) => (
          <li key={id}>
            {label[language]}
            <span>{formatExactDollars(value)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function rateText(attribute: Attribute, t: Say): string {
  if (!hasEffect(attribute)) return t('calculator:row.noEffect');
  if (attribute.kind !== 'choice') return formatExactDollars(attribute.rate);
  const values = attribute.options.map(({ value }) => value);
  return t('calculator:rates.from', {
    low: formatExactDollars(Math.min(...values)),
    high: formatExactDollars(Math.max(...values)),
  });
}

function baseText({ attributes, base }: Calculator, language: Language, t: Say): string {
  if (base.when === 'never') return t('calculator:rates.baseNever');
  if (base.when === 'anyInputAboveZero') return t('calculator:rates.baseAny');
  const { anyOf } = base.when;
  const inputs = attributes
    .filter(({ id }) => anyOf.includes(id))
    .map(({ label }) => label[language].toLowerCase())
    .join(t('calculator:rates.or'));
  return t('calculator:rates.baseSome', { inputs });
}
