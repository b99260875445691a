import { useTranslation } from 'react-i18next';
import type { Estimate } from '../../../domain/estimate';
import { percentText } from '../../../domain/percent';
import { formatDate } from '../../../i18n/format';
import { receiptRows } from '../../../i18n/receipt-words';
import { useLanguage } from '../../../i18n/use-language';
import { Cartridge } from '../../../ui/art/cartridge';
import { Emblem } from '../../../ui/art/emblem';
import { TextButton } from '../../../ui/button/text-button';
import { focusOn } from '../../../ui/feedback/focus-on';
import { ProofMark } from '../../../ui/paper/proof-mark';
import type { ShownAccount } from '../shown-account';
import type { TodaysGame } from '../use-todays-games';
import styles from './account-card.module.css';
import { CardActions } from './card-actions';
import { ThenNow } from './then-now';

const WHY = {
  gone: 'accounts:uncounted.gone',
  ready: 'accounts:uncounted.misfit',
  failed: 'accounts:uncounted.failed',
} as const;

/** Why an account has no value of today. */
function Uncounted({
  game: { status },
  onRetry,
}: {
  readonly game: TodaysGame;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  if (status === 'loading') return null;
  return (
    <div className={styles.uncounted}>
      {status !== 'failed' && <b>{t('accounts:uncounted.title')}</b>}
      <p>{t(WHY[status])}</p>
      {status === 'failed' && <TextButton onClick={onRetry}>{t('errors:retry')}</TextButton>}
    </div>
  );
}

/** The lines that add something, the largest first, on the scale of all accounts. */
function ValueLines({
  estimate,
  scale,
}: {
  readonly estimate: Estimate;
  /** Thousandths of a cent that a full bar is worth. */
  readonly scale: number;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const rows = receiptRows(estimate, language, t).filter(
    ({ id, share }) => share !== undefined || id === 'rounding',
  );
  if (rows.length === 0) return <p className={styles.none}>{t('accounts:moved.nothing')}</p>;
  return (
    <dl className={styles.valueLines} aria-label={t('accounts:lines')}>
      {rows.map(({ id, label, amount, share }) => (
        <div key={id} className={styles.line}>
          <dt>{label}</dt>
          <dd className="number">{amount}</dd>
          {share !== undefined && (
            <dd className={styles.bar} aria-hidden="true">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * share * estimate.total) / scale} height="1" />
              </svg>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

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
  const { account, game, now } = shown;
  const { nickname, gameName, gameId, keptAt } = account;

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
          <header className={`paper-head ${styles.head}`}>
            <h2 ref={takesFocus ? focusOn : undefined} tabIndex={-1} className="visually-hidden">
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
                <ProofMark look={now.provenPercent > 0 ? 'proven' : 'declared'}>
                  {now.provenPercent > 0
                    ? t('calculator:proof.barState', {
                        share: percentText(now.provenPercent, language),
                      })
                    : t('accounts:proof.none')}
                </ProofMark>
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
