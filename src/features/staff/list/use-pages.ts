import { useCallback, useEffect, useRef, useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import type { Remote } from '../../../data/remote';
import type { Page, StaffBackend } from '../../../data/staff-backend';
import { useStaff } from './use-staff';

/** A list that comes in pages from the server. */
export interface Pages<T> {
  readonly remote: Remote<readonly T[]>;
  /** Whether a newer question than the rows shown is under way. */
  readonly refreshing: boolean;
  readonly more: 'none' | 'idle' | 'loading' | 'failed';
  /** Why the next page could not be read, where `more` is `failed`. */
  readonly moreFailure: BackendErrorCode | undefined;
  /** The rows of all pages, where the first one tells; see Page. */
  readonly total: number | undefined;
  readonly loadMore: () => void;
  readonly reload: () => void;
  /** Shows a changed row in place, as `same` finds it. */
  readonly replace: (row: T, same: (other: T) => boolean) => void;
}

type More = Pages<unknown>['more'];

/** Reads the first page when the screen appears and whenever `read` changes (keep it stable). */
export function usePages<T>(
  read: (staff: StaffBackend, after?: unknown) => Promise<Page<T>>,
): Pages<T> {
  const staff = useStaff();
  const [remote, setRemote] = useState<Remote<readonly T[]>>({ status: 'loading' });
  const [refreshing, setRefreshing] = useState(false);
  const [more, setMore] = useState<More>('none');
  const [moreFailure, setMoreFailure] = useState<BackendErrorCode>();
  const [total, setTotal] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const next = useRef<unknown>(undefined);
  const question = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to read again
  useEffect(() => {
    const asked = ++question.current;
    const isCurrent = () => asked === question.current;
    setRemote((shown) => (shown.status === 'ready' ? shown : { status: 'loading' }));
    setRefreshing(true);
    staff()
      .then((backend) => read(backend))
      .then(
        (page) => {
          if (!isCurrent()) return;
          next.current = page.next;
          setRemote({ status: 'ready', data: page.rows });
          setTotal(page.total);
          setMore(page.next === undefined ? 'none' : 'idle');
          setRefreshing(false);
        },
        (error: unknown) => {
          if (!isCurrent()) return;
          setRemote({ status: 'failed', code: errorCode(error) });
          setMore('none');
          setRefreshing(false);
        },
      );
    return () => {
      question.current++;
    };
  }, [staff, read, attempt]);

  const loadMore = async () => {
    const asked = question.current;
    setMore('loading');
    try {
      const page = await read(await staff(), next.current);
      if (asked !== question.current) return;
      next.current = page.next;
      setRemote((shown) =>
        shown.status === 'ready'
          ? { status: 'ready', data: [...shown.data, ...page.rows] }
          : { status: 'ready', data: page.rows },
      );
      setMore(page.next === undefined ? 'none' : 'idle');
    } catch (error) {
      if (asked !== question.current) return;
      setMoreFailure(errorCode(error));
      setMore('failed');
    }
  };

  return {
    remote,
    refreshing,
    more,
    moreFailure: more === 'failed' ? moreFailure : undefined,
    total,
    loadMore: () => void loadMore(),
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    replace: (row, same) =>
      setRemote((shown) =>
        shown.status === 'ready'
          ? { status: 'ready', data: shown.data.map((other) => (same(other) ? row : other)) }
          : shown,
      ),
  };
}
