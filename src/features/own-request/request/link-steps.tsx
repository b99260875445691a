import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkAnswer } from '../../../data/backend';
import type { MailedKind } from '../../../domain/request/petition-link';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import { PetitionSteps } from './petition-steps';
import { usePetition } from './use-petition';

/** Asks for a link to the recorded address, which confirms the petition, and says what became of it. */
export function LinkSteps({
  code,
  kind,
  children,
}: {
  readonly code: string;
  readonly kind: MailedKind;
  /** The button that asks. */
  readonly children: (ask: () => void) => ReactNode;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { progress, send } = usePetition<LinkAnswer>();
  const ask = () => void send((backend) => backend.askForLink(code, kind, language));
  return (
    <PetitionSteps
      progress={progress}
      working={t('petition:sending')}
      answer={
        progress.status === 'answered' && (
          <>
            {progress.answer === 'mailed' ? (
              <Note tone="success">
                {t('petition:mailed', { time: formatTime(progress.at, 'atTime', language) })}
              </Note>
            ) : (
              <Note tone="warning">{t('petition:tooSoon')}</Note>
            )}
            <Button look="line" onClick={ask}>
              {t('petition:again')}
            </Button>
          </>
        )
      }
    >
      {children(ask)}
    </PetitionSteps>
  );
}
