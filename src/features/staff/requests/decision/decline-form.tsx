import { useTranslation } from 'react-i18next';
import { reasonObstacle } from '../../../../domain/acts/deciding';
import { textOf } from '../../../../domain/language';
import { type LoanRequest, toldOf } from '../../../../domain/request/loan-request';
import { toldWords } from '../../../../domain/request/reason-words';
import {
  DECLINE_REASONS,
  type DeclineReason,
  givenReasons,
  isDeclineReason,
} from '../../../../domain/request/reasons';
import { Icon } from '../../../../ui/art/icon';
import { useActWords } from '../../parts/act-words';
import { ChoiceForm } from './choice-form';

/** Why a request is declined, when it makes sense to ask again, and what the visitor will read. */
export function DeclineForm({
  request,
  chosen,
  isClosed,
  onChoose,
  onClose,
  onChosen,
}: {
  readonly request: LoanRequest;
  readonly chosen: string | undefined;
  readonly isClosed: boolean;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
  readonly onChosen: (reason: DeclineReason) => void;
}) {
  const { t } = useTranslation('staff');
  const words = useActWords();
  const again = (days: number) =>
    days === 0 ? t('requests.cases.decline.now') : t('requests.cases.decline.days', { days });
  return (
    <ChoiceForm
      name="motivo"
      tone="decline"
      title={t('requests.cases.decline.title')}
      heads={[t('requests.decide.reason'), t('requests.cases.decline.again')]}
      options={givenReasons.map((id) => {
        const obstacle = reasonObstacle(request, id);
        return {
          id,
          label: t(`declineReasons.${id}`),
          detail: again(DECLINE_REASONS[id]),
          closed: obstacle && words('decide', obstacle),
        };
      })}
      missing={t('requests.decide.missingReason')}
      sentence={(id) => {
        const { why, change } = toldWords(toldOf(request, id as DeclineReason));
        return textOf((language) =>
          change ? `${why[language]} ${change[language]}` : why[language],
        );
      }}
      chosen={chosen}
      isClosed={isClosed}
      onChoose={onChoose}
      onClose={onClose}
      press={
        <>
          {t('requests.cases.decline.press')}
          <Icon name="close" />
        </>
      }
      onChosen={(id) => {
        if (isDeclineReason(id)) onChosen(id);
      }}
    >
      <p>{t('requests.decide.note')}</p>
    </ChoiceForm>
  );
}
