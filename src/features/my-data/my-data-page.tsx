import { useEffect, useRef, useState } from 'react';
import { readPetitionLink } from '../../domain/request/petition-link';
import { readCode } from '../../domain/request/request-code';
import { calculator } from '../../i18n/es/calculator';
import { myData } from '../../i18n/es/own-data/my-data';
import { petition } from '../../i18n/es/own-data/petition';
import { retention } from '../../i18n/es/own-data/retention';
import { failures } from '../../i18n/es/site/failures';
import { status } from '../../i18n/es/status';
import { usePageCopy } from '../../i18n/use-language';
import { useFragment } from '../../ui/use-fragment';
import { BrokenLink } from './confirm/broken-link';
import { ConfirmLink } from './confirm/confirm-link';
import type { Heading } from './my-data-frame';
import { OwnDataPage } from './own/own-data-page';
import { CodeData } from './petition/code-data';
import type { SharedParts } from './shared-parts';

/**
 * What the bank keeps (product decision "My data"): of this browser's own request all of it, of the
 * code in the address its state alone, and what a mailed link confirms.
 */
export default function MyDataPage({ parts }: { readonly parts: SharedParts }) {
  usePageCopy({ calculator, failures, myData, petition, retention, status });
  const fragment = useFragment();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(fragment);
  useEffect(() => {
    if (before.current === fragment) return;
    before.current = fragment;
    // The view was replaced: focus its heading.
    heading.current?.focus();
  }, [fragment]);
  return <DataOf key={fragment} fragment={fragment} heading={heading} parts={parts} />;
}

function DataOf({
  fragment,
  heading,
  parts,
}: {
  readonly fragment: string;
  readonly heading: Heading;
  readonly parts: SharedParts;
}) {
  const code = readCode(fragment);
  // Asked once: erasing clears the answer.
  const [isOwn] = useState(() => fragment === '' || (code !== undefined && parts.isOwnCode(code)));
  const shared = { heading, parts };
  if (isOwn) return <OwnDataPage code={code} {...shared} />;
  const link = readPetitionLink(fragment);
  if (link) return <ConfirmLink link={link} {...shared} />;
  if (fragment.includes('.')) return <BrokenLink typed={fragment} {...shared} />;
  return <CodeData typed={fragment} {...shared} />;
}
