import { accounts } from './accounts';
import { calculator } from './calculator';
import { cosmeticTypes } from './cosmetic-types';
import { cosmetics } from './cosmetics';
import { errors } from './errors';
import { failures } from './failures';
import { faq } from './faq';
import { home } from './home';
import { meta } from './meta';
import { myData } from './my-data';
import { petition } from './petition';
import { privacy } from './privacy';
import { proof } from './proof';
import { proofPanel } from './proof-panel';
import { rates } from './rates';
import { request } from './request';
import { retention } from './retention';
import { shell } from './shell';
import { signUp } from './sign-up';
import { staffSignIn } from './staff-sign-in';
import { status } from './status';
import { unsubscribe } from './unsubscribe';

/** The copy of every public screen. */
export const copy = {
  accounts,
  calculator,
  cosmeticTypes,
  cosmetics,
  errors,
  failures,
  faq,
  home,
  meta,
  myData,
  petition,
  privacy,
  proof,
  proofPanel,
  rates,
  request,
  retention,
  shell,
  signUp,
  staffSignIn,
  status,
  unsubscribe,
};
