import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Act } from '../../../../data/react/use-act';
import { reasonObstacle } from '../../../../domain/acts/deciding';
import { checkLine, unseenSign } from '../../../../domain/fields/fields';
import type { Cents } from '../../../../domain/money';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import {
  type DeclineReason,
  givenReasons,
  isDeclineReason,
} from '../../../../domain/request/reasons';
import { UNDONE_STATES } from '../../../../domain/request/states';
import {
  MAX_UNDO_WORDS,
  UNDO_CAUSES,
  type UndoCause,
  type UndoDraft,
  type UndoTarget,
  undoUntil,
} from '../../../../domain/request/undo';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Choice } from '../../../../ui/form/choice';
import { Field, FieldMessage } from '../../../../ui/form/field';
import { TextField } from '../../../../ui/form/text-field';
import { Signature } from '../../../../ui/paper/signature';
import { ActButton } from '../../parts/act-button';
import { useActWords } from '../../parts/act-words';
import { useMember } from '../../session/use-member';
import { filledIn, MostLentField, readMostLent } from '../most-lent/most-lent-field';
import { useLending } from '../most-lent/use-lending';
import styles from './undo-form.module.css';
import { Signatures, UndoPreview } from './undo-sheet';

type Next = UndoTarget['status'];

/** What a member chose and typed; it outlives the sheet. */
export interface TypedUndo {
  readonly next: Next;
  readonly reason?: DeclineReason | undefined;
  /** The most to be lent; undefined as long as it is as it was filled in. */
  readonly mostLent?: string;
  readonly cause?: UndoCause;
  readonly words: string;
}

/** The draft of a complete form; undefined while something is missing or wrong. */
function draftOf(
  { next, reason, cause, words }: TypedUndo,
  mostLent: Cents | undefined,
): UndoDraft | undefined {
  if (cause === undefined || checkLine(words, MAX_UNDO_WORDS)) return undefined;
  if (next === 'pending') return { to: { status: next }, cause, words };
  if (next === 'approved')
    return mostLent === undefined ? undefined : { to: { status: next, mostLent }, cause, words };
  return reason && { to: { status: next, reason }, cause, words };
}

/** Proposes to undo the decision: what the request becomes, why, and what happened. */
export function ProposeUndo({
  request,
  decider,
  act,
  typed,
  onTyped,
  onChosen,
}: {
  readonly request: LoanRequest;
  /** The name of the person who decided, and who therefore may not confirm. */
  readonly decider: string;
  readonly act: Act<'proposeUndo'>;
  readonly typed: TypedUndo;
  readonly onTyped: (typed: TypedUndo) => void;
  readonly onChosen: (draft: UndoDraft) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { name } = useMember();
  const wordsOf = useActWords();
  const { next, reason, cause, words } = typed;
  const { settings: lending, status } = useLending();
  const amount = typed.mostLent ?? (lending ? filledIn(request, lending) : '');
  const read = lending && readMostLent(amount, lending);
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const group = useId();
  const problem = checkLine(words, MAX_UNDO_WORDS);
  const decidedAt = request.decision?.decidedAt ?? request.receivedAt;

  function submit(event: FormEvent) {
    event.preventDefault();
    flushSync(() => setTried(true));
    const draft = draftOf(typed, read?.amount);
    if (draft) onChosen(draft);
    else
      form.current
        ?.querySelector<HTMLElement>('[data-missing] input, [data-missing] select, [aria-invalid]')
        ?.focus();
  }

  /** A reason to choose; one that would not be true is closed, and says why. */
  const option = (id: DeclineReason) => {
    const label = t(`declineReasons.${id}`);
    const obstacle = reasonObstacle(request, id);
    return obstacle
      ? { id, label: `${label}. ${wordsOf('proposeUndo', obstacle)}`, isClosed: true }
      : { id, label };
  };
  const missesCause = hasTried && cause === undefined;
  return (
    <form ref={form} className={`stack gap-16 ${styles.form}`} noValidate onSubmit={submit}>
      <fieldset className={styles.targets}>
        <legend className="visually-hidden">{t('requests.cases.undo.what')}</legend>
        {(UNDONE_STATES[request.status] as readonly Next[]).map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={`${group}-next`}
              checked={next === id}
              onChange={() => onTyped({ ...typed, next: id })}
            />
            <b>{t(`requests.cases.undo.to.${id}`)}</b>
            <span>{t(`requests.cases.undo.${id === 'pending' ? 'newClock' : 'atOnce'}`)}</span>
          </label>
        ))}
      </fieldset>
      {next === 'declined' && (
        <div data-missing={hasTried && !reason ? '' : undefined}>
          <Field
            label={t('requests.cases.undo.reason')}
            error={hasTried && !reason ? t('requests.decide.missingReason') : undefined}
            required
          >
            {(tied) => (
              <Choice
                id={tied.id}
                name="motivo"
                describedBy={tied['aria-describedby']}
                value={reason ?? ''}
                options={[{ id: '', label: '' }, ...givenReasons.map(option)]}
                onChange={(id) =>
                  onTyped({ ...typed, reason: isDeclineReason(id) ? id : undefined })
                }
              />
            )}
          </Field>
        </div>
      )}
      {next === 'approved' && !lending && (
        <p>{t(`requests.cases.lent.${status === 'failed' ? 'unread' : 'reading'}`)}</p>
      )}
      {next === 'approved' && lending && (
        <MostLentField
          value={amount}
          problem={hasTried ? read?.problem : undefined}
          lending={lending}
          onChange={(changed) => onTyped({ ...typed, mostLent: changed })}
        />
      )}
      <fieldset
        className={styles.causes}
        aria-describedby={`${group}-cause`}
        data-missing={missesCause ? '' : undefined}
      >
        <legend>{t('requests.cases.undo.cause')}</legend>
        {UNDO_CAUSES.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={`${group}-causa`}
              checked={cause === id}
              onChange={() => onTyped({ ...typed, cause: id })}
            />
            {t(`requests.cases.undo.causes.${id}`)}
          </label>
        ))}
      </fieldset>
      <div id={`${group}-cause`} aria-live="polite">
        {missesCause && <FieldMessage>{t('requests.cases.undo.missingCause')}</FieldMessage>}
      </div>
      <TextField
        label={t('requests.cases.undo.words')}
        name="palabras"
        autoComplete="off"
        required
        value={words}
        error={
          hasTried && problem
            ? t(`requests.cases.undo.wordsProblems.${problem}`, {
                max: MAX_UNDO_WORDS,
                sign: unseenSign(words),
              })
            : undefined
        }
        onChange={(changed) => onTyped({ ...typed, words: changed })}
      />
      <UndoPreview request={request} next={next} cause={cause} />
      <Signatures>
        <Signature name={t('you', { name })} note={t('requests.cases.undo.proposing')} isOpen />
        <Signature
          name={t('requests.cases.confirm.other')}
          note={t('requests.cases.undo.notDecider', { name: decider })}
          isOpen
        />
      </Signatures>
      <div className={styles.end}>
        <ActButton type="submit" act={act} obstacle={undefined}>
          {t('requests.cases.propose')}
        </ActButton>
        <p>
          {request.status === 'approved'
            ? t('requests.cases.undo.noteApproved')
            : t('requests.cases.undo.note', {
                date: formatDate(undoUntil(decidedAt), 'dayMonth', language),
              })}
        </p>
      </div>
    </form>
  );
}
