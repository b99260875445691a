import { accounts } from './accounts';
import { calculator } from './calculator';
import { complaint } from './complaint';
import { cosmeticTypes } from './cosmetic-types';
import { cosmetics } from './cosmetics';
import { faq } from './faq';
import { home } from './home';
import { loan } from './loan';
import { myData } from './own-data/my-data';
import { petition } from './own-data/petition';
import { privacy } from './own-data/privacy';
import { refusals } from './own-data/refusals';
import { retention } from './own-data/retention';
import { unsubscribe } from './own-data/unsubscribe';
import { proof } from './proof';
import { proofMarks } from './proof-marks';
import { proofPanel } from './proof-panel';
import { rates } from './rates';
import { request } from './request';
import { responseTime } from './response-time';
import { signUp } from './sign-up';
import { errors } from './site/errors';
import { failures } from './site/failures';
import { meta } from './site/meta';
import { shell } from './site/shell';
import { staffInvitation } from './staff/invitation';
import { staffSignIn } from './staff/sign-in';
import { status } from './status';

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
