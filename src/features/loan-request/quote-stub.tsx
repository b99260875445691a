import { useTranslation } from 'react-i18next';
import type { Answers } from '../../domain/answers';
import type { Calculator } from '../../domain/calculator';
import { type Cents, formatDollars } from '../../domain/money';
import { givenRows } from '../../i18n/given-rows';
import { useLanguage } from '../../i18n/use-language';
import { Emblem } from '../../ui/art/emblem';
import { DefinitionList } from '../../ui/data/definition-list';
import { TicketValue } from '../../ui/paper/ticket';
import styles from './quote-stub.module.css';

/** The stub of the ticket: the sent value, and a note that it is not the loan. */
export function QuoteStub({
  calculator,
  answers,
  value,
  before,
}: {
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly value: Cents;
  /** The value that this one took the place of. */
  readonly before?: Cents | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className={styles.quoteStub}>
      <Emblem id={calculator.id} className={styles.emblem} />
      <h3 className={`heading ${styles.game}`}>{calculator.name}</h3>
      <div className={styles.value}>
        {before !== undefined && (
          <p className={`${styles.before} number`}>
            {t('request:rates.before')} <s>{formatDollars(before)}</s>
          </p>
        )}
        <TicketValue>{formatDollars(value)}</TicketValue>
      </div>
      <DefinitionList className={styles.lines} rows={givenRows(calculator, answers, language, t)} />
      <p className={styles.note}>{t('request:notTheLoan')}</p>
    </div>
  );
}
