import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { EmailAddress } from '../../../ui/data/email-address';
import type { GameRates } from './game-rates';
import { momentText, savedText } from './moment-text';
import styles from './version-lines.module.css';

/** Which version is in force, and whose draft may follow it. */
export function VersionLines({
  rates: { inForce, draft },
  draftOf,
}: {
  readonly rates: GameRates;
  /** Whose draft it is, in words. */
  readonly draftOf: string;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { version, publication } = inForce;
  return (
    <div className={`${styles.lines} number`}>
      <p>
        <b>{t('rates.inForce', { version })}</b>
        {publication
          ? t('rates.since', { moment: momentText(publication.since, language) })
          : t('rates.sinceOpening')}
      </p>
      <p className={draft ? styles.draft : styles.none}>
        <b>
          <EmailAddress address={draft ? draftOf : t('rates.noDraft')} />
        </b>
        {draft ? savedText(draft.savedAt, language, t) : t('rates.noDraftText')}
      </p>
    </div>
  );
}
