import type { ReactNode } from 'react';
import { Note, type NoteTone } from './note';

const TONES = { done: 'success', refused: 'warning', failed: 'error', unclear: 'error' } as const;

/** How something that was said to the bank ended; nothing before it has. */
export function ActEnd({
  kind,
  tone,
  told,
  children,
}: {
  readonly kind: 'idle' | 'working' | keyof typeof TONES;
  /** In place of the usual one. */
  readonly tone?: NoteTone | undefined;
  /** The focus that comes to it tells it. */
  readonly told?: boolean;
  readonly children: ReactNode;
}) {
  if (kind === 'idle' || kind === 'working') return null;
  return (
    <Note tone={tone ?? TONES[kind]} told={told ?? false}>
      {children}
    </Note>
  );
}
