import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../../ui/button/text-button';
import { Note } from '../../../../ui/feedback/note';
import { ActNote } from '../../parts/act-note';
import type { GameEdit } from './use-game-edit';

/** Says how saving ended, and offers to undo it. */
export function EditResultNote({
  edit: { form, act, isSame, before, theirs, undo },
}: {
  readonly edit: GameEdit;
}) {
  const { t } = useTranslation('staff');
  if (isSame) return <Note tone="info">{t('catalogue.same')}</Note>;
  return (
    <>
      <ActNote
        act={act}
        done={t(before ? 'catalogue.saved' : 'catalogue.undone')}
        conflict={
          theirs &&
          t('catalogue.conflict', { ...theirs, image: theirs.image || t('catalogue.noImage') })
        }
        isUnread={act.state.kind === 'refused' && !theirs && !form.busy}
      />
      {act.state.kind === 'done' && before && (
        <TextButton disabled={form.busy} onClick={() => undo(before)}>
          {t('catalogue.undo')}
        </TextButton>
      )}
    </>
  );
}
