import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Text } from '../../../domain/language';
import { MAX_VALUE_REASON } from '../../../domain/market/market-value';
import { TextField } from '../../../ui/form/text-field';
import { Fold } from './card/fold';
import type { ReasonProblem } from './value-draft';

const LABELS = { es: 'values.reasonEs', en: 'values.reasonEn' } as const;
const NAMES = { es: 'motivoEs', en: 'motivoEn' } as const;

/** An optional line in both languages, folded away until wanted. */
export function ReasonFields({
  reason,
  problem,
  onChange,
}: {
  readonly reason: Text;
  readonly problem: ReasonProblem | undefined;
  readonly onChange: (reason: Text) => void;
}) {
  const { t } = useTranslation('staff');
  // A reason that was kept is sent with the value: it must be seen.
  const [open, setOpen] = useState(reason.es !== '' || reason.en !== '');
  if (problem && !open) setOpen(true);
  // The sentence stands at the field to fill in: the empty one of a pair, else the faulty one.
  const isAtFault = (text: string) =>
    problem === 'reason-pair'
      ? text.trim() === ''
      : problem === 'reason-long'
        ? text.trim().length > MAX_VALUE_REASON
        : /[<>]/.test(text);
  return (
    <Fold summary={t('values.addReason')} open={open} onToggle={setOpen}>
      <p className="muted">{t('values.reasonHint')}</p>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          name={NAMES[language]}
          label={t(LABELS[language])}
          value={reason[language]}
          autoComplete="off"
          error={
            problem && isAtFault(reason[language])
              ? t(`values.problems.${problem}`, { max: MAX_VALUE_REASON })
              : undefined
          }
          onChange={(text) => onChange({ ...reason, [language]: text })}
        />
      ))}
    </Fold>
  );
}
