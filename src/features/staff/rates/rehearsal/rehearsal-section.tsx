import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../../domain/calculator';
import { formatDollars } from '../../../../domain/money';
import type { RateFigures, Rates } from '../../../../domain/rates/rates';
import { Button } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { Note } from '../../../../ui/feedback/note';
import { Failure } from '../../tab/failure';
import { Section } from '../section';
import { Caveats } from './caveats';
import { Moves } from './moves';
import { Receipts } from './receipts/receipts';
import { Slot } from './receipts/slot';
import styles from './rehearsal-section.module.css';
import { Spread } from './spread/spread';
import { useLead } from './use-lead';
import { isStale, type LastRehearsal, useRehearsal } from './use-rehearsal';
import { Waiting } from './waiting';

interface Props {
  readonly calculator: Calculator;
  readonly inForce: Rates;
  /** The draft as typed, undefined while one of its figures is wrong. */
  readonly figures: RateFigures | undefined;
}

/** The effect of the draft on the newest requests of the game. Nothing is stored. */
export function RehearsalSection(props: Props) {
  return <GameRehearsal key={props.calculator.id} {...props} />;
}

function GameRehearsal({ calculator, inForce, figures }: Props) {
  const { t } = useTranslation('staff');
  const hintId = useId();
  const { last, reading, failure, run } = useRehearsal(calculator, inForce);
  const lead = useLead(calculator.name, last?.recent);
  const isOff = figures === undefined || reading;
  const start = (again: boolean) => figures && run(figures, { again });

  return (
    <Section title={t('rehearsal.title')} lead={lead}>
      <div className={styles.rehearsal}>
        <div className={styles.controls}>
          <Button
            look={isOff ? 'off' : 'ink'}
            aria-disabled={isOff || undefined}
            aria-describedby={hintId}
            onClick={() => start(false)}
          >
            {t('rehearsal.run')}
          </Button>
          <p id={hintId} role="status" className={styles.hint}>
            {figures === undefined
              ? t('rehearsal.wrongFigures')
              : t(reading ? 'rehearsal.reading' : 'rehearsal.changesNothing')}
          </p>
          {last && (
            <TextButton disabled={figures === undefined} onClick={() => start(true)}>
              {t('rehearsal.readAgain')}
            </TextButton>
          )}
        </div>
        {failure && <Failure code={failure} onRetry={() => start(true)} />}
        {last && isStale(calculator, last, inForce, figures) && (
          <Note tone="warning">{t('rehearsal.stale')}</Note>
        )}
        {!last &&
          (reading ? (
            <Waiting />
          ) : (
            <div className={styles.alone}>
              <Slot />
            </div>
          ))}
        {last && <Results calculator={calculator} last={last} />}
      </div>
    </Section>
  );
}

function Results({
  calculator,
  last,
}: {
  readonly calculator: Calculator;
  readonly last: LastRehearsal;
}) {
  const { t } = useTranslation('staff');
  const { count, medianBefore, medianAfter } = last.rehearsal;
  const isEmpty = medianBefore === undefined || medianAfter === undefined;
  return (
    <>
      <Caveats game={calculator.name} last={last} />
      <p role="status" className="visually-hidden">
        {isEmpty
          ? t('rehearsal.doneEmpty')
          : t('rehearsal.done', {
              count,
              before: formatDollars(medianBefore),
              after: formatDollars(medianAfter),
            })}
      </p>
      <div className={isEmpty ? styles.alone : styles.results}>
        <Receipts calculator={calculator} last={last} />
        {!isEmpty && <Spread last={last} />}
      </div>
      {!isEmpty && <Moves gameId={calculator.id} rehearsal={last.rehearsal} />}
    </>
  );
}
