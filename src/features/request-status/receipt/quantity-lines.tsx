import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '../../../domain/answers';
import type { Calculator } from '../../../domain/calculator';
import type { Cents } from '../../../domain/money';
import type { ProvenLines } from '../../../domain/proof';
import { givenRows } from '../../../i18n/given-rows';
import { useLanguage } from '../../../i18n/use-language';
import { DefinitionList } from '../../../ui/data/definition-list';
import styles from './request-lines.module.css';

/** The lines of a request as quantities. */
export interface LinesOf {
  readonly calculator: Calculator;
  readonly answers: Answers;
  /** The value that was sent. */
  readonly value: Cents | undefined;
  /** Whether the part of each line is drawn. */
  readonly shares: boolean;
  /** The lines that the game's publisher confirms. */
  readonly proven: ProvenLines | undefined;
}

/** The quantities of a request without their amounts, and why these are missing. */
export function QuantityLines({
  calculator,
  answers,
  children,
}: LinesOf & { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      <DefinitionList
        className={styles.requestLines}
        rows={givenRows(calculator, answers, language, t)}
      />
      <div className={styles.note} role="status">
        {children}
      </div>
    </>
  );
}
