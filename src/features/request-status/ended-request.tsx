import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviousCode } from './actions/previous-code';
import { AskForCode } from './code/ask-for-code';
import { NoRequest } from './no-request';
import { RequestFrame } from './request-frame';

/** How the visitor ended the session of a request on this page. */
export interface Ended {
  readonly how: 'again' | 'forget';
  readonly reference: string;
  /** Undefined for a request from before requests had codes. */
  readonly code: string | undefined;
}

/** After asking again or forgetting: what happened to the request, and where another begins. */
export function EndedRequest({
  ended: { how, reference, code },
  heading,
}: {
  readonly ended: Ended;
  readonly heading: RefObject<HTMLHeadingElement | null>;
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
