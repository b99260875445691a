import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankSignIn } from '../../../../config/staff';
import type { Backend } from '../../../../data/backend';
import { useSession } from '../../../../data/backend-provider';
import { useRemote } from '../../../../data/use-remote';
import { account as english } from '../../../../i18n/en/staff/shell/account';
import { account as spanish } from '../../../../i18n/es/staff/shell/account';
import { staffSignIn } from '../../../../i18n/es/staff/shell/sign-in';
import { usePageCopy, useTabCopy } from '../../../../i18n/use-language';
import { Failure } from '../../parts/failure';
import { SkeletonRows } from '../../parts/skeleton-rows';
import { TabHead } from '../../parts/tab-head';
import { TabPage } from '../../parts/tab-page';
import styles from './account-tab.module.css';
import { ChangePasswordForm } from './change-password-form';
import { DoneLine } from './done-line';
import { SecondFactorForm } from './second-factor-form';

const COPY = { es: { account: spanish }, en: { account: english } };

/** The member's own account: password and second factor. */
export default function AccountTab() {
  usePageCopy({ staffSignIn });
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const session = useSession();
  if (bankSignIn)
    return (
      <TabPage>
        <TabHead title={t('account.title')} />
        <p>{t('account.atBank')}</p>
      </TabPage>
    );
  return (
    <TabPage>
      <TabHead title={t('account.title')} />
      <section className={styles.section}>
        <h2>{t('account.password.title')}</h2>
        {session.kind === 'staff' && <ChangePasswordForm email={session.email} />}
      </section>
      <section className={styles.section}>
        <h2>{t('account.factor.title')}</h2>
        <OwnSecondFactor />
      </section>
    </TabPage>
  );
}

function OwnSecondFactor() {
  const { t } = useTranslation('staff');
  const [done, setDone] = useState(false);
  const { remote, reload } = useRemote(
    useCallback(async (backend: Backend) => {
      const account = await backend.staffAccount();
      return { factor: account.factor, isSet: await account.hasSecondFactor() };
    }, []),
  );
  if (remote.status === 'loading') return <SkeletonRows />;
  if (remote.status === 'failed') return <Failure code={remote.code} onRetry={reload} />;
  if (done) return <DoneLine>{t('account.factor.done')}</DoneLine>;
  if (remote.data.isSet) return <p>{t('account.factor.set')}</p>;
  return (
    <>
      <p>{t('account.factor.why')}</p>
      <SecondFactorForm factor={remote.data.factor} onDone={() => setDone(true)} />
    </>
  );
}
