import { useTranslation } from 'react-i18next';
import { isUnclear } from '../../../../data/errors';
import { TextButton } from '../../../../ui/button/text-button';
import { Note } from '../../../../ui/feedback/note';
import type { GameEdit } from './use-game-edit';

/** Says how saving ended, and offers to undo it. */
export function EditResultNote({ edit: { form, result, undo } }: { readonly edit: GameEdit }) {
  const { t } = useTranslation('staff');
  switch (result.kind) {
    case 'none':
      return null;
    case 'same':
      return <Note tone="info">{t('catalogue.same')}</Note>;
    case 'undone':
      return <Note tone="success">{t('catalogue.undone')}</Note>;
    case 'saved':
      return (
        <>
          <Note tone="success">{t('catalogue.saved')}</Note>
          <TextButton disabled={form.busy} onClick={() => undo(result.before)}>
            {t('catalogue.undo')}
          </TextButton>
        </>
      );
    case 'conflict': {
      const { theirs } = result;
      return (
        <Note tone="warning">
          {theirs
            ? t('catalogue.conflict', { ...theirs, image: theirs.image || t('catalogue.noImage') })
            : t('catalogue.conflictUnread')}
        </Note>
      );
    }
    case 'failed':
      return (
        <Note tone="error">
          <p>{t(`failures.${result.code}`)}</p>
          {isUnclear(result.code) && <p>{t('catalogue.unclear')}</p>}
        </Note>
      );
  }
}
