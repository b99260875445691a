import { EmailAddress } from '../../../../ui/data/email-address';
import styles from './data-group.module.css';
import type { DataRow } from './data-groups';

/** The stored data of one kind, under a heading. */
export function DataGroup({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly DataRow[];
}) {
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.id} className={styles.row}>
            <dt className={styles.label}>{row.label}</dt>
            <dd className="number">
              <Held row={row} />
              <span className={styles.why}>{row.why}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Held({ row: { kind, text } }: { readonly row: DataRow }) {
  if (kind === 'money')
    return (
      <b className={styles.held}>
        <span className={`money ${styles.money}`}>{text}</span>
      </b>
    );
  return <b className={styles.held}>{kind === 'email' ? <EmailAddress address={text} /> : text}</b>;
}
