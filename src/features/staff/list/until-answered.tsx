import { type ReactNode, useState } from 'react';
import { AnswerContext } from './empty-list';
import type { Pages } from './use-pages';

/** What an empty list says: that of the filter before, until the answer to another one is there. */
export function UntilAnswered({
  pages,
  children,
}: {
  readonly pages: Pick<Pages<unknown>, 'refreshing' | 'areAnswer'>;
  readonly children: ReactNode;
}) {
  const [said, setSaid] = useState(children);
  if (!pages.refreshing && said !== children) setSaid(children);
  return (
    <AnswerContext value={pages.areAnswer}>{pages.refreshing ? said : children}</AnswerContext>
  );
}
