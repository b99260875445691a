import { type ProofLook, ProofMark } from './proof-mark';
import styles from './receipt.module.css';

interface Row {
  readonly id: string;
  readonly label: string;
  /** How the amount comes about: quantity × rate, an answer. */
  readonly detail: string;
  readonly amount: string;
  /** Part of the total, 0 to 1, drawn as a bar. */
  readonly share?: number;
  readonly shareText?: string;
  readonly note?: string;
  /**
   * Drawn solid if it is proven for good, otherwise hatched; without marks if nothing is proven.
   */
  readonly proof?: {
    readonly look: ProofLook;
    readonly text: string;
    readonly note?: string;
  };
}

/** The lines of a receipt. */
export function ReceiptRows({
  rows,
  shareOf,
}: {
  readonly rows: readonly Row[];
  /** What a share is a part of, for screen readers, which meet it away from its bar. */
  readonly shareOf: string;
}) {
  return (
    <dl>
      {rows.map(({ id, label, detail, amount, share, shareText, note, proof }) => (
        <div className={styles.row} key={id} data-proof={proof?.look}>
          <dt className="label">{label}</dt>
          <dd className={styles.amount}>{amount}</dd>
          <dd className={styles.detail}>{detail}</dd>
          {proof && (
            <dd className={styles.mark}>
              <ProofMark look={proof.look}>{proof.text}</ProofMark>
            </dd>
          )}
          {proof?.note && <dd className={styles.note}>{proof.note}</dd>}
          {shareText && !proof && (
            <dd className={styles.share}>
              {shareText}
              <span className="visually-hidden"> {shareOf}</span>
            </dd>
          )}
          {share !== undefined && (
            <dd className={styles.bar} aria-hidden="true">
              {proof && (proof.look !== 'proven' || proof.note) ? (
                <span className={styles.hatched} style={{ width: `${share * 100}%` }} />
              ) : (
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={share * 100} height="1" />
                </svg>
              )}
            </dd>
          )}
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
