import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/format';
import { TextButton } from '../../../../ui/button/text-button';
import styles from './list-news.module.css';
import type { ListNews } from './use-followed-list';

/**
 * The line above the list that says how many requests are new. It is always there, so that the list
 * never moves, and takes the focus when its button disappears.
 */
export function ListNewsLine({
  news: { count, heard, show },
  isLate,
  isAtEnd,
}: {
  readonly news: ListNews;
  readonly isLate: boolean;
  /** New ones come after rows that are not read yet, so reading the list again shows none of them. */
  readonly isAtEnd: boolean;
}) {
  const { t } = useTranslation('staff');
  const line = useRef<HTMLParagraphElement>(null);
  const number = formatNumber(count);
  const news = () => {
    if (count > 0)
      return t(isAtEnd ? 'requests.follow.atEnd' : 'requests.follow.news', { count, number });
    return isLate ? t('requests.follow.late') : undefined;
  };
  const words = news();
  return (
    <div className={styles.listNews} data-news={count > 0 || undefined}>
      <p ref={line} className="number" tabIndex={-1}>
        {/* That nothing is new is no news. */}
        {words === undefined && t('requests.follow.upToDate')}
        <span role="status">{words}</span>
      </p>
      {count > 0 && !isAtEnd && (
        <TextButton
          onClick={() => {
            line.current?.focus();
            show();
          }}
        >
          {t('requests.follow.show')}
        </TextButton>
      )}
      <p className="visually-hidden" role="status">
        {heard}
      </p>
    </div>
  );
}
