import './receipt.css';

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
}

/** The lines of a receipt. */
export function ReceiptRows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="receipt">
      {rows.map(({ id, label, detail, amount, share, shareText, note }) => (
        <div className="receipt__row" key={id}>
          <dt className="receipt__label">{label}</dt>
          <dd className="receipt__amount">{amount}</dd>
          <dd className="receipt__detail">{detail}</dd>
          {shareText && <dd className="receipt__share">{shareText}</dd>}
          {share !== undefined && (
            <dd className="receipt__bar" aria-hidden="true">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={share * 100} height="1" />
              </svg>
            </dd>
          )}
          {note && <dd className="receipt__note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
