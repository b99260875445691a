import { useTranslation } from 'react-i18next';
import type { KeptAccount } from '../../../domain/accounts/kept-account';
import { momentWords } from '../../../i18n/rates-words';
import { useLanguage } from '../../../i18n/use-language';
import { TextButton } from '../../../ui/button/text-button';
import type { TodaysGames } from '../use-todays-games';

/** Which rates count as today's: of several games, those seen longest ago. */
export function RatesSeen({
  accounts,
  today: { gameOf, retry },
}: {
  readonly accounts: readonly KeptAccount[];
  readonly today: TodaysGames;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const ready = accounts
    .map(({ gameId }) => gameOf(gameId))
    .filter((game) => game.status === 'ready');
  if (ready.length === 0) return null;
  const times = ready.flatMap(({ seenAt }) => seenAt?.getTime() ?? []);
  const oldest = times.length === ready.length ? new Date(Math.min(...times)) : undefined;
  const unread = ready.some((game) => game.unread);
  return (
    <>
      {oldest
        ? t('accounts:device.seen', { moment: momentWords(oldest, language, t) })
        : t('accounts:device.built')}
      {unread && (
        <>
          {' '}
          {t('accounts:device.unread')}{' '}
          <TextButton onClick={retry}>{t('accounts:device.retry')}</TextButton>
        </>
      )}
    </>
  );
}
