import { errors } from './app/errors';
import { meta } from './app/meta';
import { shell } from './app/shell';
import { calculator } from './calculator';
import { complaint } from './complaint';
import { cosmeticTypes } from './cosmetic-types';
import { cosmetics } from './cosmetics';
import { failures } from './failures';
import { faq } from './faq';
import { home } from './home';
import { loan } from './loan-example';
import { request } from './loan-request';
import { status } from './my-request';
import { myData } from './my-request/my-data';
import { petition } from './my-request/petition';
import { unsubscribe } from './my-request/unsubscribe';
import { privacy } from './privacy';
import { proof } from './proof';
import { proofMarks } from './proof-marks';
import { proofPanel } from './proof-panel';
import { rates } from './rates';
import { responseTime } from './response-time';
import { retention } from './retention';
import { accounts } from './saved-accounts';
import { signUp } from './sign-up';
import { staffInvitation } from './staff/shell/invitation';
import { staffSignIn } from './staff/shell/sign-in';
import { refusals } from './visitor-refusals';

/** The copy of every public screen. */
export const copy = {
  accounts,
  calculator,
  complaint,
  cosmeticTypes,
  cosmetics,
  errors,
  failures,
  faq,
  home,
  loan,
  meta,
  myData,
  responseTime,
  petition,
  privacy,
  proof,
  proofMarks,
  proofPanel,
  rates,
  refusals,
  request,
  retention,
  shell,
  signUp,
  staffInvitation,
  staffSignIn,
  status,
  unsubscribe,
};
