import { forgetForm } from '../features/loan-request/form/saved-form';
import type { SharedParts } from '../features/my-data/shared-parts';
import { clearBrowser } from '../features/request-status/actions/clear-browser';
import { CodeForm } from '../features/request-status/code/code-form';
import { isOwnCode } from '../features/request-status/code/own-code';
import { PrintHead } from '../features/request-status/print-head';
import { RequestFailure } from '../features/request-status/request-failure';

/** What the page of one's own data has in common with the page of a request. */
export const sharedParts: SharedParts = {
  CodeForm,
  Failure: RequestFailure,
  PrintHead,
  isOwnCode,
  clear() {
    clearBrowser();
    forgetForm();
  },
};
