import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../../domain/calculator';
import { normalizeText, unseenSign } from '../../../../domain/fields/fields';
import { MAX_RATES_NOTE, type RatesDraft } from '../../../../domain/rates/rates';
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
 * Lets a reviewer who is not the author return a draft with a note; nobody else sees it. The text
 * stays until it is sent, even if the draft changes meanwhile.
 */
export function ReturnDraft({
  calculator,
  draft,
  onReturned,
  onConflict,
}: {
  readonly calculator: Calculator;
  readonly draft: RatesDraft;
  /** Gets the draft with its note. */
  readonly onReturned: (draft: RatesDraft) => void;
  /** The stored draft is another one: the tab reads it again. */
  readonly onConflict: () => void;
}) {
  const { t } = useTranslation('staff');
  const { uid, mayReview } = useMember();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const { form, failure, send } = useReturn(calculator, draft, {
    onConflict,
    onReturned(returned) {
      setAsking(false);
      setDone(true);
      onReturned(returned);
    },
  });
  if (!mayReview || uid === draft.author) return null;

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
        title={t('returnDraft.title', { game: calculator.name })}
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
