import { useTranslation } from 'react-i18next';
import { TabHead } from '../tab/tab-head';
import { TabPage } from '../tab/tab-page';

/** The rates of a game: its draft, what the draft would do, publishing, and every version. */
export default function RatesTab() {
  const { t } = useTranslation('staff');
  return (
    <TabPage>
      <TabHead title={t('rates.title')} />
    </TabPage>
  );
}
