import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './paper.module.css';

interface PaperLine {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
  readonly detail?: ReactNode;
}

/** A receipt of a rehearsal: example accounts, the mean, and the median on gold. */
export function Paper({
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
      <h3 className={styles.head}>
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
