import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../domain/money';
import { MAX_REQUEST_VALUE } from '../../domain/quote';
import { Icon } from '../../ui/art/icon';
import { Button } from '../../ui/button/button';
import { DeferredPart } from '../../ui/page/deferred-parts';
import { PrinterSlot } from '../../ui/paper/printer-slot';
import { type Calculation, sendObstacle } from './calculation';
import { ProblemLine } from './problem-line';
import type { KnownRates } from './rates/known-rates';
import type { Live } from './rates/use-rates';
import styles from './send-actions.module.css';

/**
 * Both buttons. Without a quote to send, SEND looks disabled (type 3) but stays focusable, and a
 * press shows why it does nothing. Changed rates are announced without a press.
 */
export function SendActions({
  calculation,
  known,
  live,
  onSend,
}: {
  readonly calculation: Calculation;
  readonly known: KnownRates;
  readonly live: Live | undefined;
  readonly onSend: () => void;
}) {
  const { t } = useTranslation();
  const obstacle = sendObstacle(calculation, known.calculator.ratesVersion);
  const [asked, setAsked] = useState<Calculation>();
  const missing =
    obstacle &&
    obstacle !== 'rates' &&
    t(`calculator:obstacle.${obstacle}`, { max: formatDollars(MAX_REQUEST_VALUE) });
  const news = obstacle === 'rates' && live && <live.ChangedWords known={known} />;
  const why = news || (asked === calculation && missing);
  const untold = !why && missing;
  return (
    <div className={styles.machine}>
      <div className={`no-print ${styles.sendActions}`}>
        <Button type="submit" look="ink">
          {t('calculator:estimate')}
        </Button>
        <Button
          look={obstacle ? 'off' : 'main'}
          aria-disabled={obstacle !== undefined}
          aria-describedby={untold ? 'send-missing' : 'send-why'}
          onClick={() => (obstacle ? setAsked(calculation) : onSend())}
        >
          {t('calculator:send')}
          <Icon name="arrow-right" />
        </Button>
        <div className={styles.pace}>{!obstacle && <DeferredPart name="ResponseTime" />}</div>
        {/* News that arrive unasked are on the receipt too: only a press makes room for them
            here. */}
        <ProblemLine role="status" id="send-why" data-asked={asked === calculation}>
          {why}
        </ProblemLine>
        {/* What is missing describes the button before anybody presses it. */}
        {untold && (
          <span id="send-missing" hidden>
            {untold}
          </span>
        )}
      </div>
      <PrinterSlot />
    </div>
  );
}
