import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff/backend';
import type { Draft, DraftNote } from '../../../domain/drafts';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Note } from '../../../ui/feedback/note';
import { useStaffRemote } from '../session/use-staff';
import styles from './returned-note.module.css';

/** The note of the reviewer who returned a draft; empty above a draft that was not returned. */
export function ReturnedNote({ draft }: { readonly draft: Pick<Draft, 'note'> }) {
  return draft.note ? <Returned note={draft.note} /> : null;
}

function Returned({ note: { text, author, writtenAt } }: { readonly note: DraftNote }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const read = useCallback((staff: StaffBackend) => staff.staffName(author), [author]);
  const { remote } = useStaffRemote(read);
  const name = remote.status === 'ready' ? remote.data : undefined;
  return (
    <Note tone="warning">
      <p>
        <b>
          {t('returnDraft.by', {
            author: name ?? t('values.history.unknownAuthor'),
            date: formatDate(writtenAt, 'shortMoment', language),
          })}
        </b>
      </p>
      <blockquote className={styles.words}>{text}</blockquote>
      <p>{t('returnDraft.until')}</p>
    </Note>
  );
}
