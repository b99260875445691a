import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetAccounts } from '../../../data/kept-accounts';
import { Button } from '../../../ui/button/button';
import { Confirm } from '../../../ui/feedback/confirm';

/** Deletes every account from this device after one confirmation. */
export function ForgetAccounts({
  count,
  onForget,
}: {
  readonly count: number;
  readonly onForget: () => void;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="line" disabled={count === 0} onClick={() => setAsking(true)}>
        {t('accounts:device.forgetAction')}
      </Button>
      <Confirm
        open={asking}
        title={t('accounts:forget.title', { count })}
        confirmLabel={t('accounts:forget.confirm')}
        cancelLabel={t('accounts:forget.cancel')}
        onConfirm={() => {
          setAsking(false);
          forgetAccounts();
          onForget();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('accounts:forget.text')}</p>
      </Confirm>
    </>
  );
}
