import { useTranslation } from 'react-i18next';
import {
  currentValue,
  isLargeChange,
  MAX_MARKET_VALUE,
  MIN_MARKET_VALUE,
} from '../../../../domain/market/market-value';
import { formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Cell } from '../../../../ui/data/table';
import { Checkbox } from '../../../../ui/form/checkbox';
import { GameName } from '../../list/game-name';
import { Warning } from '../../parts/warning';
import { signedPercent, wholeDollars } from '../dollars';
import { MARKET_VALUE_FORM } from '../value-draft';
import type { CheckedRow } from './import-rows';
import styles from './import-table.module.css';

/** A row of the file, and whether it is imported. */
export function ImportTableRow({
  row,
  disabled,
  onInclude,
}: {
  readonly row: CheckedRow;
  readonly disabled: boolean;
  readonly onInclude: (included: boolean) => void;
}) {
  const { t } = useTranslation('staff');
  const { line, game, gameText, valueText, amount, included } = row;
  const before = game && currentValue(game.values);
  const after = typeof amount === 'number' ? amount : undefined;
  return (
    <tr className={included ? undefined : styles.out}>
      <Cell className={styles.include}>
        <Checkbox
          name={`fila${line}`}
          label={t('valueImport.table.include', { line })}
          checked={included}
          onChange={(checked) => !disabled && onInclude(checked)}
        />
      </Cell>
      <Cell kind="typed" className={styles.game}>
        {game ? <GameName id={game.id} name={game.name} /> : gameText}
      </Cell>
      <Cell kind="figure" className={styles.change}>
        {game && (
          <>
            {before === undefined ? t('valueImport.table.noValue') : wholeDollars(before)}{' '}
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{t('valueImport.table.becomes')}</span>{' '}
          </>
        )}
        <strong className={after === undefined ? styles.typed : undefined}>
          {after === undefined ? valueText : wholeDollars(after)}
        </strong>
      </Cell>
      <Cell className={styles.state}>
        <State row={row} before={before} />
      </Cell>
    </tr>
  );
}

function State({
  row: { included, problem, gameText, amount },
  before,
}: {
  readonly row: CheckedRow;
  readonly before: number | undefined;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (!included) {
    return <>{t(`valueImport.table.${problem === 'unchanged' ? 'unchangedOut' : 'out'}`)}</>;
  }
  if (problem) {
    const words = problem === 'unknown-game' && gameText === '' ? 'no-game' : problem;
    const details = {
      game: gameText,
      count: MARKET_VALUE_FORM.decimals,
      min: formatNumber(MIN_MARKET_VALUE),
      max: formatNumber(MAX_MARKET_VALUE),
    };
    return <Warning>{t(`valueImport.problems.${words}`, details)}</Warning>;
  }
  if (before === undefined) return <>{t('valueImport.table.first')}</>;
  if (typeof amount !== 'number') return null;
  return (
    <>
      <span className={`${styles.percent} number`}>{signedPercent(before, amount, language)}</span>
      {isLargeChange(before, amount) && t('valueImport.table.large')}
    </>
  );
}
