import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discardObstacle } from '../../../../domain/acts/drafts';
import type { RatesDraft } from '../../../../domain/rates/rates';
import { TextButton } from '../../../../ui/button/text-button';
import { Confirm } from '../../../../ui/feedback/confirm';
import { ActButton } from '../../parts/act-button';
import { useMember } from '../../tab/use-member';
import styles from './draft-actions.module.css';
import type { Draft } from './use-draft';

/** Saves the typed figures, undoes them, or discards the saved draft. */
export function DraftActions({
  draft,
  saved,
  writers,
  author,
}: {
  readonly draft: Draft;
  readonly saved: RatesDraft | undefined;
  /** The uids of who wrote it. */
  readonly writers: readonly string[];
  /** The same in words. */
  readonly author: string;
}) {
  const { t } = useTranslation('staff');
  const [asking, setAsking] = useState(false);
  const member = useMember();
  const whyId = useId();
  const { form, isTyped } = draft;
  // Every member may undo their own typing.
  const closed = !isTyped && saved !== undefined && discardObstacle(writers, member) !== undefined;
  // The dialog keeps its question while it closes.
  const [undoes, setUndoes] = useState(false);
  const [confirmed, setConfirmed] = useState(false);

  function ask() {
    setUndoes(isTyped);
    setConfirmed(false);
    setAsking(true);
  }

  function confirm() {
    setAsking(false);
    if (!asking) return;
    setConfirmed(true);
    if (undoes) draft.undo();
    else if (saved) void draft.discard(saved);
  }

  return (
    <div className={styles.actions}>
      <ActButton type="submit" isOff={form.busy}>
        {t(form.busy ? 'rates.draft.saving' : 'rates.draft.save')}
      </ActButton>
      {(isTyped || saved) && !form.busy && (
        <TextButton
          aria-disabled={closed || undefined}
          aria-describedby={closed ? whyId : undefined}
          onClick={() => {
            if (!closed) ask();
          }}
        >
          {t(isTyped ? 'rates.draft.undo' : 'rates.draft.discard')}
        </TextButton>
      )}
      {closed && !form.busy && <small id={whyId}>{t('rates.draft.discardClosed')}</small>}
      <Confirm
        open={asking}
        title={t(undoes ? 'rates.draft.undoTitle' : 'rates.draft.discardTitle')}
        confirmLabel={t(undoes ? 'rates.draft.undoYes' : 'rates.draft.discardYes')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        onClosed={() => confirmed && draft.focusHeading()}
      >
        <p>{undoes ? t('rates.draft.undoText') : t('rates.draft.discardText', { author })}</p>
      </Confirm>
    </div>
  );
}
