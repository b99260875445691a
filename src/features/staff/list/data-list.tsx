import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { TextButton } from '../../../ui/button/text-button';
import { Loaded } from '../parts/loaded';
import styles from './data-list.module.css';
import { AnswerContext } from './empty-list';
import type { Pages } from './use-pages';

/** A list that is read page by page: loading, failed, empty, or its rows with the foot below. */
export function DataList<Row>({
  pages,
  empty,
  download,
  children,
  ...foot
}: Pick<FootProps, 'list' | 'total'> & {
  readonly pages: Pages<Row>;
  /** Replaces the rows when there are none. */
  readonly empty: ReactNode;
  /** Stands below the foot. */
  readonly download?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}) {
  return (
    <Loaded of={pages}>
      {(rows) =>
        rows.length === 0 ? (
          <UntilAnswered pages={pages}>{empty}</UntilAnswered>
        ) : (
          <div>
            {children(rows)}
            <ListFoot pages={pages} shown={rows.length} {...foot} />
            {download}
          </div>
        )
      }
    </Loaded>
  );
}

/** What an empty list says: that of the filter before, until the answer to another one is there. */
function UntilAnswered({
  pages,
  children,
}: {
  readonly pages: Omit<Pages<unknown>, 'replace'>;
  readonly children: ReactNode;
}) {
  const [said, setSaid] = useState(children);
  if (!pages.refreshing && said !== children) setSaid(children);
  return (
    <AnswerContext value={pages.areAnswer}>{pages.refreshing ? said : children}</AnswerContext>
  );
}

interface FootProps {
  readonly pages: Omit<Pages<unknown>, 'replace'>;
  readonly shown: number;
  readonly list: 'requests' | 'complaints' | 'subscribers' | 'audit';
  /** The number of all rows; undefined until it is known. */
  readonly total: number | undefined;
}

/** How many rows of a list are shown, and a button that loads the next page. */
function ListFoot({ pages, shown, total, list }: FootProps) {
  const { t } = useTranslation('staff');
  return (
    <div className={`row between gap-8 gap-x-20 ${styles.listFoot}`}>
      <p className="number" role={pages.areAnswer ? 'status' : undefined}>
        {total === undefined
          ? t(`${list}.shownOnly`, { shown: formatNumber(shown) })
          : t(`${list}.shown`, {
              shown: formatNumber(shown),
              total: formatNumber(Math.max(total, shown)),
            })}
      </p>
      {pages.moreFailure && <p role="alert">{t(`failures.${pages.moreFailure}`)}</p>}
      {pages.more !== 'none' && (
        <TextButton disabled={pages.more === 'loading'} onClick={pages.loadMore}>
          {pages.more === 'loading' ? t('loading') : t('more')}
        </TextButton>
      )}
    </div>
  );
}
