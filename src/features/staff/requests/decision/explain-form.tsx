import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ShownAct } from '../../../../data/react/use-act';
import { WHY_LENGTHS } from '../../../../domain/acts/deciding';
import type { ObstacleOf } from '../../../../domain/acts/staff-acts';
import { checkLine, normalizeText } from '../../../../domain/fields/fields';
import type { PaymentExplanation } from '../../../../domain/request/loose-payment';
import { FieldMessage } from '../../../../ui/form/field';
import { TextField } from '../../../../ui/form/text-field';
import styles from '../../casework/undo/undo-form.module.css';
import { ActButton } from '../../parts/act-button';
import { useKept } from '../../session/use-kept';

const NOTHING_SAID: { readonly what: '' | 'stands' | 'back'; readonly typed: string } = {
  what: '',
  typed: '',
};

/** Says what a payment was, and how that is known. */
export function ExplainForm({
  requestId,
  act,
  obstacle,
  onChosen,
}: {
  readonly requestId: string;
  readonly act: ShownAct<'explainPayment'>;
  readonly obstacle: ObstacleOf<'explainPayment'> | undefined;
  readonly onChosen: (said: Pick<PaymentExplanation, 'stands' | 'words'>) => void;
}) {
  const { t } = useTranslation('staff');
  const group = useId();
  const shown = useRef<HTMLFormElement>(null);
  const [{ what, typed }, setSaid] = useKept('case.payment', NOTHING_SAID, requestId);
  const [hasTried, setTried] = useState(false);
  const words = normalizeText(typed);
  const isShort =
    words.length < WHY_LENGTHS.shortest || checkLine(words, WHY_LENGTHS.longest) !== undefined;
  const missesWhat = hasTried && what === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (obstacle || act.state.kind === 'working') return;
    flushSync(() => setTried(true));
    if (what !== '' && !isShort) onChosen({ stands: what === 'stands', words });
    else shown.current?.querySelector<HTMLElement>('[data-missing] input, [aria-invalid]')?.focus();
  }

  return (
    <form ref={shown} className={`stack gap-16 ${styles.form}`} noValidate onSubmit={submit}>
      <fieldset className={styles.causes} data-missing={missesWhat ? '' : undefined}>
        <legend>{t('requests.cases.payment.what')}</legend>
        {(['stands', 'back'] as const).map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={`${group}-pago`}
              checked={what === id}
              onChange={() => setSaid({ what: id, typed })}
            />
            {t(`requests.cases.payment.${id}`)}
          </label>
        ))}
      </fieldset>
      <div aria-live="polite">
        {missesWhat && <FieldMessage>{t('requests.cases.payment.missing')}</FieldMessage>}
        {what !== '' && <p>{t(`requests.cases.payment.${what}Note`)}</p>}
      </div>
      <TextField
        label={t('requests.cases.payment.words')}
        name="palabras"
        autoComplete="off"
        required
        value={typed}
        error={hasTried && isShort ? t('requests.cases.oneLoan.short') : undefined}
        onChange={(words) => setSaid({ what, typed: words })}
      />
      <ActButton type="submit" act={act} obstacle={obstacle}>
        {t('requests.cases.propose')}
      </ActButton>
      <p>{t('requests.cases.payment.note')}</p>
    </form>
  );
}
