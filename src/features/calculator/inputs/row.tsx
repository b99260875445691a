import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attribute } from '../../../domain/calculator';
import { ProofMark } from '../../../ui/paper/proof-mark';
import type { Change } from '../calculation';
import { ProblemLine } from '../problem-line';
import type { LineProof } from '../proof/proven';
import styles from './answer-row.module.css';

const MARKS = {
  exact: 'calculator:proof.exact',
  atLeast: 'calculator:proof.atLeast',
  declared: 'calculator:proof.declared',
  hidden: 'calculator:proof.declared',
} as const;

/** A row of the form as its attribute needs it. */
export interface RowProps<Kind extends Attribute = Attribute> {
  readonly attribute: Kind;
  readonly value: number;
  readonly change: (change: Change) => void;
  /** The source of the line; undefined while nothing is proven. */
  readonly proof?: LineProof | undefined;
}

/** A label with a hint, a control beside it and a message below that screen readers announce. */
export function Row({
  id,
  label,
  hint,
  message,
  control,
  group,
  proof,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly message?: string | undefined;
  readonly control: ReactNode;
  /** The control is a group, which a label cannot name. */
  readonly group?: boolean;
  readonly proof?: LineProof | undefined;
}) {
  const { t } = useTranslation();
  const isProven = proof === 'exact' || proof === 'atLeast';
  return (
    <div className={styles.answerRow} data-proof={proof && (isProven ? 'proven' : 'declared')}>
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
          {proof && <ProofMark isProven={isProven}>{t(MARKS[proof])}</ProofMark>}
        </div>
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
          {proof && proof !== 'declared' && (
            <span className={styles.source}>. {t(`proof:line.${proof}Hint`)}</span>
          )}
        </span>
      </div>
      {control}
      <ProblemLine id={`${id}-message`} aria-live="polite">
        {message}
      </ProblemLine>
    </div>
  );
}
