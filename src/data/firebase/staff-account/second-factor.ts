import {
  type ApplicationVerifier,
  type Auth,
  FactorId,
  getMultiFactorResolver,
  type MultiFactorError,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  type PhoneMultiFactorInfo,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import type { SecondFactor } from '../../staff/account';

/**
 * Messages are for the emulator, which needs no reCAPTCHA: the site's Content-Security-Policy
 * admits none. `_reset` is called after every use, although the type does not say so.
 */
export const noCaptcha: ApplicationVerifier & { _reset(): void } = {
  type: 'recaptcha',
  verify: async () => 'emulator',
  _reset() {},
};

/** The code that a sign-in needs, and the function that finishes the sign-in with it. */
interface Question {
  readonly factor: SecondFactor;
  readonly phoneEnd: string | undefined;
  confirm(code: string): Promise<User>;
}

/** Asks for the code of the account's second factor; if it has several, of an app. */
export async function codeQuestion(auth: Auth, error: MultiFactorError): Promise<Question> {
  const resolver = getMultiFactorResolver(auth, error);
  const app = resolver.hints.find(({ factorId }) => factorId === FactorId.TOTP);
  if (app !== undefined)
    return {
      factor: 'totp',
      phoneEnd: undefined,
      async confirm(code) {
        const proof = TotpMultiFactorGenerator.assertionForSignIn(app.uid, code);
        return (await resolver.resolveSignIn(proof)).user;
      },
    };
  const [phone] = resolver.hints as PhoneMultiFactorInfo[];
  if (phone === undefined) throw error;
  const asked = { multiFactorHint: phone, session: resolver.session };
  const sent = await new PhoneAuthProvider(auth).verifyPhoneNumber(asked, noCaptcha);
  return {
    factor: 'sms',
    phoneEnd: phone.phoneNumber.slice(-4),
    async confirm(code) {
      const proof = PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(sent, code));
      return (await resolver.resolveSignIn(proof)).user;
    },
  };
}
