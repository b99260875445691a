import { type ReactNode, useState } from 'react';
import type { Pages } from './use-pages';

/** What an empty list says: that of the filter before, until the answer to another one is there. */
export function UntilAnswered({
  pages,
  children,
}: {
  readonly pages: Pick<Pages<unknown>, 'refreshing'>;
  readonly children: ReactNode;
}) {
  const [said, setSaid] = useState(children);
  if (!pages.refreshing && said !== children) setSaid(children);
  return pages.refreshing ? said : children;
}
