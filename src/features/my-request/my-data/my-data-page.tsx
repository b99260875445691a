import { useState } from 'react';
import { readCode } from '../../../domain/fields/identifiers/code';
import { readPetitionLink } from '../../../domain/request/petition-link';
import { calculator } from '../../../i18n/es/calculator';
import { failures } from '../../../i18n/es/failures';
import { status } from '../../../i18n/es/my-request';
import { myData } from '../../../i18n/es/my-request/my-data';
import { petition } from '../../../i18n/es/my-request/petition';
import { proofMarks } from '../../../i18n/es/proof-marks';
import { retention } from '../../../i18n/es/retention';
import { usePageCopy } from '../../../i18n/use-language';
import { useFragment } from '../../../ui/page/use-fragment';
import { isOwnCode } from '../parts/own-code';
import type { Heading } from '../parts/request-frame';
import { useHeadingFocus } from '../parts/use-heading-focus';
import { CodeData } from './code-data';
import { BrokenLink, ConfirmLink } from './confirm-link';
import { OwnDataPage } from './own-data-page';

/**
 * The data that the bank keeps (product decision "My data"). Shows all data of this browser's own
 * request, only the state of another code in the address, or what a mailed link confirms.
 */
export default function MyDataPage() {
  usePageCopy({ calculator, failures, myData, petition, proofMarks, retention, status });
  const fragment = useFragment();
  const heading = useHeadingFocus(fragment);
  return <DataOf key={fragment} fragment={fragment} heading={heading} />;
}

function DataOf({ fragment, heading }: { readonly fragment: string; readonly heading: Heading }) {
  const link = readPetitionLink(fragment);
  // The part of a link that was cut off or changed.
  const isBroken = !link && /^[^?&#]*\./.test(fragment);
  const code = link || isBroken ? undefined : readCode(fragment);
  // Checked only once, because erasing the data also clears the stored code.
  const [isOwn] = useState(() => fragment === '' || (code !== undefined && isOwnCode(code)));
  if (isOwn) return <OwnDataPage code={code} heading={heading} />;
  if (link) return <ConfirmLink link={link} heading={heading} />;
  if (isBroken) return <BrokenLink typed={fragment} heading={heading} />;
  return <CodeData typed={fragment} heading={heading} />;
}
