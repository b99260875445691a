import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ACCOUNTS } from '../../../domain/accounts/kept-account';
import { Button } from '../../../ui/button/button';
import styles from './deleted-card.module.css';

/** The place of an account that was just deleted. */
export function DeletedCard({
  nickname,
  isFull,
  onUndo,
}: {
  readonly nickname: string;
  readonly isFull: boolean;
  readonly onUndo: () => void;
}) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.deletedCard}>
      <p>{t('accounts:deleted', { nickname })}</p>
      {isFull ? (
        <p>{t('accounts:noPlace', { most: MAX_ACCOUNTS })}</p>
      ) : (
        <Button look="line" onClick={onUndo}>
          {t('accounts:undo')}
        </Button>
      )}
    </div>
  );
}
