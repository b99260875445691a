import { useTranslation } from 'react-i18next';
import { isNeed, NEEDS, type Need } from '../../../../domain/request/questions';
import { NEED_WORDS } from '../../../../domain/request/reason-words';
import { Icon } from '../../../../ui/art/icon';
import { ChoiceForm } from './choice-form';

/** The bank's need, and the question that the visitor will read. */
export function AskForm({
  chosen,
  isClosed,
  onChoose,
  onClose,
  onChosen,
}: {
  readonly chosen: string | undefined;
  readonly isClosed: boolean;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
  readonly onChosen: (need: Need) => void;
}) {
  const { t } = useTranslation('staff');
  return (
    <ChoiceForm
      name="necesita"
      tone="ask"
      title={t('requests.cases.ask.title')}
      options={NEEDS.map((id) => ({ id, label: t(`requests.decide.needs.${id}`) }))}
      missing={t('requests.decide.missingNeed')}
      sentence={(id) => NEED_WORDS[id as Need]}
      chosen={chosen}
      isClosed={isClosed}
      onChoose={onChoose}
      onClose={onClose}
      press={
        <>
          {t('requests.cases.ask.press')}
          <Icon name="arrow-right" />
        </>
      }
      onChosen={(id) => {
        if (isNeed(id)) onChosen(id);
      }}
    >
      <p>{t('requests.cases.ask.clock')}</p>
    </ChoiceForm>
  );
}
