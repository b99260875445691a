import { useTranslation } from 'react-i18next';
import { audit as english } from '../../../i18n/en/staff/audit';
import { audit as spanish } from '../../../i18n/es/staff/audit';
import { useTabCopy } from '../../../i18n/use-language';
import { Note } from '../../../ui/feedback/note';
import { TabHead } from '../parts/tab-head';
import { TabPage } from '../parts/tab-page';
import { useMember } from '../session/use-member';
import { SettingsSection } from '../settings/settings-section';
import { AuditLog } from './audit-log';

const COPY = { es: { audit: spanish }, en: { audit: english } };

/** The permanent record of staff's acts, and the settings of administrators. */
export default function AuditTab() {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const { mayAdminister } = useMember();
  return (
    <TabPage>
      <TabHead title={t('audit.title')} lead={t('audit.lead')} />
      <SettingsSection />
      {mayAdminister ? (
        <AuditLog />
      ) : (
        <Note tone="info" told>
          {t('audit.closed')}
        </Note>
      )}
    </TabPage>
  );
}
