import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { BankSignIn } from '../../../../bank/bank-settings';
import { useBackend } from '../../../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import { useLanguage } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import { LoadingIcons } from '../../../../ui/feedback/loading-icons';
import { FieldMessage } from '../../../../ui/form/field';
import { OffButton } from '../../parts/off-button';
import styles from './sign-in-form.module.css';

/** One button, which leads to the bank's identity provider. */
export function BankForm({
  way: { button },
  earlier,
}: {
  readonly way: BankSignIn;
  /** Why the last attempt failed. */
  readonly earlier?: BackendErrorCode | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const loadBackend = useBackend();
  const { state, search } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState(earlier);

  async function leave() {
    setLeaving(true);
    setFailure(undefined);
    try {
      const backend = await loadBackend();
      const wanted = (state as { readonly search?: string } | null)?.search;
      await (await backend.bankSignIn()).begin(wanted ?? search);
    } catch (error) {
      setLeaving(false);
      setFailure(errorCode(error));
    }
  }

  function words(code: BackendErrorCode): string {
    if (code === 'denied') return t('staffSignIn:bank.denied');
    return code === 'bad-credentials' ? t('staffSignIn:bank.stranger') : t(`failures:${code}`);
  }

  return (
    <div className={styles.signInForm}>
      <div className={styles.result} role="alert">
        {failure && <FieldMessage>{words(failure)}</FieldMessage>}
      </div>
      <div className={`row gap-x-20 ${styles.go}`}>
        <OffButton isOff={leaving} onClick={() => void leave()}>
          {button[language]} <Icon name="arrow-right" />
        </OffButton>
        <p role="status">
          {leaving && <LoadingIcons />}
          {leaving && t('staffSignIn:bank.leaving')}
        </p>
      </div>
    </div>
  );
}
