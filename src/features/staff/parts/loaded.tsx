import type { ReactNode } from 'react';
import type { Remote } from '../../../data/remote';
import { Failure } from './failure';
import { SkeletonRows } from './skeleton-rows';

/** Shows what was read: grey rows until it is there, or why it could not be read. */
export function Loaded<T>({
  of: { remote, reload },
  unreadable,
  children,
}: {
  readonly of: { readonly remote: Remote<T>; readonly reload: () => void };
  /** Says which stored record nobody can read. */
  readonly unreadable?: string;
  readonly children: (data: T) => ReactNode;
}) {
  if (remote.status === 'loading') return <SkeletonRows />;
  if (remote.status === 'ready') return children(remote.data);
  const { code } = remote;
  return (
    <Failure
      code={code}
      onRetry={reload}
      {...(code === 'unknown' && unreadable !== undefined && { text: unreadable })}
    />
  );
}
