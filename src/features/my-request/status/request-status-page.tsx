import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { savePreviousCode } from '../../../browser/previous-code';
import { readCode } from '../../../domain/fields/identifiers/code';
import { calculator } from '../../../i18n/es/calculator';
import { failures } from '../../../i18n/es/failures';
import { status } from '../../../i18n/es/my-request';
import { petition } from '../../../i18n/es/my-request/petition';
import { proofMarks } from '../../../i18n/es/proof-marks';
import { usePageCopy } from '../../../i18n/use-language';
import { useFragment } from '../../../ui/page/use-fragment';
import { clearBrowser } from '../parts/clear-browser';
import { AskForCode } from '../parts/code-form';
import { isOwnCode, saveOwnCode } from '../parts/own-code';
import { type Heading, NoRequest, RequestFrame } from '../parts/request-frame';
import { useHeadingFocus } from '../parts/use-heading-focus';
import { useOwnRequest } from '../parts/use-own-request';
import { type Ended, OwnRequestView } from './own-request-view';
import { PreviousCode } from './previous-code';
import { TrackedRequest } from './tracked-request';

/** After asking again or forgetting: what happened to the request, and where another begins. */
function EndedRequest({
  ended: { how, reference, code },
  heading,
}: {
  readonly ended: Ended;
  readonly heading: Heading;
}) {
  const { t } = useTranslation();
  const text =
    how === 'forget'
      ? t('status:forget.doneText')
      : t(code ? 'status:again.doneText' : 'status:again.doneTextNoCode', { reference });
  return (
    <RequestFrame heading={heading} title={t(`status:${how}.doneTitle`)} text={text}>
      <NoRequest />
      <PreviousCode shown={undefined} />
      <AskForCode />
    </RequestFrame>
  );
}

interface Props {
  readonly heading: Heading;
  readonly onEnded: (ended: Ended) => void;
}

/**
 * The state of a request (product decision "/Solicitud"): the one whose code is in the address, or
 * this browser's own.
 */
export default function RequestStatusPage() {
  usePageCopy({ calculator, failures, petition, proofMarks, status });
  const typed = useFragment();
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const [ended, setEnded] = useState<{ readonly request: Ended; readonly key: string }>();
  const heading = useHeadingFocus(typed, ended);

  function end(next: Ended) {
    saveOwnCode(undefined);
    if (next.how === 'forget') clearBrowser();
    else if (next.code) savePreviousCode(next.code);
    setEnded({ request: next, key });
    void navigate({ search }, { replace: true });
  }

  // Reading again would start a session that nobody needs yet. The code leaves the address a moment
  // after the session has ended.
  if (ended && (typed === '' || key === ended.key))
    return <EndedRequest ended={ended.request} heading={heading} />;
  return <RequestOf key={typed} typed={typed} heading={heading} onEnded={end} />;
}

function RequestOf({ typed, ...props }: Props & { readonly typed: string }) {
  const code = readCode(typed);
  // Checked only once, because forgetting the request also clears the stored code.
  const [isOwn] = useState(() => typed === '' || (code !== undefined && isOwnCode(code)));
  if (isOwn) return <OwnRequest code={code} {...props} />;
  return <TrackedRequest typed={typed} heading={props.heading} />;
}

/** This browser's own request, or the tracker if its code is no longer the one in the address. */
function OwnRequest({ code, ...props }: Props & { readonly code: string | undefined }) {
  const { own, reload, replace } = useOwnRequest();
  const [found, setFound] = useState(code === undefined);
  if (!found && own.status === 'ready' && own.request.code === code) setFound(true);
  if (code !== undefined && !found && (own.status === 'ready' || own.status === 'none'))
    return <TrackedRequest typed={code} heading={props.heading} />;
  return <OwnRequestView own={own} reload={reload} replace={replace} {...props} />;
}
