import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { forgetAccounts, type KeptAccounts } from '../../../browser/kept-accounts';
import { brand } from '../../../config/brand';
import { anchors, paths } from '../../../config/paths';
import { accountsFile } from '../../../domain/accounts/accounts-file';
import { type KeptAccount, MAX_ACCOUNTS } from '../../../domain/accounts/kept-account';
import { dayKey } from '../../../domain/day';
import { momentWords } from '../../../i18n/rates-words';
import { useLanguage } from '../../../i18n/use-language';
import { Button, buttonClass } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { TextButton } from '../../../ui/button/text-button';
import { download } from '../../../ui/data/download';
import { ConfirmButton } from '../../../ui/feedback/confirm-button';
import { Note } from '../../../ui/feedback/note';
import type { TodaysGames } from '../use-todays-games';
import styles from './device-panel.module.css';
import { ImportFile } from './import-file';
import { Row } from './row';

/** Deletes every account from this device after one confirmation. */
function ForgetAccounts({
  count,
  onForget,
}: {
  readonly count: number;
  readonly onForget: () => void;
}) {
  const { t } = useTranslation();
  return (
    <ConfirmButton
      button={(ask) => (
        <Button look="line" disabled={count === 0} onClick={ask}>
          {t('accounts:device.forgetAction')}
          {count > 0 && (
            <span className="visually-hidden"> {t('accounts:device.forgetObject', { count })}</span>
          )}
        </Button>
      )}
      title={t('accounts:forget.title', { count })}
      confirmLabel={t('accounts:forget.confirm')}
      cancelLabel={t('accounts:forget.cancel')}
      onConfirm={() => {
        forgetAccounts();
        onForget();
      }}
    >
      <p>{t('accounts:forget.text')}</p>
    </ConfirmButton>
  );
}

/** Which rates count as today's: of several games, those seen longest ago. */
function RatesSeen({
  accounts,
  today: { gameOf, retry },
}: {
  readonly accounts: readonly KeptAccount[];
  readonly today: TodaysGames;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const ready = accounts
    .map(({ gameId }) => gameOf(gameId))
    .filter((game) => game.status === 'ready');
  if (ready.length === 0) return null;
  const times = ready.flatMap(({ seenAt }) => seenAt?.getTime() ?? []);
  const oldest = times.length === ready.length ? new Date(Math.min(...times)) : undefined;
  const unread = ready.some((game) => game.unread);
  return (
    <>
      {oldest
        ? t('accounts:device.seen', { moment: momentWords(oldest, language, t) })
        : t('accounts:device.built')}
      {unread && (
        <>
          {' '}
          {t('accounts:device.unread')} <TextButton onClick={retry}>{t('rates:retry')}</TextButton>
        </>
      )}
    </>
  );
}

const fileName = () => `${brand.fileName}-mis-cuentas-${dayKey(bankNow())}.json`;

/** The accounts on this device as a whole, and the actions on all of them. */
export function DevicePanel({
  kept: { accounts, unreadable, lasting },
  today,
  onForget,
}: {
  readonly kept: KeptAccounts;
  readonly today: TodaysGames;
  readonly onForget: () => void;
}) {
  const { t } = useTranslation();
  const [forgotten, setForgotten] = useState(false);
  const count = accounts.length;
  const places = MAX_ACCOUNTS - count;
  const none = count === 0;
  return (
    <section className={styles.devicePanel} aria-labelledby="device-title">
      <div>
        <h2 id="device-title" className={`${styles.title} heading`}>
          {t('accounts:device.title')}
        </h2>
        <p>
          {t('accounts:device.text')} <RatesSeen accounts={accounts} today={today} />
        </p>
        {unreadable > 0 && (
          <Note tone="warning">{t('accounts:device.unreadable', { count: unreadable })}</Note>
        )}
        {!lasting && <Note tone="warning">{t('accounts:device.notLasting')}</Note>}
        {forgotten && none && <Note tone="success">{t('accounts:forget.done')}</Note>}
      </div>
      <ul className={styles.list}>
        <Row
          title={t('accounts:device.other')}
          text={
            places > 0
              ? t('accounts:device.places', { count: places })
              : t('accounts:device.placesNone')
          }
        >
          <Link className={buttonClass(styles.ink)} to={`${paths.home}#${anchors.games}`}>
            {t('accounts:device.calculate')}
          </Link>
        </Row>
        <Row
          title={t('accounts:device.take')}
          text={none ? t('accounts:device.nothingKept') : t('accounts:device.takeText', { count })}
        >
          <Button
            look="line"
            disabled={none}
            onClick={() => download(fileName(), accountsFile(accounts))}
          >
            {t('accounts:device.export')}
          </Button>
        </Row>
        <ImportFile />
        <Row
          title={t('accounts:device.forget')}
          text={
            none && unreadable === 0
              ? t('accounts:device.nothingKept')
              : t('accounts:device.forgetText', { count: count + unreadable })
          }
        >
          <ForgetAccounts
            count={count + unreadable}
            onForget={() => {
              setForgotten(true);
              onForget();
            }}
          />
        </Row>
      </ul>
    </section>
  );
}
