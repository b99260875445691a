import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Petition } from '../../../domain/request/petition';
import type { MailedKind } from '../../../domain/request/petition-link';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import styles from './petition-steps.module.css';
import type { PetitionProgress } from './use-petition';

interface Props {
  readonly kind: MailedKind;
  readonly progress: PetitionProgress;
  /** Asks the bank once more. */
  readonly onAsk: () => void;
  /** Waits for the answer once more. */
  readonly onWait: () => void;
  /** By mail: the petition is carried out only once the link is used. */
  readonly byMail?: boolean;
  /** The children stay, hidden, so that what was typed outlives a failure. */
  readonly keepsChildren?: boolean;
  /** The button that asks, shown until the bank has been asked and after a failure. */
  readonly children: ReactNode;
}

/** How far a petition has come, in words: it takes the focus from the button that was pressed. */
export function PetitionSteps(props: Props) {
  const { progress, keepsChildren = false, children } = props;
  const [earlier, setEarlier] = useState<Petition>();
  const steps = useRef<HTMLDivElement>(null);
  const isAsked = progress.status !== 'none';
  const isShown = !isAsked || progress.status === 'failed';
  useEffect(() => {
    if (isAsked) steps.current?.focus();
  }, [isAsked]);
  return (
    <div ref={steps} tabIndex={-1} className={styles.petitionSteps}>
      {isAsked && <Step {...props} earlier={earlier} onAskAgain={setEarlier} />}
      {keepsChildren ? <div hidden={!isShown}>{children}</div> : isShown && children}
    </div>
  );
}

interface StepProps extends Omit<Props, 'children' | 'keepsChildren'> {
  /** The previous petition, once the visitor has asked the bank again. */
  readonly earlier: Petition | undefined;
  readonly onAskAgain: (earlier: Petition) => void;
}

function Step({ byMail = false, ...props }: StepProps) {
  const { t } = useTranslation();
  const { kind, progress, onWait } = props;
  switch (progress.status) {
    case 'none':
      return null;
    case 'sending':
      return (
        <Note tone="info" told>
          {t('petition:sending')}
        </Note>
      );
    case 'working':
      return <Note tone="info">{t(byMail ? 'petition:asking' : `petition:${kind}.working`)}</Note>;
    case 'later':
      return (
        <>
          <Note tone="warning">
            {t(kind === 'erasure' && !byMail ? 'petition:laterErasure' : 'petition:later')}
          </Note>
          <Button look="line" onClick={onWait}>
            {t('petition:check')}
          </Button>
        </>
      );
    case 'failed':
      return (
        <Note tone="error">
          {t(progress.code === 'denied' ? 'petition:refused' : `failures:${progress.code}`)}
        </Note>
      );
    case 'answered':
      return <Answer {...props} petition={progress.petition} />;
  }
}

function Answer({
  kind,
  petition,
  earlier,
  onAsk,
  onAskAgain,
}: Pick<StepProps, 'kind' | 'earlier' | 'onAsk' | 'onAskAgain'> & {
  readonly petition: Petition;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { state, askedAt } = petition;
  if (state === 'done' || state === 'closed')
    return <Note tone="success">{t(`petition:${kind}.${state}`)}</Note>;
  // Within ten minutes the bank accepts no new petition and answers with the earlier one.
  const isTooSoon = earlier?.askedAt.getTime() === askedAt.getTime();
  return (
    <>
      <Note tone="success">
        {t('petition:mailed', { time: formatTime(askedAt, 'atTime', language) })}
      </Note>
      {isTooSoon && <Note tone="warning">{t('petition:tooSoon')}</Note>}
      <Button
        look="line"
        onClick={() => {
          onAskAgain(petition);
          onAsk();
        }}
      >
        {t('petition:again')}
      </Button>
    </>
  );
}
