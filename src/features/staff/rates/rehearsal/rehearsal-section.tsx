import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../../domain/calculator';
import type { RateFigures, Rates } from '../../../../domain/rates';
import { Section } from '../section';

/** What the typed figures would do to the requests of a game. */
export function RehearsalSection(_: {
  readonly calculator: Calculator;
  readonly inForce: Rates;
  /** What is typed in the draft; undefined while a field is wrong. */
  readonly figures: RateFigures | undefined;
}) {
  const { t } = useTranslation('staff');
  return (
    <Section title={t('rates.rehearsal')}>
      <p className="muted">–</p>
    </Section>
  );
}
