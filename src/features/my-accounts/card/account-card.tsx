import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatPercent } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Cartridge } from '../../../ui/art/cartridge';
import { Emblem } from '../../../ui/art/emblem';
import { Icon } from '../../../ui/art/icon';
import type { ShownAccount } from '../shown-account';
import styles from './account-card.module.css';
import { CardActions } from './card-actions';
import { ThenNow } from './then-now';
import { Uncounted } from './uncounted';
import { ValueLines } from './value-lines';

/** Places whose colours these are; electric is the current choice. */
const [LILAC, ELECTRIC, INK] = [0, 1, 2];

/** An account: its cartridge in the shelf, and the receipt of then and now under it. */
export function AccountCard({
  shown,
  place,
  isChosen,
  scale,
  takesFocus,
  onRetry,
  onDelete,
}: {
  readonly shown: ShownAccount;
  /** Place in the list, from 0. */
  readonly place: number;
  readonly isChosen: boolean;
  /** Thousandths of a cent that a full bar is worth. */
  readonly scale: number;
  readonly takesFocus: boolean;
  readonly onRetry: () => void;
  readonly onDelete: () => void;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const { account, game, now } = shown;
  const { nickname, gameName, gameId, keptAt } = account;
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  return (
    <article className={styles.accountCard} data-chosen={isChosen || undefined}>
      <div className={styles.shelf}>
        <div className={styles.cartridge} aria-hidden="true">
          <Cartridge
            name={nickname}
            detail={gameName}
            place={isChosen ? ELECTRIC : place % 2 === 0 ? INK : LILAC}
          >
            <Emblem id={gameId} />
          </Cartridge>
        </div>
        {isChosen && <p className={styles.flag}>{t('accounts:chosen')}</p>}
      </div>
      <div className={styles.slip}>
        <div className={styles.slot} aria-hidden="true" />
        <div className={`${styles.receipt} torn`}>
          <header className={styles.head}>
            <h2 ref={title} tabIndex={-1} className="visually-hidden">
              {t('accounts:name', { nickname, game: gameName })}
            </h2>
            <b>{t('accounts:kept')}</b>
            <span className="number">{formatDate(keptAt, 'date', language)}</span>
          </header>
          <ThenNow shown={shown} />
          {now ? (
            <>
              <ValueLines estimate={now.estimate} scale={scale} />
              <p className={styles.proof}>
                {now.provenShare > 0 ? (
                  <span className={styles.proven}>
                    <Icon name="check" />
                    {t('accounts:proof.some', { share: formatPercent(now.provenShare) })}
                  </span>
                ) : (
                  <span className={styles.declared}>{t('accounts:proof.none')}</span>
                )}
              </p>
            </>
          ) : (
            <Uncounted game={game} onRetry={onRetry} />
          )}
          <CardActions shown={shown} isChosen={isChosen} onDelete={onDelete} />
        </div>
      </div>
    </article>
  );
}
