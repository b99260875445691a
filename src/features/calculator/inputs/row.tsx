import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attribute } from '../../../domain/calculator';
import { proofText } from '../../../i18n/proof-words';
import { useLanguage } from '../../../i18n/use-language';
import { TextButton } from '../../../ui/button/text-button';
import { ProofMark } from '../../../ui/paper/proof-mark';
import type { Change } from '../calculation';
import { ProblemLine } from '../problem-line';
import { lineProof, PROVE_AGAIN_ID, type Proven, shownOf } from '../proof/proven';
import styles from './answer-row.module.css';

/** A row of the form as its attribute needs it. */
export interface RowProps<Kind extends Attribute = Attribute> {
  readonly attribute: Kind;
  readonly value: number;
  readonly change: (change: Change) => void;
  /** What a publisher says of the account. */
  readonly proven?: Proven | undefined;
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
  movable,
}: Pick<RowProps, 'value' | 'proven'> & {
  readonly id: string;
  readonly movable?: boolean | undefined;
  readonly label: string;
  readonly hint: string;
  readonly message?: string | undefined;
  readonly control: ReactNode;
  /** The control is a group, which a label cannot name. */
  readonly group?: boolean;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const line = lineProof(proven, id, value);
  const mark = proofText({ id, movable }, value, shownOf(proven), language, (key, figures) =>
    t(`proofMarks:${key}`, figures),
  );
  return (
    <div className={styles.answerRow} data-proof={mark?.look}>
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
            <ProofMark look={mark.look} note={mark.note}>
              {mark.text}
            </ProofMark>
          )}
          {line?.isContradicted && (
            <TextButton onClick={() => document.getElementById(PROVE_AGAIN_ID)?.click()}>
              {t('proof:retry')}
            </TextButton>
          )}
        </div>
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
          {line?.source && (
            <span className={styles.source}>. {t(`proof:line.${line.source}`)}</span>
          )}
          {mark && !line?.source && <span className="visually-hidden">. {mark.text}</span>}
        </span>
      </div>
      {control}
      <ProblemLine id={`${id}-message`} aria-live="polite">
        {message}
      </ProblemLine>
    </div>
  );
}
