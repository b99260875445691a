import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteAccount, keepAccounts } from '../../browser/kept-accounts';
import { anchors, paths } from '../../config/paths';
import { type KeptAccount, MAX_ACCOUNTS } from '../../domain/accounts/kept-account';
import { Illustration } from '../../ui/art/illustration';
import { Button, buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { focusOn } from '../../ui/feedback/focus-on';
import styles from './account-list.module.css';
import { AccountCard } from './card/account-card';
import { largestLine, shownAccount } from './shown-account';
import type { TodaysGames } from './use-todays-games';

/** The place of an account that was just deleted. */
function DeletedCard({
  nickname,
  isFull,
  onUndo,
}: {
  readonly nickname: string;
  readonly isFull: boolean;
  readonly onUndo: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div ref={focusOn} tabIndex={-1} className={styles.deletedCard}>
      <p>{t('accounts:deleted', { nickname })}</p>
      {isFull ? (
        <p>{t('accounts:noPlace', { most: MAX_ACCOUNTS })}</p>
      ) : (
        <Button look="line" onClick={onUndo}>
          {t('accounts:undo')}
        </Button>
      )}
    </div>
  );
}

/** Invites to calculate while nothing is kept. */
export function EmptyList() {
  const { t } = useTranslation();
  return (
    <section className={styles.emptyList}>
      <Illustration name="empty-tray" className={styles.art} />
      <div>
        <h2 className={styles.title}>{t('accounts:emptyTitle')}</h2>
        <p>{t('accounts:empty')}</p>
        <Link className={buttonClass()} to={`${paths.home}#${anchors.games}`}>
          {t('accounts:calculate')}
        </Link>
      </div>
    </section>
  );
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

  // Until the first calculator has loaded, no card has its final height.
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
