import { type RefObject, useEffect, useRef, useState } from 'react';
import { readCode } from '../../domain/request/request-code';
import { calculator } from '../../i18n/es/calculator';
import { failures } from '../../i18n/es/failures';
import { status } from '../../i18n/es/status';
import { usePageCopy } from '../../i18n/use-language';
import { useFragment } from '../../ui/use-fragment';
import { isOwnCode } from './code/own-code';
import { TrackedRequest } from './code/tracked-request';
import { OwnRequestView } from './own-request-view';
import { useOwnRequest } from './use-own-request';

interface Props {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onForget: () => void;
}

/**
 * Where a request stands (product decision "/Solicitud"): the one whose code is in the address, or
 * this browser's own. `onForget` clears what other parts of the page remember of the visitor.
 */
export default function RequestStatusPage({ onForget }: { readonly onForget: () => void }) {
  usePageCopy({ calculator, failures, status });
  const typed = useFragment();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(typed);
  useEffect(() => {
    if (before.current === typed) return;
    before.current = typed;
    // Another request takes the place of the one that was read, and of what was pressed.
    heading.current?.focus();
  }, [typed]);
  return <RequestOf key={typed} typed={typed} heading={heading} onForget={onForget} />;
}

function RequestOf({ typed, ...props }: Props & { readonly typed: string }) {
  const code = readCode(typed);
  // Asked once: forgetting the request clears the answer.
  const [isOwn] = useState(() => typed === '' || (code !== undefined && isOwnCode(code)));
  if (isOwn) return <OwnRequest code={code} {...props} />;
  return <TrackedRequest typed={typed} heading={props.heading} />;
}

/** This browser's own request, unless its code has meanwhile become another one than asked for. */
function OwnRequest({ code, ...props }: Props & { readonly code: string | undefined }) {
  const { own, reload } = useOwnRequest();
  const [found, setFound] = useState(code === undefined);
  if (!found && own.status === 'ready' && own.request.code === code) setFound(true);
  if (code !== undefined && !found && (own.status === 'ready' || own.status === 'none'))
    return <TrackedRequest typed={code} heading={props.heading} />;
  return <OwnRequestView own={own} reload={reload} {...props} />;
}
