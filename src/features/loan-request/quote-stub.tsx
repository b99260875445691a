import { useTranslation } from 'react-i18next';
import type { Answers } from '../../domain/answers';
import type { Calculator } from '../../domain/calculator';
import { type Cents, formatDollars } from '../../domain/money';
import { givenRows } from '../../i18n/given-rows';
import { useLanguage } from '../../i18n/use-language';
import { DefinitionList } from '../../ui/definition-list';
import { Emblem } from '../../ui/emblem';
import { TicketValue } from '../../ui/ticket';

/** The stub of the ticket: what is sent, and that it is not the loan. */
export function QuoteStub({
  calculator,
  answers,
  value,
}: {
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly value: Cents;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className="quote-stub">
      <Emblem id={calculator.id} className="quote-stub__emblem" />
      <h3 className="heading quote-stub__game">{calculator.name}</h3>
      <div className="quote-stub__value">
        <TicketValue>{formatDollars(value)}</TicketValue>
      </div>
      <DefinitionList
        className="quote-stub__lines"
        rows={givenRows(calculator, answers, language, t)}
      />
      <p className="quote-stub__note">{t('request:notTheLoan')}</p>
    </div>
  );
}
