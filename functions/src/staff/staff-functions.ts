import { setTimeout as wait } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { isPassword } from './sign-in-check.ts';
import { changePassword } from './staff-password.ts';

/** Changes the password of the member of staff who calls; see `changePassword`. */
export const changeStaffPassword = onCall(
  // A password check is one call of Google's; few members change theirs at once.
  { maxInstances: 2, concurrency: 10, memory: '256MiB', cors: false },
  async ({ auth, data, rawRequest }) => {
    const tools = {
      db: getFirestore(),
      accounts: getAuth(),
      isPassword: (email: string, password: string) =>
        isPassword(email, password, {
          referer: rawRequest.get('referer'),
          'x-firebase-appcheck': rawRequest.get('x-firebase-appcheck'),
        }),
      now: Date.now,
      wait,
    };
    await changePassword(tools, auth?.token, data ?? {});
  },
);
