import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../domain/language';
import { MAX_VALUE_REASON } from '../../../../domain/market/market-value';
import type { ValueImport } from '../../../../domain/market/value-import';
import { formatNumber } from '../../../../i18n/format';
import { Button } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { TextField } from '../../../../ui/form/text-field';
import { useForm } from '../../../../ui/form/use-form';
import { useMember } from '../../tab/use-member';
import { ConfirmImport } from './confirm-import';
import styles from './import-form.module.css';
import { valuesOf } from './import-rows';
import { keepReason, keptReason, NO_REASON, reasonProblems } from './reason';
import { ImportTable } from './table/import-table';
import type { ChosenFile } from './use-file';

const LABELS = { es: 'valueImport.reasonEs', en: 'valueImport.reasonEn' } as const;
const NAMES = { es: 'motivoArchivoEs', en: 'motivoArchivoEn' } as const;

/** What a file would change, why, and the button that does it. */
export function ImportForm({
  file: { name, rows },
  isWorking,
  onInclude,
  onAsking,
  onDiscard,
  onSend,
}: {
  readonly file: Extract<ChosenFile, { readonly kind: 'ready' }>;
  readonly isWorking: boolean;
  readonly onInclude: (lines: readonly number[], included: boolean) => void;
  /** A dialog asks and holds the focus, or is gone. */
  readonly onAsking: (asking: boolean) => void;
  readonly onDiscard: () => void;
  /** Resolves to whether the values were applied. */
  readonly onSend: (asked: ValueImport) => Promise<boolean>;
}) {
  const { t } = useTranslation('staff');
  const { uid } = useMember();
  const [asking, setAsking] = useState(false);
  // What the dialog asks stays the same while it closes.
  const [asked, setAsked] = useState(rows);
  const form = useForm({
    initialValues: () => keptReason(uid),
    validate: reasonProblems,
    onChange: (reason) => keepReason(uid, reason),
  });
  const values = valuesOf(rows);
  const wrong = rows.filter(({ included, problem }) => included && problem);
  const obstacle = wrong.length > 0 ? 'problems' : values.length === 0 ? 'nothing' : undefined;
  const counted = (count: number) => ({ count, number: formatNumber(count) });

  async function send() {
    if (!asking) return;
    setAsking(false);
    if (await onSend({ file: name, values, reason: form.values })) keepReason(uid, NO_REASON);
  }

  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (obstacle || isWorking || !form.validate()) return;
        setAsked(rows);
        setAsking(true);
        onAsking(true);
      }}
    >
      <ImportTable
        label={t('valueImport.table.label', { file: name })}
        rows={rows}
        disabled={isWorking}
        onInclude={onInclude}
      />
      <div className={styles.reason}>
        {LANGUAGES.map((language) => {
          const problem = form.problem(language);
          return (
            <TextField
              key={language}
              name={NAMES[language]}
              label={t(LABELS[language])}
              autoComplete="off"
              required
              error={
                problem && t(`valueImport.reasonProblems.${problem}`, { max: MAX_VALUE_REASON })
              }
              {...form.register(language)}
            />
          );
        })}
        <p className={styles.hint}>{t('valueImport.reasonHint')}</p>
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={obstacle !== undefined || isWorking}>
          {values.length === 0
            ? t('valueImport.sendNone')
            : t('valueImport.send', counted(values.length))}
        </Button>
        <TextButton disabled={isWorking} onClick={onDiscard}>
          {t('valueImport.discard')}
        </TextButton>
      </div>
      <div role="status" className={styles.obstacle}>
        {obstacle === 'nothing' && <p>{t('valueImport.obstacles.nothing')}</p>}
        {obstacle === 'problems' && (
          <>
            <p>{t('valueImport.obstacles.problems', counted(wrong.length))}</p>
            <TextButton
              onClick={() =>
                onInclude(
                  wrong.map(({ line }) => line),
                  false,
                )
              }
            >
              {t('valueImport.leaveOut')}
            </TextButton>
          </>
        )}
      </div>
      <ConfirmImport
        open={asking}
        rows={asked}
        onCancel={() => setAsking(false)}
        onClosed={() => onAsking(false)}
        onConfirm={() => void send()}
      />
    </form>
  );
}
