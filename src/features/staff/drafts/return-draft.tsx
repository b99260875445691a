import { useTranslation } from 'react-i18next';
import type { Act, ActState } from '../../../data/react/use-act';
import { secondPersonObstacle } from '../../../domain/acts/drafts';
import { checkLine, normalizeText, unseenSign } from '../../../domain/fields/fields';
import { MAX_RATES_NOTE } from '../../../domain/rates/rates';
import { TextButton } from '../../../ui/button/text-button';
import { ConfirmButton } from '../../../ui/feedback/confirm-button';
import { Field, inputClass } from '../../../ui/form/field';
import { type Form, useForm } from '../../../ui/form/use-form';
import { ActNote } from '../parts/act-note';
import { useKept } from '../session/use-kept';
import { useMember } from '../session/use-member';
import styles from './return-draft.module.css';

interface Values {
  readonly note: string;
}

const EMPTY: Values = { note: '' };

const problemsOf = ({ note }: Values) => ({ note: checkLine(note, MAX_RATES_NOTE) });

/** The field for a note, with how much of it is used. */
function NoteField({
  form,
  readOnly,
}: {
  readonly form: Form<Values, ReturnType<typeof problemsOf>>;
  readonly readOnly: boolean;
}) {
  const { t } = useTranslation('staff');
  const problem = form.problem('note');
  const { value, onChange } = form.register('note');
  const limits = { used: normalizeText(value).length, max: MAX_RATES_NOTE };
  return (
    <Field
      label={t('returnDraft.note')}
      required
      error={
        problem && t(`returnDraft.problems.${problem}`, { ...limits, sign: unseenSign(value) })
      }
      note={<p className={`small ${styles.used} muted number`}>{t('returnDraft.used', limits)}</p>}
    >
      {(tied) => (
        <textarea
          {...tied}
          className={`${inputClass} ${styles.note}`}
          name="nota"
          rows={4}
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/**
 * Lets a reviewer who wrote no part of it return a draft with a note; nobody else sees it. The text
 * stays until it is sent, even if the draft changes meanwhile.
 */
export function ReturnDraft({
  name,
  writers,
  act,
  onReturn,
}: {
  /** What the draft is about. */
  readonly name: string;
  /** The uids of who wrote it. */
  readonly writers: readonly string[];
  readonly act: Act<'returnRatesDraft'> | Act<'returnLoanDraft'>;
  /** Says the act, shows what there is now, and resolves to how it ended. */
  readonly onReturn: (note: string) => Promise<ActState['kind'] | undefined>;
}) {
  const { t } = useTranslation('staff');
  const member = useMember();
  const [note, keep] = useKept('draft.return', EMPTY, name);
  const form = useForm({ initialValues: note, validate: problemsOf, onChange: keep });
  const isSending = act.state.kind === 'working';

  async function send(): Promise<boolean> {
    if (!form.validate()) return false;
    if ((await onReturn(normalizeText(form.values.note))) !== 'done') return false;
    form.reset(EMPTY);
    return true;
  }

  if (secondPersonObstacle(writers, member)) return null;

  return (
    <div className={`stack start ${styles.returnDraft}`}>
      <ConfirmButton
        button={(ask) => (
          <TextButton
            onClick={() => {
              act.clear();
              ask();
            }}
          >
            {t('returnDraft.open')}
          </TextButton>
        )}
        title={t('returnDraft.title', { game: name })}
        confirmLabel={t(isSending ? 'returnDraft.sending' : 'returnDraft.send')}
        cancelLabel={t('cancel')}
        onConfirm={send}
        fields={
          <form ref={form.ref} noValidate onSubmit={(event) => event.preventDefault()}>
            <NoteField form={form} readOnly={isSending} />
            <ActNote act={act} done={null} conflict={t('returnDraft.conflict')} />
          </form>
        }
      >
        <p>{t('returnDraft.text')}</p>
      </ConfirmButton>
      {act.state.kind === 'done' && <ActNote act={act} done={t('returnDraft.done')} />}
    </div>
  );
}
