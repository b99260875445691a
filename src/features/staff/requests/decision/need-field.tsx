import { useTranslation } from 'react-i18next';
import { isNeed, NEEDS } from '../../../../domain/request/questions';
import { needs as english } from '../../../../i18n/en/status/reasons';
import { needs as spanish } from '../../../../i18n/es/status/reasons';
import { ChoiceField } from './choice-field';

/** What the bank needs, and the question that the visitor will read. */
export function NeedField({
  value,
  onChange,
  isMissing,
  game,
}: {
  readonly value: string;
  readonly onChange: (need: string) => void;
  readonly isMissing: boolean;
  readonly game: string;
}) {
  const { t } = useTranslation('staff');
  const need = isNeed(value) ? value : undefined;
  const question = (words: string) => words.replace('{{game}}', game);
  return (
    <ChoiceField
      name="necesita"
      label={t('requests.decide.need')}
      placeholder={t('requests.decide.chooseNeed')}
      error={isMissing && !need ? t('requests.decide.missingNeed') : undefined}
      options={NEEDS.map((id) => ({ id, label: t(`requests.decide.needs.${id}`) }))}
      value={value}
      onChange={onChange}
      preview={need && { es: question(spanish[need]), en: question(english[need]) }}
    />
  );
}
