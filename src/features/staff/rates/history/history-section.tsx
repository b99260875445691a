import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { Calculator } from '../../../../domain/calculator';
import type { Rates } from '../../../../domain/rates/rates';
import { TextButton } from '../../../../ui/button/text-button';
import { Failure } from '../../tab/failure';
import { SkeletonRows } from '../../tab/skeleton-rows';
import { useStaffRemote } from '../../tab/use-staff';
import { Section } from '../section';
import { HistoryTable } from './history-table';
import { readHistory } from './read-history';

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
  readonly onPut: ((rates: Rates) => void) | undefined;
}) {
  const { t } = useTranslation('staff');
  const { version } = inForce;
  const read = useCallback(
    // Each publication adds a version, so the list is read again.
    (staff: StaffBackend) => readHistory(staff, calculator, version),
    [calculator, version],
  );
  const { remote, reload } = useStaffRemote(read);
  const [all, setAll] = useState(false);
  const rows = remote.status === 'ready' ? remote.data.rows : [];
  return (
    <Section title={t('rates.history.title')}>
      {remote.status === 'loading' && <SkeletonRows />}
      {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      {remote.status === 'ready' && (
        <HistoryTable
          calculator={calculator}
          inForce={version}
          rows={all ? rows : rows.slice(0, FIRST_SHOWN)}
          names={remote.data.names}
          onPut={onPut}
        />
      )}
      {rows.length > FIRST_SHOWN && !all && (
        <TextButton onClick={() => setAll(true)}>
          {t('rates.history.more', { number: rows.length })}
        </TextButton>
      )}
    </Section>
  );
}
