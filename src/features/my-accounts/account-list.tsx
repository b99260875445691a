import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteAccount, keepAccounts } from '../../data/kept-accounts';
import { type KeptAccount, MAX_ACCOUNTS } from '../../domain/accounts/kept-account';
import { type ThenAndNow, thenAndNow } from '../../domain/accounts/then-and-now';
import styles from './account-list.module.css';
import { AccountCard } from './card/account-card';
import { DeletedCard } from './card/deleted-card';
import type { TodaysGame, TodaysGames } from './use-todays-games';

/** An account, its game, and what it is worth today where that can be computed. */
export interface ShownAccount {
  readonly account: KeptAccount;
  readonly game: TodaysGame;
  readonly now: ThenAndNow | undefined;
}

function shownAccount(account: KeptAccount, { gameOf }: TodaysGames): ShownAccount {
  const game = gameOf(account.gameId);
  const now = game.status === 'ready' ? thenAndNow(game.calculator, account) : undefined;
  return { account, game, now };
}

/** The largest line of all accounts: bars of the same length are worth the same. */
function largestLine(shown: readonly ShownAccount[]): number {
  const lines = shown.flatMap(({ now }) =>
    now ? [now.estimate.base, ...now.estimate.lines.map(({ subtotal }) => subtotal)] : [],
  );
  return Math.max(1, ...lines);
}

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
