import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChallenge } from '../../../data/use-challenge';
import { isOpen } from '../../../domain/request/states';
import { gameName, takesChallenge } from '../../../games/list';
import type { FollowedRequest } from '../parts/followed-request';
import { CopyText } from '../parts/request-code';
import styles from './account-code.module.css';

/**
 * For a game without a source, while the request is open: the code that shows the bank whose the
 * account is, and where to put it.
 */
export function AccountCode({
  request: { code, gameId, status },
}: {
  readonly request: FollowedRequest;
}) {
  if (code === undefined || !isOpen(status) || !takesChallenge(gameId)) return null;
  return <Challenge code={code} game={gameName(gameId)} />;
}

function Challenge({ code, game }: { readonly code: string; readonly game: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const challenge = useChallenge(code);
  return (
    <section className={styles.accountCode} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} className="title-m">
          {t('status:challenge.title')}
        </h2>
        <p>{t('status:challenge.text', { game })}</p>
        <p>{t('status:challenge.after')}</p>
      </div>
      <div className={styles.code}>
        {/* As tall before it is computed. */}
        <b className="number" translate="no">
          {challenge ?? '\u00a0'}
        </b>
        <CopyText
          key={challenge}
          text={challenge ?? ''}
          words={{
            copy: t('status:challenge.copy'),
            copied: t('status:challenge.copied'),
            refused: t('status:challenge.refused'),
          }}
        />
      </div>
    </section>
  );
}
