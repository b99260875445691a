import { unstoredAccounts } from '../data/unstored-accounts';
import { forgetForm } from '../features/loan-request/form/saved-form';
import MyDataPage from '../features/my-data/my-data-page';
import type { SharedParts } from '../features/my-data/shared-parts';
import { clearBrowser } from '../features/request-status/actions/clear-browser';
import { CodeForm } from '../features/request-status/code/code-form';
import { isOwnCode } from '../features/request-status/code/own-code';
import { RequestFailure } from '../features/request-status/request-failure';
import { RequestFrame } from '../features/request-status/request-frame';
import RequestStatusPage from '../features/request-status/request-status-page';

// One file for the pages of one's own request: every file that a route needs is listed in the start
// file.
export { default as RequestReceivedPage } from '../features/request-status/received/request-received-page';
export { default as UnsubscribePage } from '../features/unsubscribe/unsubscribe-page';

/** Forgets what the memory of the page holds: the send dialog, and accounts that were not stored. */
function forgetMemory() {
  forgetForm();
  unstoredAccounts.clear();
}

/** The page of a request; forgetting it also clears what other parts of the page remember. */
export function StatusRoute() {
  return <RequestStatusPage onForget={forgetMemory} />;
}

/** Parts of the page of a request that the page of one's own data uses too. */
const parts: SharedParts = {
  CodeForm,
  Failure: RequestFailure,
  Frame: RequestFrame,
  isOwnCode,
  clear() {
    clearBrowser();
    forgetMemory();
  },
};

/** The page of one's own data. */
export function MyDataRoute() {
  return <MyDataPage parts={parts} />;
}
