import { type ReactNode, Suspense, startTransition, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths';
import type { Calculator } from '../../domain/calculator';
import type { Quote } from '../../domain/quote';
import { Link } from '../../ui/button/link';
import { TextButton } from '../../ui/button/text-button';
import { DeferredPart } from '../../ui/page/deferred-parts';
import { type Calculation, sendObstacle } from './calculation';
import styles from './calculator-page.module.css';
import type { LazyKeepDialog } from './lazy-send-dialog';

/** What came of pressing the button that keeps: a nickname, or none if there is nothing to keep. */
interface Kept {
  readonly nickname?: string;
}

/** Keeps the estimate on the device, unless it no longer fits the answers. */
export function useKeeping(
  calculation: Calculation,
  calculator: Calculator,
  { Lazy }: LazyKeepDialog,
): {
  /** Undefined from the next edit on. */
  readonly kept: Kept | undefined;
  readonly keep: () => void;
  /** To be placed outside the calculator's form, because it holds one. */
  readonly dialog: ReactNode;
} {
  const [keeping, setKeeping] = useState<Quote>();
  const typed = useRef<string>(undefined);
  const [pressed, setPressed] = useState<Kept & { readonly at: Calculation }>();

  const keep = () => {
    const obstacle = sendObstacle(calculation, calculator.ratesVersion);
    const refused = obstacle && obstacle !== 'too-high';
    setPressed(refused ? { at: calculation } : undefined);
    if (!refused) startTransition(() => setKeeping(calculation.quote));
  };

  return {
    kept: pressed?.at === calculation ? pressed : undefined,
    keep,
    dialog: keeping && (
      <Suspense>
        <Lazy
          calculator={calculator}
          quote={keeping}
          proven={calculation.shown}
          typed={typed}
          onKept={(nickname) => setPressed({ at: calculation, nickname })}
          onClose={() => setKeeping(undefined)}
        />
      </Suspense>
    ),
  };
}

/** Keeps the estimate on the device, and says what came of it. */
export function KeepAccount({
  kept,
  onKeep,
  hasEstimate,
}: {
  readonly kept: Kept | undefined;
  /** The example of a loan is offered once there is one. */
  readonly hasEstimate: boolean;
  readonly onKeep: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.keepAccount}>
      <TextButton onClick={onKeep}>{t('calculator:keep')}</TextButton>
      <p role="status">
        {kept &&
          (kept.nickname
            ? t('calculator:kept', { nickname: kept.nickname })
            : t('calculator:keepFirst'))}{' '}
        {kept?.nickname && (
          <Link className="link" to={paths.myAccounts}>
            {t('calculator:seeKept')}
          </Link>
        )}
      </p>
      <p className={styles.loanLink}>{hasEstimate && <DeferredPart name="LoanLink" />}</p>
    </div>
  );
}
