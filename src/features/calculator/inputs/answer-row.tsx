import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceAttribute, YesNoAttribute } from '../../../domain/calculator';
import { hasEffect } from '../../../domain/estimate';
import { formatExactDollars } from '../../../domain/money';
import { useLanguage } from '../../../i18n/use-language';
import { Said } from '../../../ui/feedback/said';
import { Choice } from '../../../ui/form/choice';
import { YesNo } from '../../../ui/form/yes-no';
import { answer } from '../calculation';
import { CountRow } from './count-row';
import { Row, type RowProps } from './row';

/** The question about one attribute, with the control of its kind. Drawn again for its own answer only. */
export const AnswerRow = memo(function AnswerRow({ attribute, ...rest }: RowProps) {
  switch (attribute.kind) {
    case 'count':
      return <CountRow attribute={attribute} {...rest} />;
    case 'yesNo':
      return <YesNoRow attribute={attribute} {...rest} />;
    case 'choice':
      return <ChoiceRow attribute={attribute} {...rest} />;
  }
});

/** What an option adds is said once the choice rests: keys go through the options one by one. */
const REST_MS = 500;

function YesNoRow({ attribute, value, change, proven }: RowProps<YesNoAttribute>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { id, rate, label } = attribute;
  return (
    <Row
      id={id}
      label={label[language]}
      value={value}
      proven={proven}
      group
      hint={
        hasEffect(attribute)
          ? t('calculator:row.yesAdds', { rate: formatExactDollars(rate) })
          : t('calculator:row.noEffect')
      }
      control={
        <YesNo
          name={id}
          value={value === 1}
          onChange={(yes) => change(answer(id, yes ? 1 : 0))}
          labelledBy={`${id}-label`}
          describedBy={`${id}-hint`}
          yes={t('calculator:yes')}
          no={t('calculator:no')}
        />
      }
    />
  );
}

function ChoiceRow({ attribute, value, change, proven }: RowProps<ChoiceAttribute>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { id, label, options } = attribute;
  const chosen = options[value] ?? options[0];
  const adds = t('calculator:row.optionAdds', { rate: formatExactDollars(chosen.value) });
  const [isChosen, setChosen] = useState(false);
  return (
    <Row
      id={id}
      label={label[language]}
      value={value}
      proven={proven}
      hint={adds}
      control={
        <>
          <Choice
            id={id}
            name={id}
            value={chosen.id}
            onChange={(option) => {
              setChosen(true);
              change(
                answer(
                  id,
                  options.findIndex((one) => one.id === option),
                ),
              );
            }}
            options={options.map((option) => ({ id: option.id, label: option.label[language] }))}
            describedBy={`${id}-hint`}
          />
          <Said restMs={REST_MS}>{isChosen ? adds : undefined}</Said>
        </>
      }
    />
  );
}
