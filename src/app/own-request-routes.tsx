// One file for the pages of one's own request: every file that a route needs is listed in the start
// file.
export { default as ComplaintPage } from '../features/complaint/complaint-page';
export { default as MyDataPage } from '../features/my-request/my-data/my-data-page';
export { default as RequestReceivedPage } from '../features/my-request/received/request-received-page';
export { default as RequestStatusPage } from '../features/my-request/status/request-status-page';
export { default as UnsubscribePage } from '../features/my-request/unsubscribe/unsubscribe-page';
