import { unstoredAccounts } from '../browser/unstored-accounts';
import { forgetComplaint } from '../features/complaint/typed-complaint';
import { forgetForm } from '../features/loan-request/form/saved-form';
import MyDataPage from '../features/my-request/my-data/my-data-page';
import RequestStatusPage from '../features/my-request/status/request-status-page';

// One file for the pages of one's own request: every file that a route needs is listed in the start
// file.
export { default as ComplaintPage } from '../features/complaint/complaint-page';
export { default as RequestReceivedPage } from '../features/my-request/received/request-received-page';
export { default as UnsubscribePage } from '../features/my-request/unsubscribe/unsubscribe-page';

/** Clears the page's memory: the send form, a typed complaint and accounts that were not stored. */
function forgetMemory() {
  forgetForm();
  forgetComplaint();
  unstoredAccounts.clear();
}

/** The page of a request; forgetting it also clears what other parts of the page remember. */
export function StatusRoute() {
  return <RequestStatusPage onForget={forgetMemory} />;
}

/** The page of one's own data; erasing them clears the same. */
export function MyDataRoute() {
  return <MyDataPage onForget={forgetMemory} />;
}
