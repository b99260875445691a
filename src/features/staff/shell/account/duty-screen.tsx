import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backend } from '../../../../data/backend';
import { useRemote } from '../../../../data/use-remote';
import type { StaffDuty } from '../../../../domain/session';
import { account as english } from '../../../../i18n/en/staff/shell/account';
import { account as spanish } from '../../../../i18n/es/staff/shell/account';
import { staffSignIn } from '../../../../i18n/es/staff/shell/sign-in';
import { usePageCopy, useTabCopy } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import { Loaded } from '../../parts/loaded';
import { GateScreen } from '../sign-in/gate-screen';
import { ChangePasswordForm } from './change-password-form';
import styles from './duty-screen.module.css';
import { SecondFactorForm } from './second-factor-form';

const COPY = { es: { account: spanish }, en: { account: english } };

/** The task that a member has to do first. */
export default function DutyScreen({
  duty,
  email,
  onSignOut,
}: {
  readonly duty: StaffDuty;
  readonly email: string;
  readonly onSignOut: () => void;
}) {
  usePageCopy({ staffSignIn });
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const words = duty === 'password' ? 'account.password' : 'account.factor';
  return (
    <GateScreen
      title={t(`${words}.duty`)}
      foot={<TextButton onClick={onSignOut}>{t('nav.signOut')}</TextButton>}
    >
      <p>{t(`${words}.dutyWhy`)}</p>
      <div className={styles.paper}>
        {duty === 'password' ? <ChangePasswordForm email={email} duty /> : <FirstFactor />}
      </div>
    </GateScreen>
  );
}

function FirstFactor() {
  const found = useRemote(
    useCallback(async (backend: Backend) => (await backend.staffAccount()).factor, []),
  );
  return (
    <Loaded of={found}>
      {/* The new session has the factor, and opens the staff area by itself. */}
      {(factor) => <SecondFactorForm factor={factor} onDone={() => undefined} />}
    </Loaded>
  );
}
