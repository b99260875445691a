import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_VIEW_NAME } from '../../../../domain/staff/shared-view';
import { Button } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { focusOn } from '../../../../ui/feedback/focus-on';
import { useLayer } from '../../../../ui/feedback/layer';
import { Field, inputClass } from '../../../../ui/form/field';
import { type KeptView, type ViewNameProblem, viewNameProblem } from './kept-views';
import styles from './view-name-form.module.css';

/** Asks for the name of a new view, or for another name of one. */
export function ViewNameForm({
  name,
  others,
  onName,
  onCancel,
}: {
  /** The name of today; empty for a new view. */
  readonly name: string;
  /** The views whose names are taken. */
  readonly others: readonly KeptView[];
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<ViewNameProblem>();

  useLayer(true, onCancel);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = viewNameProblem(typed, others);
    setProblem(found);
    if (found === undefined) onName(typed.trim());
  }

  return (
    <form className={styles.viewNameForm} noValidate onSubmit={submit}>
      <Field
        label={t('views.name')}
        error={problem && t(`views.problems.${problem}`)}
        note={<p className={`small ${styles.note}`}>{t('views.where')}</p>}
        required
      >
        {(input) => (
          <input
            {...input}
            ref={focusOn}
            className={inputClass}
            name="vista"
            autoComplete="off"
            maxLength={MAX_VIEW_NAME}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <div className={`row gap-8 gap-x-20 ${styles.keys}`}>
        <Button type="submit">{t('views.save')}</Button>
        <TextButton onClick={onCancel}>{t('cancel')}</TextButton>
      </div>
    </form>
  );
}
