import { useTranslation } from 'react-i18next';
import type { ThenAndNow } from '../../../domain/accounts/then-and-now';
import type { Calculator } from '../../../domain/calculator';
import { formatDollars, formatExact, formatPlain } from '../../../domain/money';
import { rateChangeLabel } from '../../../i18n/rates-words';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { TicketValue } from '../../../ui/paper/ticket';
import type { ShownAccount } from '../shown-account';
import styles from './then-now.module.css';

/** The value of then and of now, and what moved it. */
export function ThenNow({ shown: { account, game, now } }: { readonly shown: ShownAccount }) {
  const { t } = useTranslation();
  const isLoading = game.status === 'loading';
  return (
    <>
      <dl className={styles.thenNow}>
        <div className={styles.then}>
          <dt>{t('accounts:thenVersion', { version: account.rates.version })}</dt>
          <dd className="number">{formatDollars(account.value)}</dd>
        </div>
        {(now || isLoading) && (
          <div className={styles.now}>
            <dt>{t('accounts:now')}</dt>
            <dd>
              <TicketValue>
                {now ? formatDollars(now.estimate.value) : t('accounts:loading')}
              </TicketValue>
            </dd>
          </div>
        )}
      </dl>
      {now && game.status === 'ready' && <Moved now={now} calculator={game.calculator} />}
    </>
  );
}

function Moved({
  now: { moved, changes },
  calculator,
}: {
  readonly now: ThenAndNow;
  readonly calculator: Calculator;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const direction = moved > 0 ? 'up' : 'down';
  const why = () => {
    if (!changes) return [t('accounts:moved.questions')];
    if (changes.length === 0 && moved === 0) return [t('accounts:moved.noChange')];
    return changes.map((change) =>
      t('accounts:moved.change', {
        label: rateChangeLabel(calculator, change, language, t),
        before: formatExact(change.before),
        after: formatExact(change.after),
      }),
    );
  };
  return (
    <div className={styles.moved}>
      {moved === 0 ? (
        <b>{t('accounts:moved.same')}</b>
      ) : (
        <b className={`${styles.move} ${moved > 0 ? styles.up : styles.down} number`}>
          <Icon name="arrow-up" className={styles.arrow} />
          <span className="visually-hidden">{t(`accounts:moved.${direction}`)} </span>
          {moved > 0 ? '+' : '\u2212'}
          {formatPlain(Math.abs(moved))}
        </b>
      )}
      {why().map((words) => (
        <span key={words} className="number">
          {words}
        </span>
      ))}
    </div>
  );
}
