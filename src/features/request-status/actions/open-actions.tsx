import type { LoanRequest } from '../../../domain/request/loan-request';
import { CorrectEmail } from './correct-email';
import type { OnDone } from './use-act';
import { WithdrawRequest } from './withdraw-request';

/** What can be done with one's own request while the bank has not decided. */
export function OpenActions({
  request,
  onDone,
}: {
  readonly request: LoanRequest;
  readonly onDone: OnDone;
}) {
  return (
    <>
      {!request.correction && <CorrectEmail request={request} onDone={onDone} />}
      <WithdrawRequest request={request} onDone={onDone} />
    </>
  );
}
