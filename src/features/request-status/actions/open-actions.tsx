import type { LoanRequest } from '../../../domain/request/loan-request';
import { CorrectEmail } from './correct-email';
import type { OnDone } from './use-act';
import { WithdrawRequest } from './withdraw-request';

/** The actions on one's own request before the bank has decided. */
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
