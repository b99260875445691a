import { useCallback, useEffect, useRef, useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import type { Remote } from '../../../data/remote';
import type { StaffBackend } from '../../../data/staff/backend';
import type { Page } from '../../../data/staff/lists';
import { useStaff } from '../session/use-staff';

/** A list that is read from the server page by page. */
export interface Pages<T> {
  readonly remote: Remote<readonly T[]>;
  /** Whether the first page is being read, while earlier rows may still be shown. */
  readonly refreshing: boolean;
  /** Whether the rows answer a filter, a search or another page, and not the opening of the list. */
  readonly areAnswer: boolean;
  readonly more: 'none' | 'idle' | 'loading' | 'failed';
  /** Why the next page could not be read, where `more` is `failed`. */
  readonly moreFailure: BackendErrorCode | undefined;
  /** The number of rows on all pages, if the first page reports it; see Page. */
  readonly total: number | undefined;
  readonly loadMore: () => void;
  readonly reload: () => void;
  /** Replaces the row for which `isSame` is true. */
  readonly replace: (row: T, isSame: (other: T) => boolean) => void;
}

type More = Pages<unknown>['more'];

/**
 * Reads the first page when the screen appears and whenever `read` changes (keep it stable with
 * useCallback). A response to an earlier `read` is ignored.
 */
export function usePages<T>(
  read: (staff: StaffBackend, after?: unknown) => Promise<Page<T>>,
): Pages<T> {
  const staff = useStaff();
  const [remote, setRemote] = useState<Remote<readonly T[]>>({ status: 'loading' });
  const [answered, setAnswered] = useState<{ readonly read: unknown; readonly attempt: number }>();
  const [areAnswer, setAnswer] = useState(false);
  const [more, setMore] = useState<More>('none');
  const [moreFailure, setMoreFailure] = useState<BackendErrorCode>();
  const [total, setTotal] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const next = useRef<unknown>(undefined);
  const latestRead = useRef(0);

  useEffect(() => {
    const thisRead = ++latestRead.current;
    const isLatest = () => thisRead === latestRead.current;
    setRemote((shown) => (shown.status === 'ready' ? shown : { status: 'loading' }));
    setAnswer(thisRead > 1);
    staff()
      .then((backend) => read(backend))
      .then(
        (page) => {
          if (!isLatest()) return;
          next.current = page.next;
          setRemote({ status: 'ready', data: page.rows });
          setTotal(page.total);
          setMore(page.next === undefined ? 'none' : 'idle');
          setAnswered({ read, attempt });
        },
        (error: unknown) => {
          if (!isLatest()) return;
          setRemote({ status: 'failed', code: errorCode(error) });
          setMore('none');
          setAnswered({ read, attempt });
        },
      );
    return () => {
      latestRead.current++;
    };
  }, [staff, read, attempt]);

  const loadMore = async () => {
    const thisRead = latestRead.current;
    const isLatest = () => thisRead === latestRead.current;
    setMore('loading');
    setAnswer(true);
    try {
      const page = await read(await staff(), next.current);
      if (!isLatest()) return;
      next.current = page.next;
      setRemote((shown) => ({
        status: 'ready',
        data: shown.status === 'ready' ? [...shown.data, ...page.rows] : page.rows,
      }));
      setMore(page.next === undefined ? 'none' : 'idle');
    } catch (error) {
      if (!isLatest()) return;
      setMoreFailure(errorCode(error));
      setMore('failed');
    }
  };

  return {
    remote,
    // At once: what an empty list says is about this filter or another.
    refreshing: answered?.read !== read || answered.attempt !== attempt,
    areAnswer,
    more,
    moreFailure: more === 'failed' ? moreFailure : undefined,
    total,
    loadMore: () => void loadMore(),
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    replace: (row, isSame) =>
      setRemote((shown) =>
        shown.status === 'ready'
          ? { status: 'ready', data: shown.data.map((other) => (isSame(other) ? row : other)) }
          : shown,
      ),
  };
}
