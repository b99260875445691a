import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkLine, normalizeText } from '../../../../domain/fields/fields';
import { MAX_TAKE_OVER_REASON } from '../../../../domain/request/case';
import { Confirm } from '../../../../ui/feedback/confirm';
import { TextField } from '../../../../ui/form/text-field';

/** Asks why a case is taken from a colleague. The text stays until the case is taken. */
export function TakeOverDialog({
  open,
  name,
  onConfirm,
  onCancel,
}: {
  readonly open: boolean;
  readonly name: string;
  /** Resolves to whether it was taken. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation('staff');
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const problem = checkLine(reason, MAX_TAKE_OVER_REASON);
  const error = () => {
    if (!hasTried || !problem) return undefined;
    return problem === 'missing'
      ? t('requests.cases.claim.reasonMissing')
      : t('requests.cases.claim.reasonWrong', { max: MAX_TAKE_OVER_REASON });
  };

  return (
    <Confirm
      open={open}
      title={t('requests.cases.claim.takeOver', { name })}
      confirmLabel={t('requests.cases.claim.takeOverYes')}
      cancelLabel={t('cancel')}
      onCancel={onCancel}
      onConfirm={() => {
        setTried(problem !== undefined);
        if (problem) return;
        void onConfirm(normalizeText(reason)).then((isTaken) => isTaken && setReason(''));
      }}
    >
      <p>{t('requests.cases.claim.takeOverText', { name })}</p>
      <TextField
        label={t('requests.cases.claim.reason')}
        name="motivo"
        autoComplete="off"
        required
        value={reason}
        error={error()}
        onChange={setReason}
      />
    </Confirm>
  );
}
