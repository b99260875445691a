import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { useEndSession } from '../../../data/use-end-session';
import { Confirm } from '../../../ui/feedback/confirm';
import { Note } from '../../../ui/feedback/note';
import { NoBreak } from '../../../ui/no-break';
import styles from '../request-status-page.module.css';

/** On a shared computer: ends the session after one confirmation. */
export function ForgetRequest({
  reference,
  onEnded,
}: {
  readonly reference: string;
  readonly onEnded: () => void;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { end, failure } = useEndSession(onEnded);
  return (
    <>
      <button type="button" className={`link ${styles.forget}`} onClick={() => setAsking(true)}>
        {t('status:forget.action')}
      </button>
      <Confirm
        open={asking}
        title={t('status:forget.title')}
        confirmLabel={t('status:forget.confirm')}
        cancelLabel={t('status:forget.cancel')}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        <p>
          <NoBreak part={brand.phone}>{t('status:forget.text', { reference })}</NoBreak>
        </p>
        {failure && <Note tone="error">{t(`failures:${failure}`)}</Note>}
      </Confirm>
    </>
  );
}
