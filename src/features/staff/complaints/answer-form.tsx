import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { useAct } from '../../../data/react/use-act';
import type { ObstacleOf } from '../../../domain/acts/staff-acts';
import { type Complaint, MAX_COMPLAINT_ANSWER } from '../../../domain/complaint/complaint';
import { checkLine, normalizeText, unseenSign } from '../../../domain/fields/fields';
import { Icon } from '../../../ui/art/icon';
import { Note } from '../../../ui/feedback/note';
import { FieldMessage } from '../../../ui/form/field';
import { Segmented } from '../../../ui/form/segmented';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { ActButton } from '../parts/act-button';
import { useActFailure } from '../parts/act-words';
import { useKept } from '../session/use-kept';
import styles from './answer-form.module.css';

const VERDICTS = ['upheld', 'rejected'] as const;

interface TypedAnswer {
  readonly verdict: (typeof VERDICTS)[number] | '';
  readonly text: string;
}

const NOTHING: TypedAnswer = { verdict: '', text: '' };

/** Answers a complaint for good. The words stay until they are sent. */
export function AnswerForm({
  complaint,
  obstacle,
  onAnswered,
}: {
  readonly complaint: Complaint;
  /** Why this member cannot answer; undefined if they can. */
  readonly obstacle: ObstacleOf<'answerComplaint'> | undefined;
  readonly onAnswered: (complaint: Complaint) => void;
}) {
  const { t } = useTranslation('staff');
  const act = useAct('answerComplaint');
  const failure = useActFailure()(act);
  const isSending = act.state.kind === 'working';
  const [typed, setTyped] = useKept('complaint.answer', NOTHING, complaint.number);
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const text = normalizeText(typed.text);
  const problem = checkLine(text, MAX_COMPLAINT_ANSWER);
  const limits = { used: text.length, max: MAX_COMPLAINT_ANSWER, sign: unseenSign(text) };
  const isLong = text.length > MAX_COMPLAINT_ANSWER;

  function type(part: Partial<TypedAnswer>) {
    setTyped({ ...typed, ...part });
    if (!isSending) act.clear();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (problem || typed.verdict === '') {
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing] button')
        ?.focus();
      return;
    }
    if (obstacle !== undefined) return;
    const upheld = typed.verdict === 'upheld';
    const { kind } = await act.run({ number: complaint.number, words: text, upheld });
    if (kind !== 'done') return;
    setTyped(NOTHING);
    onAnswered({ ...complaint, answer: { text, upheld, answeredAt: bankNow() } });
  }

  const missesVerdict = hasTried && typed.verdict === '';
  return (
    <form
      ref={form}
      className={`stack gap-16 ${styles.answerForm}`}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h3 className="title-m">{t('complaints.answer.title')}</h3>
      <div
        data-missing={missesVerdict ? '' : undefined}
        className={`stack gap-8 ${styles.verdict}`}
      >
        <Segmented<TypedAnswer['verdict']>
          label={t('complaints.answer.verdict')}
          options={VERDICTS.map((id) => ({ id, label: t(`complaints.answer.${id}`) }))}
          value={typed.verdict}
          onChange={(verdict) => type({ verdict })}
        />
        <div aria-live="polite">
          {missesVerdict && <FieldMessage>{t('complaints.answer.noVerdict')}</FieldMessage>}
        </div>
      </div>
      <TextAreaField
        label={t('complaints.answer.text')}
        name="respuesta"
        rows={7}
        readOnly={isSending}
        value={typed.text}
        onChange={(text) => type({ text })}
        error={
          problem && (hasTried || isLong)
            ? t(`complaints.answer.problems.${problem}`, limits)
            : undefined
        }
        hint={t('complaints.answer.asTyped')}
        count={{ ...limits, words: t('complaints.answer.used', limits) }}
      />
      {failure && <Note tone="error">{t('complaints.answer.failed', { why: failure })}</Note>}
      <ActButton type="submit" act={act} obstacle={obstacle}>
        {t('complaints.answer.send')} <Icon name="arrow-right" />
      </ActButton>
      <p className={styles.note}>
        {/* What never changes is no news. */}
        {!isSending && t('complaints.answer.final')}
        <span role="status">{isSending && t('complaints.answer.sending')}</span>
      </p>
    </form>
  );
}
