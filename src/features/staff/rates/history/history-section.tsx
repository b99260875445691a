import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { Calculator } from '../../../../domain/calculator';
import { type WrongVersions, wrongAfter } from '../../../../domain/rates/mended';
import type { Rates } from '../../../../domain/rates/rates';
import { TextButton } from '../../../../ui/button/text-button';
import { Confirm } from '../../../../ui/feedback/confirm';
import { Loaded } from '../../parts/loaded';
import { Section } from '../../parts/section';
import { useStaffRemote } from '../../session/use-staff';
import { Ledger } from '../ledger';
import { HistoryRow } from './history-row';
import { type History, readHistory } from './read-history';

/** The wrong versions of a history, newest first. */
const wrongIn = (rows: History['rows']): WrongVersions =>
  rows.reduceRight<WrongVersions>(
    (wrong, { version, rates }) =>
      wrongAfter(wrong, version, rates?.publication?.previousWrong ?? false),
    {},
  );

/** Versions in rows; on phones each row is a card. */
function HistoryTable({
  calculator,
  inForce,
  wrong,
  rows,
  names,
  onPut,
}: History & {
  readonly calculator: Calculator;
  /** The version in force. */
  readonly inForce: number;
  readonly wrong: WrongVersions;
  readonly onPut: ((rates: Rates, isWrong: boolean) => void) | undefined;
}) {
  const { t } = useTranslation('staff');
  return (
    <Ledger>
      <thead>
        <tr>
          <th scope="col">{t('rates.history.columns.version')}</th>
          <th scope="col">{t('rates.history.columns.reason')}</th>
          <th scope="col">{t('rates.history.columns.changes')}</th>
          <th scope="col">{t('rates.history.columns.people')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('rates.history.columns.action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HistoryRow
            key={row.version}
            calculator={calculator}
            row={row}
            isInForce={row.version === inForce}
            mendedBy={wrong[row.version]}
            names={names}
            onPut={onPut}
          />
        ))}
      </tbody>
    </Ledger>
  );
}

/** What putting an earlier version would replace: nothing, typed figures, or an author's draft. */
type Replaced = 'nothing' | 'typed' | { readonly author: string };

/**
 * Puts an earlier version into the draft, and asks first if that replaces something or the version was
 * wrong. `onPut` comes after the dialog has given the focus back.
 */
export function usePutVersion(replaced: Replaced, onPut: (rates: Rates) => void) {
  const { t } = useTranslation('staff');
  const [asked, setAsked] = useState<{ rates: Rates; text: string }>();
  const [confirmed, setConfirmed] = useState(false);

  const replacing =
    typeof replaced === 'object'
      ? t('rates.history.againDraft', replaced)
      : replaced === 'typed' && t('rates.history.againTyped');

  function put(rates: Rates, isWrong: boolean) {
    const text = [isWrong && t('rates.history.againWrong'), replacing].filter(Boolean).join(' ');
    if (!text) return onPut(rates);
    setAsked({ rates, text });
    setConfirmed(false);
  }

  const dialog = (
    <Confirm
      open={asked !== undefined && !confirmed}
      title={t('rates.history.againTitle', { version: asked?.rates.version })}
      confirmLabel={t('rates.history.againYes')}
      cancelLabel={t('cancel')}
      onCancel={() => setAsked(undefined)}
      onConfirm={() => setConfirmed(true)}
      onClosed={() => asked && onPut(asked.rates)}
    >
      <p>{asked?.text}</p>
    </Confirm>
  );
  return { put, dialog };
}

const FIRST_SHOWN = 20;

/** Every version of a game's rates; an earlier one can be put into the draft. */
export function HistorySection({
  calculator,
  inForce,
  onPut,
}: {
  readonly calculator: Calculator;
  readonly inForce: Rates;
  /** Puts a version into the draft; undefined for members who may not draft. */
  readonly onPut: ((rates: Rates, isWrong: boolean) => void) | undefined;
}) {
  const { t } = useTranslation('staff');
  const { version } = inForce;
  const read = useCallback(
    // Each publication adds a version, so the list is read again.
    (staff: StaffBackend) => readHistory(staff, calculator, version),
    [calculator, version],
  );
  const found = useStaffRemote(read);
  const [all, setAll] = useState(false);
  return (
    <Section title={t('rates.history.title')}>
      <Loaded of={found}>
        {({ rows, names }) => (
          <>
            <HistoryTable
              calculator={calculator}
              inForce={version}
              wrong={wrongIn(rows)}
              rows={all ? rows : rows.slice(0, FIRST_SHOWN)}
              names={names}
              onPut={onPut}
            />
            {rows.length > FIRST_SHOWN && !all && (
              <TextButton onClick={() => setAll(true)}>
                {t('rates.history.more', { number: rows.length })}
              </TextButton>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
