import { useTranslation } from 'react-i18next';
import type { Draft, DraftNote } from '../../../domain/drafts';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Note } from '../../../ui/feedback/note';
import { useNames } from '../session/use-names';
import styles from './returned-note.module.css';

/** The note of the reviewer who returned a draft; empty above a draft that was not returned. */
export function ReturnedNote({ draft }: { readonly draft: Pick<Draft, 'note'> }) {
  return draft.note ? <Returned note={draft.note} /> : null;
}

function Returned({ note: { text, author, writtenAt } }: { readonly note: DraftNote }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const nameOf = useNames([author]);
  return (
    <Note tone="warning">
      <p>
        <b>
          {t('returnDraft.by', {
            author: nameOf(author),
            date: formatDate(writtenAt, 'shortMoment', language),
          })}
        </b>
      </p>
      <blockquote className={styles.words}>{text}</blockquote>
      <p>{t('returnDraft.until')}</p>
    </Note>
  );
}
