import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { discardObstacle } from '../../../../domain/acts/drafts';
import type { RatesDraft } from '../../../../domain/rates/rates';
import { TextButton } from '../../../../ui/button/text-button';
import { ConfirmButton } from '../../../../ui/feedback/confirm-button';
import { OffButton } from '../../parts/off-button';
import { useMember } from '../../session/use-member';
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
  const member = useMember();
  const whyId = useId();
  const { form, isTyped } = draft;
  // Every member may undo their own typing.
  const closed = !isTyped && saved !== undefined && discardObstacle(writers, member) !== undefined;
  const undoes = useRef(isTyped);
  const kind = isTyped ? 'undo' : 'discard';

  return (
    <div className={`stack gap-8 start ${styles.actions}`}>
      <OffButton type="submit" isOff={form.busy}>
        {t(form.busy ? 'saving' : 'rates.draft.save')}
      </OffButton>
      <ConfirmButton
        title={t(`rates.draft.${kind}Title`)}
        confirmLabel={t(`rates.draft.${kind}Yes`)}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          if (isTyped) draft.undo();
          else if (saved) void draft.discard(saved);
        }}
        onGone={() => undoes.current && draft.focusHeading()}
        button={(ask) =>
          (isTyped || saved) &&
          !form.busy && (
            <TextButton
              aria-disabled={closed || undefined}
              aria-describedby={closed ? whyId : undefined}
              onClick={() => {
                undoes.current = isTyped;
                if (!closed) ask();
              }}
            >
              {t(`rates.draft.${kind}`)}
            </TextButton>
          )
        }
      >
        <p>{t(`rates.draft.${kind}Text`, { author })}</p>
      </ConfirmButton>
      {closed && !form.busy && <small id={whyId}>{t('rates.draft.discardClosed')}</small>}
    </div>
  );
}
