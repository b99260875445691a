import { useTranslation } from 'react-i18next';
import { timings } from '../../../config/timings';
import { usePetition } from '../../../data/use-petition';
import type { MailedKind } from '../../../domain/request/petition-link';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { Coupon } from '../coupon';
import { PetitionSteps } from './petition-steps';

const WAITING = { checkMs: timings.petitionCheckMs, limitMs: timings.petitionLimitMs };

/** Asks for a link to the recorded address, which confirms the petition. */
export function AskByMail({ code, kind }: { readonly code: string; readonly kind: MailedKind }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { progress, make, waitAgain } = usePetition(code, kind, WAITING);
  const ask = () => void make(language);
  return (
    <Coupon
      sign={<Icon name={kind === 'erasure' ? 'close' : 'minus'} />}
      title={t(`petition:${kind}.name`)}
      stub={
        <PetitionSteps kind={kind} progress={progress} onAsk={ask} onWait={waitAgain} byMail>
          <Button look="line" onClick={ask}>
            {t(`petition:${kind}.action`)}
            <Icon name="arrow-right" />
          </Button>
        </PetitionSteps>
      }
    >
      <p>{t(`petition:${kind}.text`)}</p>
    </Coupon>
  );
}
