import {
  type Auth,
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import type { Enrolment } from '../../staff/account';
import { noCaptcha } from './second-factor';

/** Sends a code to a number, which becomes the account's second factor with it. */
export async function enrolPhone(auth: Auth, user: User, phoneNumber: string): Promise<Enrolment> {
  const session = await multiFactor(user).getSession();
  const asked = { phoneNumber, session };
  const sent = await new PhoneAuthProvider(auth).verifyPhoneNumber(asked, noCaptcha);
  return {
    app: undefined,
    confirm: (code) =>
      multiFactor(user).enroll(
        PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(sent, code)),
      ),
  };
}

/** Makes a secret for an app, whose codes become the account's second factor. */
export async function enrolApp(user: User, issuer: string): Promise<Enrolment> {
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  return {
    app: {
      secret: secret.secretKey,
      address: secret.generateQrCodeUrl(user.email ?? '', issuer),
    },
    confirm: (code) =>
      multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code)),
  };
}
