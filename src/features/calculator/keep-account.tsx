import { Suspense, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths';
import type { Quote } from '../../domain/quote';
import { ratesOf } from '../../domain/rates';
import { Button } from '../../ui/button/button';
import { Link } from '../../ui/link';
import { type Calculation, sendObstacle } from './calculation';
import styles from './keep-account.module.css';
import type { LazyKeepDialog } from './lazy-send-dialog';
import type { KnownRates } from './rates/known-rates';

/** Keeps the estimate on the device. It says why not while there is none that fits the answers. */
export function KeepAccount({
  calculation,
  known: { calculator },
  dialog: { Lazy },
}: {
  readonly calculation: Calculation;
  readonly known: KnownRates;
  readonly dialog: LazyKeepDialog;
}) {
  const { t } = useTranslation();
  const [keeping, setKeeping] = useState<Quote>();
  const [pressed, setPressed] = useState<{ at: Calculation; nickname?: string }>();
  const obstacle = sendObstacle(calculation, calculator.ratesVersion);

  const keep = () => {
    const refused = obstacle && obstacle !== 'too-high';
    setPressed(refused ? { at: calculation } : undefined);
    if (!refused) startTransition(() => setKeeping(calculation.quote));
  };
  const said = pressed?.at === calculation ? pressed : undefined;

  return (
    <div className={styles.keepAccount}>
      <Button look="line" onClick={keep}>
        {t('calculator:keep')}
      </Button>
      <p role="status">
        {said && (said.nickname ? t('calculator:kept', said) : t('calculator:keepFirst'))}{' '}
        {said?.nickname && (
          <Link className="link" to={paths.myAccounts}>
            {t('calculator:seeKept')}
          </Link>
        )}
      </p>
      {keeping && (
        <Suspense>
          <Lazy
            gameName={calculator.name}
            quote={keeping}
            rates={ratesOf(calculator)}
            onKept={(nickname) => setPressed({ at: calculation, nickname })}
            onClose={() => setKeeping(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
