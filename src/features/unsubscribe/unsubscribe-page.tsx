import { useEffect, useRef } from 'react';
import { readCode } from '../../domain/request/request-code';
import { unsubscribe } from '../../i18n/es/own-data/unsubscribe';
import { failures } from '../../i18n/es/site/failures';
import { usePageCopy } from '../../i18n/use-language';
import { useFragment } from '../../ui/use-fragment';
import { BadLink } from './bad-link';
import { Unsubscribe } from './unsubscribe';

/** Ends the subscription whose code is in the address, after one press. */
export default function UnsubscribePage() {
  usePageCopy({ failures, unsubscribe });
  const fragment = useFragment();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(fragment);
  useEffect(() => {
    if (before.current === fragment) return;
    before.current = fragment;
    heading.current?.focus();
  }, [fragment]);
  const code = readCode(fragment);
  return code === undefined ? (
    <BadLink heading={heading} />
  ) : (
    <Unsubscribe key={code} code={code} heading={heading} />
  );
}
