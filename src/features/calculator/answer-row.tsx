import './answer-row.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attribute, ChoiceAttribute, YesNoAttribute } from '../../domain/calculator';
import { hasEffect } from '../../domain/estimate';
import { formatExactDollars } from '../../domain/money';
import { useLanguage } from '../../i18n/use-language';
import { Choice } from '../../ui/choice';
import { Icon } from '../../ui/icon';
import { YesNo } from '../../ui/yes-no';
import { answer, type Change } from './calculation';
import { CountRow } from './count-row';

/** A row of the form as its attribute needs it. */
export interface RowProps<Kind extends Attribute = Attribute> {
  readonly attribute: Kind;
  readonly value: number;
  readonly change: (change: Change) => void;
}

/** The question about one attribute, with the control of its kind. */
export function AnswerRow({ attribute, ...rest }: RowProps) {
  switch (attribute.kind) {
    case 'count':
      return <CountRow attribute={attribute} {...rest} />;
    case 'yesNo':
      return <YesNoRow attribute={attribute} {...rest} />;
    case 'choice':
      return <ChoiceRow attribute={attribute} {...rest} />;
  }
}

/** A label with a line under it, a control beside it and a message below, always there to be heard. */
export function Row({
  id,
  label,
  hint,
  message,
  control,
  group,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly message?: string | undefined;
  readonly control: ReactNode;
  /** The control is a group, which a label cannot name. */
  readonly group?: boolean;
}) {
  return (
    <div className="answer-row">
      <div className="answer-row__words">
        {group ? (
          <span className="answer-row__label" id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label className="answer-row__label" htmlFor={id}>
            {label}
          </label>
        )}
        <span className="answer-row__hint" id={`${id}-hint`}>
          {hint}
        </span>
      </div>
      {control}
      <p className="answer-row__message" id={`${id}-message`} aria-live="polite">
        {message && <Icon name="alert" />}
        {message}
      </p>
    </div>
  );
}

function YesNoRow({ attribute, value, change }: RowProps<YesNoAttribute>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { id, rate, label } = attribute;
  return (
    <Row
      id={id}
      label={label[language]}
      group
      hint={
        hasEffect(attribute)
          ? t('calculator.row.yesAdds', { rate: formatExactDollars(rate) })
          : t('calculator.row.noEffect')
      }
      control={
        <YesNo
          name={id}
          value={value === 1}
          onChange={(yes) => change(answer(id, yes ? 1 : 0))}
          labelledBy={`${id}-label`}
          describedBy={`${id}-hint`}
          yes={t('calculator.yes')}
          no={t('calculator.no')}
        />
      }
    />
  );
}

function ChoiceRow({ attribute, value, change }: RowProps<ChoiceAttribute>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { id, label, options } = attribute;
  const chosen = options[value] ?? options[0];
  return (
    <Row
      id={id}
      label={label[language]}
      hint={t('calculator.row.optionAdds', { rate: formatExactDollars(chosen.value) })}
      control={
        <Choice
          id={id}
          name={id}
          value={chosen.id}
          onChange={(option) =>
            change(
              answer(
                id,
                options.findIndex((one) => one.id === option),
              ),
            )
          }
          options={options.map((option) => ({ id: option.id, label: option.label[language] }))}
          describedBy={`${id}-hint`}
        />
      }
    />
  );
}
