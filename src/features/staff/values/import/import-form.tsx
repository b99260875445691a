import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkLine, type LineProblem, unseenSign } from '../../../../domain/fields/fields';
import { LANGUAGES, type Language, NO_TEXT, type Text } from '../../../../domain/language';
import {
  currentValue,
  isLargeChange,
  MAX_VALUE_REASON,
} from '../../../../domain/market/market-value';
import type { ValueImport } from '../../../../domain/market/value-import';
import { formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Button } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { ConfirmButton } from '../../../../ui/feedback/confirm-button';
import { Said } from '../../../../ui/feedback/said';
import { TextField } from '../../../../ui/form/text-field';
import { ToCorrect } from '../../../../ui/form/to-correct';
import { useForm } from '../../../../ui/form/use-form';
import { useKept } from '../../session/use-kept';
import { signedPercent, wholeDollars } from '../dollars';
import styles from './import-form.module.css';
import { type CheckedRow, valuesOf } from './import-rows';
import type { ChosenFile } from './use-file';

/** What follows from sending, and the values that change by more than half. */
function Consequence({ rows }: { readonly rows: readonly CheckedRow[] }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const large = rows.flatMap(({ included, game, amount }) => {
    const before = game && currentValue(game.values);
    if (!included || !game || before === undefined || typeof amount !== 'number') return [];
    return isLargeChange(before, amount) ? [{ id: game.id, name: game.name, before, amount }] : [];
  });
  return (
    <>
      <p>{t('valueImport.confirm.text')}</p>
      {large.length > 0 && (
        <>
          <p>
            {t('valueImport.confirm.large', {
              count: large.length,
              number: formatNumber(large.length),
            })}
          </p>
          <ul className="number">
            {large.map(({ id, name, before, amount }) => (
              <li key={id}>
                {name}: {wholeDollars(before)} <span aria-hidden="true">→</span>
                <span className="visually-hidden">{t('valueImport.table.becomes')}</span>{' '}
                {wholeDollars(amount)} ({signedPercent(before, amount, language)})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The problem of an import's reason, by language. It needs both. */
function reasonProblems(reason: Text) {
  const problems = LANGUAGES.map((each) => [each, checkLine(reason[each], MAX_VALUE_REASON)]);
  return Object.fromEntries(problems) as Record<Language, LineProblem | undefined>;
}

const NAMES: Readonly<Record<Language, string>> = {
  es: 'motivoArchivoEs',
  en: 'motivoArchivoEn',
};

/** Why a file changes values, and the button that does it. */
export function ImportForm({
  file: { name, rows },
  isWorking,
  onInclude,
  onDiscard,
  onSend,
}: {
  readonly file: Extract<ChosenFile, { readonly kind: 'ready' }>;
  readonly isWorking: boolean;
  readonly onInclude: (lines: readonly number[], included: boolean) => void;
  readonly onDiscard: () => void;
  /** Resolves to whether the values were applied. */
  readonly onSend: (asked: ValueImport) => Promise<boolean>;
}) {
  const { t } = useTranslation('staff');
  const [reason, keepReason] = useKept('import.reason', NO_TEXT);
  const form = useForm({
    initialValues: reason,
    validate: reasonProblems,
    onChange: keepReason,
  });
  const [leftOut, setLeftOut] = useState(0);
  const values = valuesOf(rows);
  const wrong = rows.filter(({ included, problem }) => included && problem);
  const obstacle = wrong.length > 0 ? 'problems' : values.length === 0 ? 'nothing' : undefined;
  const counted = (count: number) => ({ count, number: formatNumber(count) });

  async function send() {
    if (await onSend({ file: name, values, reason: form.values })) keepReason(NO_TEXT);
  }

  const drawForm = (ask: () => void) => (
    <form
      ref={form.ref}
      tabIndex={-1}
      aria-label={name}
      className={`stack ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (obstacle || isWorking || !form.validate()) return;
        ask();
      }}
    >
      <div className={styles.reason}>
        {LANGUAGES.map((language) => {
          const problem = form.problem(language);
          return (
            <TextField
              key={language}
              name={NAMES[language]}
              label={t(`valueImport.reasons.${language}`)}
              autoComplete="off"
              required
              error={
                problem &&
                t(`valueImport.reasonProblems.${problem}`, {
                  max: MAX_VALUE_REASON,
                  sign: unseenSign(form.values[language]),
                })
              }
              {...form.register(language)}
            />
          );
        })}
        <p className={styles.hint}>{t('valueImport.reasonHint')}</p>
      </div>
      <ToCorrect count={form.wrong} />
      <div className={`row gap-x-24 ${styles.actions}`}>
        <Button type="submit" disabled={obstacle !== undefined || isWorking}>
          {values.length === 0
            ? t('valueImport.sendNone')
            : t('valueImport.send', counted(values.length))}
        </Button>
      </div>
      <div role="status" className={`stack gap-4 start ${styles.obstacle}`}>
        {obstacle === 'nothing' && <p>{t('valueImport.obstacles.nothing')}</p>}
        {obstacle === 'problems' && (
          <>
            <p>{t('valueImport.obstacles.problems', counted(wrong.length))}</p>
            <TextButton
              onClick={() => {
                // The button goes with the problems.
                form.ref.current?.focus();
                setLeftOut(wrong.length);
                onInclude(
                  wrong.map(({ line }) => line),
                  false,
                );
              }}
            >
              {t('valueImport.leaveOut')}
            </TextButton>
          </>
        )}
      </div>
      <Said>
        {leftOut > 0 && wrong.length === 0 ? t('valueImport.leftOut', counted(leftOut)) : ''}
      </Said>
      <div className={`row gap-x-24 ${styles.actions}`}>
        <TextButton disabled={isWorking} onClick={onDiscard}>
          {t('valueImport.discard')}
        </TextButton>
      </div>
    </form>
  );

  return (
    <ConfirmButton
      title={t('valueImport.confirm.title', counted(values.length))}
      confirmLabel={t('valueImport.confirm.send')}
      cancelLabel={t('cancel')}
      onConfirm={() => void send()}
      button={drawForm}
    >
      <Consequence rows={rows} />
    </ConfirmButton>
  );
}
