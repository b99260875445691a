import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { anchors, paths } from '../../../config/paths';
import type { KeptAccounts } from '../../../data/kept-accounts';
import { accountsFile } from '../../../domain/accounts/accounts-file';
import { MAX_ACCOUNTS } from '../../../domain/accounts/kept-account';
import { Button, buttonClass } from '../../../ui/button/button';
import { download } from '../../../ui/download';
import { Note } from '../../../ui/feedback/note';
import { Link } from '../../../ui/link';
import type { TodaysGames } from '../use-todays-games';
import styles from './device-panel.module.css';
import { ForgetAccounts } from './forget-accounts';
import { ImportFile } from './import-file';
import { RatesSeen } from './rates-seen';
import { Row } from './row';

const fileName = () =>
  `${brand.fileName}-mis-cuentas-${new Date().toISOString().slice(0, 10)}.json`;

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
