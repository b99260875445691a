import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Calculator } from '../../../domain/calculator';
import { calculators, findCalculator } from '../../../games';
import { ratesTab as english } from '../../../i18n/en/staff/rates';
import { ratesTab as spanish } from '../../../i18n/es/staff/rates';
import { useTabCopy } from '../../../i18n/use-language';
import { Emblem } from '../../../ui/art/emblem';
import { Select } from '../../../ui/filter/select';
import { Failure } from '../tab/failure';
import { SkeletonRows } from '../tab/skeleton-rows';
import { TabHead } from '../tab/tab-head';
import { TabPage } from '../tab/tab-page';
import { ExpiryNote } from './loan/expiry-note';
import { LoanDesk } from './loan/loan-desk';
import { RatesDesk } from './rates-desk';
import styles from './rates-tab.module.css';
import { useGameRates } from './use-game-rates';

const COPY = { es: spanish, en: english };
/** What stands in the address for the example of a loan, which is no game. */
const LOAN = 'prestamo';
const GAMES = calculators.map(({ id, name }) => ({ id, label: name }));

/**
 * The rates of a game: its draft, the effect of the draft, publishing, and every version; or the
 * terms of the example of a loan.
 */
export default function RatesTab() {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const [params, setParams] = useSearchParams();
  const isLoan = params.get('juego') === LOAN;
  const calculator = findCalculator(params.get('juego') ?? '') ?? calculators[0];
  if (!calculator) return null;
  const open = (juego: string) =>
    setParams({ tab: 'tarifas', juego }, { replace: true, preventScrollReset: true });
  return (
    <TabPage>
      <div className={styles.rates}>
        <TabHead title={t('rates.title')}>
          <div className={styles.game}>
            {!isLoan && <Emblem id={calculator.id} className={styles.emblem} />}
            <Select
              label={t('rates.game')}
              name="juego"
              options={[...GAMES, { id: LOAN, label: t('loan.name') }]}
              value={isLoan ? LOAN : calculator.id}
              onChange={open}
            />
          </div>
        </TabHead>
        <ExpiryNote />
        {isLoan ? <LoanDesk /> : <Game key={calculator.id} calculator={calculator} />}
      </div>
    </TabPage>
  );
}

function Game({ calculator }: { readonly calculator: Calculator }) {
  const { t } = useTranslation('staff');
  const { remote, reload, show, readAgain } = useGameRates(calculator);
  const { id, name } = calculator;
  if (remote.status === 'loading') return <SkeletonRows />;
  if (remote.status === 'failed')
    return (
      <Failure
        code={remote.code}
        onRetry={reload}
        {...(remote.code === 'unknown' && { text: t('rates.unreadable', { game: name, id }) })}
      />
    );
  return <RatesDesk context={{ calculator, rates: remote.data, show, readAgain }} />;
}
