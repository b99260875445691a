import { useTranslation } from 'react-i18next';
import { PREVIOUS_WRONG } from '../../../../domain/rates/rates';
import { Checkbox } from '../../../../ui/form/checkbox';
import { useMember } from '../../session/use-member';
import type { DraftForm } from '../draft/draft-state';
import { boxValue } from '../draft/draft-values';

/** The box of a draft that says that the version in force was wrong, and what that does. */
export function PreviousWrong({
  form,
  version,
}: {
  readonly form: DraftForm;
  /** The version in force. */
  readonly version: number;
}) {
  const { t } = useTranslation('staff');
  const { mayWork } = useMember();
  const { value = '', onChange } = form.register(PREVIOUS_WRONG);
  const label = t('rates.publish.previousWrong');
  if (!mayWork) return value ? <p>{label}</p> : null;
  return (
    <div>
      <Checkbox
        name={PREVIOUS_WRONG}
        label={label}
        checked={value !== ''}
        onChange={(isTicked) => form.busy || onChange(boxValue(isTicked))}
      />
      {value && <p>{t('rates.publish.previousWrongEffect', { version })}</p>}
    </div>
  );
}
