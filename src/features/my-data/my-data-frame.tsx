import type { ReactNode, RefObject } from 'react';
import type { SharedParts } from './shared-parts';

/** The page's heading, which takes the focus when another page takes its place. */
export type Heading = RefObject<HTMLHeadingElement | null>;

/** The page in every state: its heading, what it says, and the rest, framed like a request's. */
export function MyDataFrame({
  parts: { Frame },
  ...page
}: {
  readonly heading: Heading;
  readonly parts: SharedParts;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return <Frame {...page} />;
}
