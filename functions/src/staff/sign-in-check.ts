import { HttpsError } from 'firebase-functions/v2/https';

/** The sign-in API of Google or of the Auth emulator. */
function signInAddress(): string {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const origin = emulator === undefined ? 'https:/' : `http://${emulator}`;
  // Filled in from the site's settings when the functions are built; the key is public.
  const key = process.env.WEB_API_KEY ?? 'demo-key';
  return `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${key}`;
}

/**
 * The headers that the browser sends when it signs in. A restricted key or App Check needs them.
 */
export interface BrowserHeaders {
  readonly referer?: string | undefined;
  readonly 'x-firebase-appcheck'?: string | undefined;
}

/**
 * Whether this is the account's password, checked by signing in. With a second factor the sign-in
 * stops there, but the password is right. Throws an HttpsError: `resource-exhausted` after too many
 * tries, `unavailable` for any other answer.
 */
export async function isPassword(
  email: string,
  password: string,
  browser: BrowserHeaders = {},
): Promise<boolean> {
  const { referer, 'x-firebase-appcheck': appCheck } = browser;
  const response = await fetch(signInAddress(), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(referer && { referer }),
      ...(appCheck && { 'x-firebase-appcheck': appCheck }),
    },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (response.ok) return true;
  const answer = await response.text();
  if (/INVALID_PASSWORD|INVALID_LOGIN_CREDENTIALS|MISSING_PASSWORD/.test(answer)) return false;
  throw answer.includes('TOO_MANY_ATTEMPTS')
    ? new HttpsError('resource-exhausted', 'Too many tries.')
    : new HttpsError('unavailable', 'The sign-in service did not answer.');
}
