import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language';
import { EmailAddress } from '../../../../ui/data/email-address';
import { Ticket } from '../../../../ui/paper/ticket';
import { savedText } from '../../parts/moment-text';
import { useMember } from '../../session/use-member';
import type { GameRates } from '../game-rates';
import styles from './publish-ticket.module.css';

/** The next version, signed by who wrote it and who publishes it. */
export function PublishTicket({
  rates: { inForce, draft },
  writers,
  author,
  stub,
}: {
  readonly rates: GameRates;
  /** The uids of who wrote the draft. */
  readonly writers: readonly string[];
  /** The same in words. */
  readonly author: string;
  readonly stub: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid, name, mayReview } = useMember();
  const isOwn = writers.includes(uid);
  const isMine = draft !== undefined && mayReview && !isOwn;
  return (
    <Ticket className={styles.ticket} stub={stub}>
      <div className={styles.main}>
        <p className={`${styles.version} figure`}>
          <small>{t('rates.publish.version')}</small>
          {inForce.version + 1}
        </p>
        <Signature
          title={t('rates.publish.author')}
          name={draft ? author : t('rates.publish.nobody')}
          note={draft && savedText(draft.savedAt, language, t)}
        />
        <Signature
          title={t('rates.publish.publisher')}
          name={isMine ? t('you', { name }) : t('rates.publish.other')}
          note={t(
            isMine
              ? 'rates.publish.role'
              : isOwn
                ? 'rates.publish.youToo'
                : 'rates.publish.otherRole',
          )}
          isOpen
        />
      </div>
    </Ticket>
  );
}

function Signature({
  title,
  name,
  note,
  isOpen = false,
}: {
  readonly title: string;
  readonly name: string;
  readonly note: string | undefined;
  /** Not signed yet. */
  readonly isOpen?: boolean;
}) {
  return (
    <p className={`${styles.signature} ${isOpen ? styles.open : ''}`}>
      <small>{title}</small>
      <b>
        <EmailAddress text={name} />
      </b>
      {note && <span className="number">{note}</span>}
    </p>
  );
}
