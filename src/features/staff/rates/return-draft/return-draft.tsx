import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff/backend';
import { secondPersonObstacle } from '../../../../domain/acts/drafts';
import { normalizeText, unseenSign } from '../../../../domain/fields/fields';
import { MAX_RATES_NOTE } from '../../../../domain/rates/rates';
import { TextButton } from '../../../../ui/button/text-button';
import { Confirm } from '../../../../ui/feedback/confirm';
import { Note } from '../../../../ui/feedback/note';
import { Field, inputClass } from '../../../../ui/form/field';
import { useMember } from '../../tab/use-member';
import styles from './return-draft.module.css';
import { type NoteForm, useReturn } from './use-return';

/** The field for a note, with how much of it is used. */
function NoteField({ form }: { readonly form: NoteForm }) {
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
      note={<p className={`${styles.used} muted number`}>{t('returnDraft.used', limits)}</p>}
    >
      {(tied) => (
        <textarea
          {...tied}
          className={`${inputClass} ${styles.note}`}
          name="nota"
          rows={4}
          readOnly={form.busy}
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
  onReturn,
  onConflict,
}: {
  /** What the draft is about. */
  readonly name: string;
  /** The uids of who wrote it. */
  readonly writers: readonly string[];
  readonly onReturn: (staff: StaffBackend, note: string) => Promise<void>;
  /** The stored draft is another one: the tab reads it again. */
  readonly onConflict: () => void;
}) {
  const { t } = useTranslation('staff');
  const member = useMember();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const { form, failure, send } = useReturn({
    onConflict,
    async onReturn(backend, note) {
      await onReturn(backend, note);
      setAsking(false);
      setDone(true);
    },
  });
  if (secondPersonObstacle(writers, member)) return null;

  return (
    <div className={styles.returnDraft}>
      <TextButton
        onClick={() => {
          setDone(false);
          setAsking(true);
        }}
      >
        {t('returnDraft.open')}
      </TextButton>
      {done && !asking && <Note tone="success">{t('returnDraft.done')}</Note>}
      <Confirm
        open={asking}
        title={t('returnDraft.title', { game: name })}
        confirmLabel={t(form.busy ? 'returnDraft.sending' : 'returnDraft.send')}
        cancelLabel={t('cancel')}
        onConfirm={send}
        onCancel={() => setAsking(false)}
        fields={
          <form ref={form.ref} noValidate onSubmit={(event) => event.preventDefault()}>
            <NoteField form={form} />
            {failure && (
              <Note tone={failure === 'conflict' ? 'warning' : 'error'}>
                {t(failure === 'conflict' ? 'returnDraft.conflict' : `failures.${failure}`)}
              </Note>
            )}
          </form>
        }
      >
        <p>{t('returnDraft.text')}</p>
      </Confirm>
    </div>
  );
}
