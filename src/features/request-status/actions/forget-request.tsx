import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { useEndSession } from '../../../data/use-end-session';
import { TextButton } from '../../../ui/button/text-button';
import { Confirm } from '../../../ui/feedback/confirm';
import { Note } from '../../../ui/feedback/note';
import { NoBreak } from '../../../ui/no-break';
import type { FollowedRequest } from '../followed-request';

/** On a shared computer: ends the session after one confirmation. */
export function ForgetRequest({
  request: { code, reference },
  onEnded,
}: {
  readonly request: FollowedRequest;
  readonly onEnded: () => void;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { end, failure } = useEndSession(onEnded);
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>{t('status:forget.action')}</TextButton>
      <Confirm
        open={asking}
        title={t('status:forget.title')}
        confirmLabel={t('status:forget.confirm')}
        cancelLabel={t('status:forget.cancel')}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        <p>
          <NoBreak part={brand.phone}>
            {t(code ? 'status:forget.text' : 'status:forget.textNoCode', { reference })}
          </NoBreak>
        </p>
        {failure && <Note tone="error">{t(`failures:${failure}`)}</Note>}
      </Confirm>
    </>
  );
}
