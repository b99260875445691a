import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attribute } from '../../../domain/calculator';
import { formatNumber } from '../../../i18n/format';
import { ProofMark } from '../../../ui/paper/proof-mark';
import type { Change } from '../calculation';
import { ProblemLine } from '../problem-line';
import { type LineProof, lineProof, type Proven } from '../proof/proven';
import styles from './answer-row.module.css';

/** A row of the form as its attribute needs it. */
export interface RowProps<Kind extends Attribute = Attribute> {
  readonly attribute: Kind;
  readonly value: number;
  readonly change: (change: Change) => void;
  /** What a publisher says of the account. */
  readonly proven?: Proven | undefined;
}

/** What the publisher says of a line, beside the answer if that differs. */
function Source({ line: { source, shown }, value }: { line: LineProof; value: number }) {
  const { t } = useTranslation();
  if (!source) return null;
  const figures = { shown: formatNumber(shown), declared: formatNumber(value) };
  const text = t(`proof:line.${source}`, figures);
  // The mark alone says the rest; two figures that differ are for everybody to see.
  return <span className={source.endsWith('Differs') ? undefined : styles.source}>. {text}</span>;
}

/** A label with a hint, a control beside it and a message below that screen readers announce. */
export function Row({
  id,
  label,
  value,
  hint,
  message,
  control,
  group,
  proven,
}: Pick<RowProps, 'value' | 'proven'> & {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly message?: string | undefined;
  readonly control: ReactNode;
  /** The control is a group, which a label cannot name. */
  readonly group?: boolean;
}) {
  const { t } = useTranslation();
  const line = lineProof(proven, id, value);
  const mark = line?.mark;
  return (
    <div className={styles.answerRow} data-proof={mark}>
      <div>
        <div className={styles.heading}>
          {group ? (
            <span className={styles.label} id={`${id}-label`}>
              {label}
            </span>
          ) : (
            <label className={styles.label} htmlFor={id}>
              {label}
            </label>
          )}
          {mark && (
            <ProofMark isProven={mark === 'proven'}>{t(`calculator:proof.${mark}`)}</ProofMark>
          )}
        </div>
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
          {line && <Source line={line} value={value} />}
        </span>
      </div>
      {control}
      <ProblemLine id={`${id}-message`} aria-live="polite">
        {message}
      </ProblemLine>
    </div>
  );
}
