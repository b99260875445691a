import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/backend-provider';
import { audit as english } from '../../../i18n/en/staff/audit';
import { audit as spanish } from '../../../i18n/es/staff/audit';
import { useTabCopy } from '../../../i18n/use-language';
import { Note } from '../../../ui/feedback/note';
import { TabHead } from '../tab/tab-head';
import { TabPage } from '../tab/tab-page';
import { AuditLog } from './audit-log';
import { SettingsSection } from './settings/settings-section';

const COPY = { es: { audit: spanish }, en: { audit: english } };

/** The permanent record of staff's acts, and the settings of administrators. */
export default function AuditTab() {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const session = useSession();
  const isAdmin = session.kind === 'staff' && session.roles.includes('admin');
  return (
    <TabPage>
      <TabHead title={t('audit.title')} lead={t('audit.lead')} />
      <SettingsSection />
      {isAdmin ? <AuditLog /> : <Note tone="info">{t('audit.closed')}</Note>}
    </TabPage>
  );
}
