import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketGame, MarketValueChange } from '../../../../domain/market/market-value';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import { wholeDollars } from '../dollars';
import styles from './value-changes.module.css';

const FIRST_SHOWN = 5;

/** A change and the e-mail of its author, undefined if it is unknown. */
export interface AttributedChange extends MarketValueChange {
  readonly authorName: string | undefined;
}

/** The changes of a value with their date, author and reason. Undoing the newest adds an entry. */
export function ValueChanges({
  game,
  changes,
  saving,
  onUndo,
}: {
  readonly game: MarketGame;
  readonly changes: readonly AttributedChange[];
  readonly saving: boolean;
  /** Undefined for a member who may not change values. */
  readonly onUndo: ((value: number) => void) | undefined;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const [shown, setShown] = useState(FIRST_SHOWN);
  const newest = changes[0];
  const before = newest?.index === game.values.length - 1 ? newest.previous : undefined;
  return (
    <>
      <ol className={styles.valueChanges}>
        {changes.slice(0, shown).map((change) => (
          <li key={change.index}>
            <p className="number">
              <strong>{wholeDollars(change.value)}</strong>{' '}
              {change.previous !== undefined && (
                <span className="muted">
                  {t('values.history.was', { value: wholeDollars(change.previous) })}
                </span>
              )}
            </p>
            {change.reason && <p>{change.reason[language]}</p>}
            <p className={`${styles.by} muted`}>
              {formatDate(change.changedAt, 'shortMoment', language)},{' '}
              {t('values.history.by', {
                author: change.authorName ?? t('somebody'),
              })}
            </p>
          </li>
        ))}
      </ol>
      {changes.length > shown && (
        <TextButton onClick={() => setShown(changes.length)}>
          {t('values.history.all', { number: changes.length })}
        </TextButton>
      )}
      {before !== undefined && onUndo && (
        <TextButton
          disabled={saving}
          aria-label={t('values.history.undoFor', {
            game: game.name,
            value: wholeDollars(before),
          })}
          onClick={() => onUndo(before)}
        >
          {t('undo')}: {t('values.history.undoText', { value: wholeDollars(before) })}
        </TextButton>
      )}
    </>
  );
}
