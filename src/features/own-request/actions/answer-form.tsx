import { useTranslation } from 'react-i18next';
import { checkLine, normalizeText, unseenSign } from '../../../domain/fields/fields';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { MAX_ANSWER } from '../../../domain/request/questions';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { type SubmitEvent, useForm } from '../../../ui/form/use-form';
import { useLeaveWarning } from '../../../ui/use-leave-warning';
import styles from './answer-form.module.css';
import { type OnDone, useAct } from './use-act';

/**
 * Answers while they are written, by question, so that leaving the page and coming back loses none.
 * They are personal: the page's memory has them, and no browser storage (trust decisions, "Data").
 */
const typed = new Map<string, string>();

/** Keeps the typed answer to a question. */
function saveAnswer(id: string, text: string): void {
  typed.set(id, text);
}

/** The typed answer; empty if there is none. */
function loadAnswer(id: string): string {
  return typed.get(id) ?? '';
}

/** Forgets every answer: the bank has it, or the browser is to forget its visitor. */
export function forgetAnswers(): void {
  typed.clear();
}

/** Answers the open question. The text stays until the bank has it. */
export function AnswerForm({
  request,
  onDone,
}: {
  readonly request: LoanRequest;
  readonly onDone: OnDone;
}) {
  const { t } = useTranslation();
  const { busy, failure, act } = useAct(onDone);
  const id = `${request.id}.${request.questions.length}`;
  const form = useForm({
    initialValues: () => ({ text: loadAnswer(id) }),
    validate: ({ text }) => ({ text: checkLine(text, MAX_ANSWER) }),
    onChange: ({ text }) => saveAnswer(id, text),
  });
  const text = normalizeText(form.values.text);
  useLeaveWarning(text !== '');
  // Text that is too long is named while it is typed.
  const problem = text.length > MAX_ANSWER ? 'too-long' : form.problem('text');

  function answer(event: SubmitEvent) {
    event.preventDefault();
    if (busy || !form.validate()) return;
    void act(async (backend) => {
      const answered = await backend.answerQuestion(request, text);
      forgetAnswers();
      return { done: { kind: 'answered' }, request: answered };
    });
  }

  return (
    <form ref={form.ref} className={styles.answerForm} noValidate onSubmit={answer}>
      <TextAreaField
        label={t('status:answer.field')}
        name="respuesta"
        rows={3}
        readOnly={busy}
        error={
          problem && t(`status:answer.${problem}`, { max: MAX_ANSWER, sign: unseenSign(text) })
        }
        count={{
          used: text.length,
          max: MAX_ANSWER,
          words: t('status:answer.count', { count: text.length, max: MAX_ANSWER }),
        }}
        {...form.register('text')}
      />
      {failure && (
        <Note tone="error">
          {t(`failures:${failure}`)} {t('status:answer.kept')}
        </Note>
      )}
      <div className="actions">
        <Button type="submit" look={busy ? 'off' : 'main'}>
          {t('status:answer.send')}
          <Icon name="arrow-right" />
        </Button>
        <p role="status">{busy && t('status:answer.working')}</p>
      </div>
    </form>
  );
}
