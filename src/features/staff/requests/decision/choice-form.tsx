import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Text } from '../../../../domain/language';
import { useLayer } from '../../../../ui/feedback/layer';
import { FieldMessage } from '../../../../ui/form/field';
import { OffButton } from '../../parts/off-button';
import styles from './choice-form.module.css';

/** One of a list as radio buttons, and the sentences that the visitor will read of it. */
export function ChoiceForm({
  name,
  title,
  heads,
  options,
  missing,
  sentence,
  press,
  tone,
  chosen,
  isClosed,
  onChoose,
  onClose,
  onChosen,
  children,
}: {
  readonly name: string;
  readonly title: string;
  /** The headings of the two columns. */
  readonly heads?: readonly [string, string];
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly detail?: string;
    /** Why it cannot be chosen, in place of the detail. */
    readonly closed?: string | undefined;
  }[];
  /** The message if nothing was chosen. */
  readonly missing: string;
  /** What the visitor reads, for each language. */
  readonly sentence: (id: string) => Text;
  readonly press: ReactNode;
  readonly tone: 'decline' | 'ask';
  /** What is chosen; undefined for nothing. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Whether it may not be sent now; the choice stays. */
  readonly isClosed: boolean;
  /** Back or Escape closes it. */
  readonly onClose: () => void;
  readonly onChosen: (id: string) => void;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const [hasTried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const isMissing = hasTried && chosen === undefined;
  useEffect(() => first.current?.focus(), []);
  useLayer(true, onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isClosed) return;
    setTried(true);
    if (chosen === undefined) first.current?.focus();
    else onChosen(chosen);
  }

  const words = chosen === undefined ? undefined : sentence(chosen);
  return (
    <form className={styles.choiceForm} data-tone={tone} noValidate onSubmit={submit}>
      <fieldset aria-describedby={messageId}>
        <legend>{title}</legend>
        {heads && (
          <p className={styles.heads} aria-hidden="true">
            <span>{heads[0]}</span>
            <span>{heads[1]}</span>
          </p>
        )}
        {options.map(({ id, label, detail, closed }, place) => (
          <label key={id}>
            <input
              ref={place === 0 ? first : undefined}
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              disabled={closed !== undefined}
              onChange={() => onChoose(id)}
            />
            <span>{label}</span>
            {(closed ?? detail) && <em className="number">{closed ?? detail}</em>}
          </label>
        ))}
      </fieldset>
      <div id={messageId} aria-live="polite">
        {isMissing && <FieldMessage>{missing}</FieldMessage>}
      </div>
      <div className={styles.preview} aria-live="polite">
        {words && (
          <>
            <p>{t('requests.decide.preview')}</p>
            {LANGUAGES.map((language) => (
              <p key={language} lang={language}>
                «{words[language]}»
              </p>
            ))}
          </>
        )}
      </div>
      {children}
      <OffButton type="submit" look="main" isOff={isClosed}>
        {press}
      </OffButton>
    </form>
  );
}
