import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { useVisitorAct } from '../../../data/react/use-act';
import type { MailedKind } from '../../../domain/request/petition-link';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { useVisitorWords } from '../../../i18n/use-visitor-words';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import { PetitionSteps } from './petition-steps';

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
  const words = useVisitorWords();
  const act = useVisitorAct('askForLink');
  const [mailedAt, setMailedAt] = useState<Date>();
  const { state } = act;
  const isMailed = state.kind === 'done';
  const isTooSoon = 'why' in state && state.why === 'too-soon';

  async function ask() {
    await act.run({ code, kind, language });
    setMailedAt(bankNow());
  }

  return (
    <PetitionSteps
      kind={state.kind}
      working={t('petition:sending')}
      failure={words(act)}
      answer={
        (isMailed || isTooSoon) && (
          <>
            {isMailed && mailedAt && (
              <Note tone="success">
                {t('petition:mailed', { time: formatTime(mailedAt, 'atTime', language) })}
              </Note>
            )}
            <Button look="line" onClick={() => void ask()}>
              {t('petition:again')}
            </Button>
          </>
        )
      }
    >
      {children(() => void ask())}
    </PetitionSteps>
  );
}
