import { useTranslation } from 'react-i18next';
import { privacy } from '../../i18n/es/own-data/privacy';
import { retention } from '../../i18n/es/own-data/retention';
import { usePageCopy } from '../../i18n/use-language';
import { HydrateLater } from '../../ui/hydrate-later';
import { Facts } from './facts';
import { KeptTable } from './kept-table';
import styles from './privacy-page.module.css';
import { Backing, Complaints, Rights, Seen } from './sections';

/** The data that the bank keeps of visitors: purpose, readers, period, and the visitors' rights. */
export default function PrivacyPage() {
  usePageCopy({ privacy, retention });
  const { t } = useTranslation();
  return (
    <div className={`${styles.privacy} wrap`}>
      <header className={styles.head}>
        <h1 className={`${styles.title} display`}>{t('privacy:title')}</h1>
        <p className="lead">{t('privacy:lead')}</p>
      </header>
      <Facts />
      <HydrateLater>
        <KeptTable />
        <Rights />
        <Backing />
        <Seen />
        <Complaints />
      </HydrateLater>
    </div>
  );
}
