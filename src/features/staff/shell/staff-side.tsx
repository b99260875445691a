import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../config/paths';
import type { Session } from '../../../domain/session';
import { formatList } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Link } from '../../../ui/button/link';
import { TextButton } from '../../../ui/button/text-button';
import { EmailAddress } from '../../../ui/data/email-address';
import { useOpenComplaints } from '../complaints/complaint-counts';
import { useQueueCounts } from '../requests/queue-counts';
import { keeperOf } from '../session/kept';
import { useMember } from '../session/use-member';
import { accountTab, type StaffTab, staffTabs } from '../tabs';
import { LanguageSwitch } from './language-switch';
import { brandClass, StaffBrand } from './staff-brand';
import styles from './staff-side.module.css';

/** Who is signed in, as the frame of the staff area shows it. */
export type StaffIdentity = Pick<Extract<Session, { kind: 'staff' }>, 'name' | 'roles'>;

/** The address of a tab: as it was left, and for the open one its beginning. */
function useTabAddresses(current: StaffTab): (tab: StaffTab) => string {
  const { uid } = useMember();
  const { search } = useLocation();
  const keeperFor = (tab: StaffTab) => keeperOf('address', uid, tab.id, `?tab=${tab.id}`);
  useEffect(() => {
    const left = new URLSearchParams(search);
    left.set('tab', current.id);
    // The language is chosen for all tabs.
    left.delete('lang');
    keeperFor(current).write(`?${left}`);
  });
  return (tab) => paths.staff + (tab === current ? `?tab=${tab.id}` : keeperFor(tab).read());
}

/** The navigation between the tabs, the signed-in account and the sign-out button. */
export function StaffSide({
  current,
  member: { name, roles },
  onSignOut,
}: {
  readonly current: StaffTab;
  readonly member: StaffIdentity;
  readonly onSignOut: () => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const addressOf = useTabAddresses(current);
  const nav = useRef<HTMLElement>(null);
  // On phones the row of tabs scrolls sideways: the open tab is scrolled into view.
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>(`[href$="=${current.id}"]`);
    if (nav.current && open) nav.current.scrollLeft = open.offsetLeft;
  }, [current.id]);
  return (
    <header className={`${styles.staffSide} on-ink`}>
      <Link className={brandClass} to={paths.home}>
        <StaffBrand />
      </Link>
      <nav ref={nav} className={styles.tabs} aria-label={t('nav.label')}>
        {staffTabs.map((tab) => (
          <Link
            key={tab.id}
            to={addressOf(tab)}
            aria-current={tab === current ? 'page' : undefined}
            onPointerOver={tab.page.fetchAhead}
            onFocus={tab.page.fetchAhead}
          >
            {tab.label[language]}
            {tab.counts === 'requests' && <PendingCount />}
            {tab.counts === 'complaints' && <OpenCount />}
          </Link>
        ))}
      </nav>
      <section className={styles.account} aria-label={t('nav.account')}>
        <p>
          <EmailAddress text={name} />
          <span className={styles.roles}>
            {formatList(
              roles.map((role) => t(`nav.roles.${role}`)),
              language,
            )}
          </span>
        </p>
        <LanguageSwitch />
        <Link
          className="link"
          to={`${paths.staff}?tab=${accountTab.id}`}
          aria-current={current === accountTab ? 'page' : undefined}
          onPointerOver={accountTab.page.fetchAhead}
          onFocus={accountTab.page.fetchAhead}
        >
          {accountTab.label[language]}
        </Link>
        <TextButton onClick={onSignOut}>{t('nav.signOut')}</TextButton>
      </section>
    </header>
  );
}

function PendingCount() {
  const { t } = useTranslation('staff');
  const { remote } = useQueueCounts();
  const number = remote.status === 'ready' ? remote.data.pending : undefined;
  return <Count number={number} words={(count) => t('nav.pending', { count, number: count })} />;
}

function OpenCount() {
  const { t } = useTranslation('staff');
  const { remote } = useOpenComplaints();
  const number = remote.status === 'ready' ? remote.data : undefined;
  return <Count number={number} words={(count) => t('nav.open', { count, number: count })} />;
}

/** A number beside a tab. Its room is kept before it is known, so that no tab moves when it comes. */
function Count({
  number,
  words,
}: {
  readonly number: number | undefined;
  readonly words: (number: number) => string;
}) {
  return (
    <>
      <em className={`${styles.count} number`} aria-hidden="true">
        {number}
      </em>
      {number !== undefined && <span className="visually-hidden">, {words(number)}</span>}
    </>
  );
}
