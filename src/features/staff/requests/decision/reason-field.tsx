import { useTranslation } from 'react-i18next';
import { REASON_WORDS } from '../../../../domain/request/reason-words';
import {
  DECLINE_REASONS,
  declineReasons,
  isDeclineReason,
} from '../../../../domain/request/reasons';
import { ChoiceField } from './choice-field';

/** Why a request is declined, the sentences that the visitor will read, and when to ask again. */
export function ReasonField({
  value,
  onChange,
  isMissing,
}: {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly isMissing: boolean;
}) {
  const { t } = useTranslation('staff');
  const reason = isDeclineReason(value) ? value : undefined;
  const days = reason && DECLINE_REASONS[reason];
  const words = reason && REASON_WORDS[reason];
  return (
    <ChoiceField
      name="motivo"
      label={t('requests.decide.reason')}
      placeholder={t('requests.decide.chooseReason')}
      error={isMissing && !reason ? t('requests.decide.missingReason') : undefined}
      options={declineReasons.map((id) => ({ id, label: t(`requests.decide.reasons.${id}`) }))}
      value={value}
      onChange={onChange}
      preview={
        words && {
          es: `${words.why.es} ${words.change.es}`,
          en: `${words.why.en} ${words.change.en}`,
        }
      }
    >
      {days === 0 ? t('requests.decide.againNow') : t('requests.decide.againDays', { days })}
    </ChoiceField>
  );
}
