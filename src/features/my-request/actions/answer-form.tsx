import { useTranslation } from 'react-i18next';
import { seenOfOwn } from '../../../domain/acts/visitor/asked';
import { checkLine, normalizeText, unseenSign } from '../../../domain/fields/fields';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { MAX_ANSWER } from '../../../domain/request/questions';
import { useVisitorWords } from '../../../i18n/use-visitor-words';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { ActEnd } from '../../../ui/feedback/act-end';
import { useKeptForm } from '../../../ui/form/kept-form';
import { TextAreaField } from '../../../ui/form/text-area-field';
import type { SubmitEvent } from '../../../ui/form/use-form';
import { useLeaveWarning } from '../../../ui/page/use-leave-warning';
import styles from './answer-form.module.css';
import { type OnDone, useOwnAct } from './use-own-act';

/** Answers the open question. The text stays until the bank has it. */
export function AnswerForm({
  request,
  onDone,
}: {
  readonly request: LoanRequest;
  readonly onDone: OnDone;
}) {
  const { t } = useTranslation();
  const words = useVisitorWords();
  const { act, isBusy, isFailed, run } = useOwnAct('answer', onDone);
  const form = useKeptForm('answer', {
    about: `${request.id}.${request.questions.length}`,
    initial: { text: '' },
    validate: ({ text }) => ({ text: checkLine(text, MAX_ANSWER) }),
  });
  const text = normalizeText(form.values.text);
  useLeaveWarning(text !== '');
  // Text that is too long is named while it is typed.
  const problem = text.length > MAX_ANSWER ? 'too-long' : form.problem('text');

  function answer(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy || !form.validate()) return;
    void run({ seen: seenOfOwn(request), text });
  }

  return (
    <form
      ref={form.ref}
      className={`stack no-print ${styles.answerForm}`}
      noValidate
      onSubmit={answer}
    >
      <TextAreaField
        label={t('status:answer.field')}
        name="respuesta"
        rows={3}
        readOnly={isBusy}
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
      {isFailed && (
        <ActEnd kind={act.state.kind}>
          {words(act)} {t('status:answer.kept')}
        </ActEnd>
      )}
      <div className="actions">
        <Button type="submit" look={isBusy ? 'off' : 'main'}>
          {t('status:answer.send')}
          <Icon name="arrow-right" />
        </Button>
        <p role="status">{isBusy && t('status:answer.working')}</p>
      </div>
    </form>
  );
}
