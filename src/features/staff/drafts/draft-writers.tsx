import { useTranslation } from 'react-i18next';
import { type DraftAuthors, writersOf } from '../../../domain/drafts';
import { LANGUAGES } from '../../../domain/language';
import { EmailAddress } from '../../../ui/data/email-address';
import { Note } from '../../../ui/feedback/note';
import styles from './draft-writers.module.css';
import { type DraftPeople, isNobodyLeft } from './writers';

/** Who wrote which part of a draft, and whether somebody is left to publish it. */
export function DraftWriters({
  authors,
  people,
  labels,
}: {
  readonly authors: DraftAuthors;
  readonly people: DraftPeople;
  /** The figures in words, in their order. */
  readonly labels: readonly { readonly name: string; readonly label: string }[];
}) {
  const { t } = useTranslation('staff');
  const partsOf = (uid: string) => [
    ...labels.filter(({ name }) => authors.figures[name] === uid).map(({ label }) => label),
    ...LANGUAGES.filter((each) => authors.reason[each] === uid).map((each) =>
      t(`rates.draft.reasons.${each}`),
    ),
  ];
  const writers = writersOf(authors);
  if (writers.length === 0) return null;
  return (
    <div className={`stack ${styles.writers}`}>
      <h3 className="label small">{t('writers.title')}</h3>
      <dl>
        {writers.map((uid) => (
          <div key={uid}>
            <dt>
              <EmailAddress text={people.names.get(uid) ?? t('somebody')} />
            </dt>
            <dd>{partsOf(uid).join(' · ')}</dd>
          </div>
        ))}
      </dl>
      {isNobodyLeft(authors, people) && <Note tone="warning">{t('writers.nobodyLeft')}</Note>}
    </div>
  );
}
