import { multiFactor, type User } from 'firebase/auth';
import type { StaffProcedures } from '../../../domain/acts/people/staff-procedures';
import { BackendError, type BackendErrorCode, errorCode, isUnclear } from '../../errors';
import type { StaffAccount } from '../../staff/account';
import { toSignInError } from '../connection/errors';
import { sayProcedure } from '../connection/say-act';
import type { Context } from '../context';
import type { Sessions } from '../sessions/sessions';
import type { FirebaseSettings } from '../settings';
import { enrolApp, enrolPhone } from './enrolment';

/** What the refusals of a new password are called here. */
const REFUSALS: Readonly<Record<string, BackendErrorCode>> = {
  'wrong-password': 'bad-credentials',
  'weak-password': 'weak-password',
};

/** The calls of a signed-in member about the own account. */
export function createStaffAccount(
  context: Context,
  { staffUrl, emulators, bank }: FirebaseSettings,
  sessions: Sessions,
): StaffAccount {
  const { caller } = context;
  const factor = emulators === undefined ? 'totp' : 'sms';

  async function member(): Promise<User & { readonly email: string }> {
    const { currentUser } = (await context.connect()).auth;
    if (!currentUser?.email || sessions.member() !== currentUser.uid)
      throw new BackendError('expired');
    return currentUser as User & { readonly email: string };
  }

  const askNewPassword = (uid: string) => sessions.drop(uid, 'password-changed');

  /** Continues with the new password, or asks for the code that this needs. */
  async function signInAgain({ uid, email }: { uid: string; email: string }, password: string) {
    const question = await sessions.signInStaff(email, password);
    return question && { ...question, leave: () => askNewPassword(uid) };
  }

  return {
    factor,
    hasSecondFactor: async () => multiFactor(await member()).enrolledFactors.length > 0,
    async changePassword(present, next) {
      const user = await member();
      const { uid } = user;
      try {
        // The function signs in with the present password, for which App Check may need a token.
        const speaker = { url: staffUrl, uid: () => uid };
        const answer = await sayProcedure<StaffProcedures, 'changePassword'>(
          ...([context, speaker, 'changePassword', { present, next }] as const),
        );
        if ('refused' in answer) throw new BackendError(REFUSALS[answer.refused] ?? 'denied');
      } catch (failure) {
        // It is unknown whether the password changed; signing in with the new one shows it.
        if (!isUnclear(errorCode(failure))) throw failure;
        return signInAgain(user, next).catch(() => Promise.reject(failure));
      }
      return signInAgain(user, next).catch(() => askNewPassword(uid).then(() => undefined));
    },
    enrol: (phone) =>
      caller.write(async () => {
        const user = await member();
        const { auth } = await context.connect();
        try {
          const enrolment =
            factor === 'sms'
              ? await enrolPhone(auth, user, phone)
              : await enrolApp(user, bank.bank);
          return {
            ...enrolment,
            confirm: (code) =>
              caller.write(() =>
                enrolment
                  .confirm(code)
                  .catch((error: unknown) => Promise.reject(toSignInError(error))),
              ),
          };
        } catch (error) {
          const failure = toSignInError(error);
          if (failure.code === 'expired') await sessions.drop(user.uid);
          throw failure;
        }
      }),
  };
}
