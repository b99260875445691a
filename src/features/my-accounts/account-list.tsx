import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteAccount, keepAccounts } from '../../data/kept-accounts';
import { type KeptAccount, MAX_ACCOUNTS } from '../../domain/accounts/kept-account';
import styles from './account-list.module.css';
import { AccountCard } from './card/account-card';
import { DeletedCard } from './card/deleted-card';
import { largestLine, shownAccount } from './shown-account';
import type { TodaysGames } from './use-todays-games';

/** The accounts, the newest first; one that was just deleted leaves its place for an undo. */
export function AccountList({
  accounts,
  chosen,
  today,
  deleted,
  onDelete,
}: {
  readonly accounts: readonly KeptAccount[];
  readonly chosen: string | undefined;
  readonly today: TodaysGames;
  readonly deleted: KeptAccount | undefined;
  readonly onDelete: (account: KeptAccount | undefined) => void;
}) {
  const { t } = useTranslation();
  const [restored, setRestored] = useState<string>();
  const shown = accounts.map((account) => shownAccount(account, today));
  const scale = largestLine(shown);
  const places = deleted
    ? [...shown, { account: deleted, game: undefined, now: undefined }].sort(
        (a, b) => b.account.keptAt.getTime() - a.account.keptAt.getTime(),
      )
    : shown;

  // Before the first calculator is there nothing has its height.
  if (shown.length > 0 && shown.every(({ game }) => game.status === 'loading'))
    return <p role="status">{t('accounts:loading')}</p>;
  return (
    <ul className={styles.accountList} aria-label={t('accounts:list')}>
      {places.map(({ account, game, now }, place) => (
        <li key={account.id}>
          {game ? (
            <AccountCard
              shown={{ account, game, now }}
              place={place}
              isChosen={account.id === chosen}
              scale={scale}
              takesFocus={account.id === restored}
              onRetry={today.retry}
              onDelete={() => {
                deleteAccount(account.id);
                onDelete(account);
              }}
            />
          ) : (
            <DeletedCard
              nickname={account.nickname}
              isFull={accounts.length >= MAX_ACCOUNTS}
              onUndo={() => {
                setRestored(account.id);
                onDelete(undefined);
                keepAccounts([account]);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
