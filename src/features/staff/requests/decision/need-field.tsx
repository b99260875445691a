import { useTranslation } from 'react-i18next';
import { isNeed, NEEDS } from '../../../../domain/request/questions';
import { NEED_WORDS } from '../../../../domain/request/reason-words';
import { ChoiceField } from './choice-field';

/** What the bank needs, and the question that the visitor will read. */
export function NeedField({
  value,
  onChange,
  isMissing,
}: {
  readonly value: string;
  readonly onChange: (need: string) => void;
  readonly isMissing: boolean;
}) {
  const { t } = useTranslation('staff');
  const need = isNeed(value) ? value : undefined;
  return (
    <ChoiceField
      name="necesita"
      label={t('requests.decide.need')}
      placeholder={t('requests.decide.chooseNeed')}
      error={isMissing && !need ? t('requests.decide.missingNeed') : undefined}
      options={NEEDS.map((id) => ({ id, label: t(`requests.decide.needs.${id}`) }))}
      value={value}
      onChange={onChange}
      preview={need && NEED_WORDS[need]}
    />
  );
}
