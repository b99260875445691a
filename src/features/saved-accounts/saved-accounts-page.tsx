import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptAccounts } from '../../browser/kept-accounts';
import { type KeptAccount, MAX_ACCOUNTS } from '../../domain/accounts/kept-account';
import { calculator as calculatorCopy } from '../../i18n/es/calculator';
import { rates as ratesCopy } from '../../i18n/es/rates';
import { accounts as accountsCopy } from '../../i18n/es/saved-accounts';
import { usePageCopy } from '../../i18n/use-language';
import { AccountList, EmptyList } from './account-list';
import { DevicePanel } from './device/device-panel';
import styles from './saved-accounts-page.module.css';
import { useTodaysGames } from './use-todays-games';

const NONE: readonly KeptAccount[] = [];

/** The kept accounts of this device, side by side. They are known after hydration. */
export default function MyAccountsPage() {
  usePageCopy({ accounts: accountsCopy, calculator: calculatorCopy, rates: ratesCopy });
  const { t } = useTranslation();
  const kept = useKeptAccounts();
  const accounts = kept?.accounts ?? NONE;
  const today = useTodaysGames(accounts.map(({ gameId }) => gameId));
  const [deleted, setDeleted] = useState<KeptAccount>();
  const total = accounts.length;
  const counts = { total, most: MAX_ACCOUNTS };
  const isEmpty = total === 0 && !deleted;

  return (
    <div className={`${styles.myAccounts} wrap`}>
      <header className={styles.head}>
        <h1 className={`${styles.title} display`}>{t('accounts:title')}</h1>
        <p className={styles.lead}>
          {kept && total > 0 && t(total < MAX_ACCOUNTS ? 'accounts:lead' : 'accounts:full', counts)}
        </p>
      </header>
      {kept && (
        <>
          {isEmpty ? (
            <EmptyList />
          ) : (
            <AccountList
              accounts={accounts}
              chosen={kept.chosen}
              today={today}
              deleted={deleted}
              onDelete={setDeleted}
            />
          )}
          <DevicePanel kept={kept} today={today} onForget={() => setDeleted(undefined)} />
        </>
      )}
    </div>
  );
}
