import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * Switches App Check on with reCAPTCHA Enterprise; tokens renew themselves. Returns what resolves to
 * the present one.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): () => Promise<string> {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
