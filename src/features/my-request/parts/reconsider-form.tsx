import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { checkLine, normalizeText, unseenSign } from '../../../domain/fields/fields';
import type { ToldReason } from '../../../domain/request/reasons';
import {
  MAX_RECONSIDERATION,
  pointsOf,
  type ReconsiderationDraft,
  type ReconsiderationPoint,
} from '../../../domain/request/reconsideration';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { useKeptForm } from '../../../ui/form/kept-form';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { useLeaveWarning } from '../../../ui/page/use-leave-warning';
import styles from '../actions/reconsider.module.css';

/** What is wrong with a decline, and why: the visitor's own words. */
export function ReconsiderForm({
  code,
  reason,
  onSend,
}: {
  readonly code: string;
  /** Why it was declined; undefined for a decline from before reasons. */
  readonly reason: ToldReason | undefined;
  readonly onSend: (draft: ReconsiderationDraft) => void;
}) {
  const { t } = useTranslation();
  const points = pointsOf(reason);
  const initial: { point: ReconsiderationPoint; words: string } = {
    point: points[0] ?? 'overlooked',
    words: '',
  };
  const form = useKeptForm('reconsider', {
    about: code,
    initial,
    validate: ({ words }) => ({
      point: undefined,
      words: checkLine(words, MAX_RECONSIDERATION),
    }),
  });
  const { point } = form.values;
  const words = normalizeText(form.values.words);
  useLeaveWarning(words !== '');
  // Text that is too long is named while it is typed.
  const problem = words.length > MAX_RECONSIDERATION ? 'too-long' : form.problem('words');

  function send(event: FormEvent) {
    event.preventDefault();
    if (form.validate()) onSend({ point, words });
  }

  return (
    <form ref={form.ref} className="stack gap-16" noValidate onSubmit={send}>
      <fieldset className={styles.points}>
        <legend>{t('status:reconsider.what')}</legend>
        {points.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="sobre"
              value={each}
              checked={point === each}
              onChange={() => form.set({ point: each })}
            />
            <span>
              {each === 'reason' && reason
                ? t(`status:reasons.${reason}.why`)
                : t(`status:reconsider.points.${each}`)}
              {each === 'reason' && reason && <small>{t('status:reconsider.given')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label={t('status:reconsider.field')}
        name="texto"
        rows={3}
        error={
          problem &&
          t(`status:reconsider.problems.${problem}`, {
            max: MAX_RECONSIDERATION,
            sign: unseenSign(words),
          })
        }
        hint={t('status:reconsider.never')}
        count={{
          used: words.length,
          max: MAX_RECONSIDERATION,
          words: t('status:answer.count', { count: words.length, max: MAX_RECONSIDERATION }),
        }}
        {...form.register('words')}
      />
      <div className="actions">
        <Button type="submit">
          {t('status:reconsider.action')}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
