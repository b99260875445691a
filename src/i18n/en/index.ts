import { calculator } from './calculator';
import { cosmeticTypes } from './cosmetic-types';
import { errors } from './errors';
import { failures } from './failures';
import { faq } from './faq';
import { home } from './home';
import { meta } from './meta';
import { rates } from './rates';
import { request } from './request';
import { shell } from './shell';
import { signUp } from './sign-up';
import { staffSignIn } from './staff-sign-in';
import { status } from './status';

/** The copy of every public screen. */
export const copy = {
  calculator,
  cosmeticTypes,
  errors,
  failures,
  faq,
  home,
  meta,
  rates,
  request,
  shell,
  signUp,
  staffSignIn,
  status,
};
