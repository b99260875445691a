import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/feedback/note';
import type { Done } from './use-act';

/** The result of the visitor's act. `email`: the address that the bank writes to. */
export function DoneNote({ done, email }: { readonly done: Done; readonly email: string }) {
  const { t } = useTranslation();
  switch (done.kind) {
    case 'withdrawn':
      return <Note tone="success">{t('status:withdraw.done', { email })}</Note>;
    case 'answered':
      return <Note tone="success">{t('status:answer.done', { email })}</Note>;
    case 'corrected':
      return <Note tone="success">{t('status:correct.done', { email })}</Note>;
    case 'conflict':
      return (
        <Note tone="warning">{t(done.read ? 'status:conflict' : 'status:conflictUnread')}</Note>
      );
  }
}
