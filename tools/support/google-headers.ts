import { applicationDefault, type Credential } from 'firebase-admin/app';

/**
 * Names the project that pays for every call of this process to Google. Google refuses calls of
 * people who signed in with gcloud without it ("requires a quota project").
 */
export function setQuotaProject(project: string): string {
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;
  return process.env.GOOGLE_CLOUD_QUOTA_PROJECT;
}

/** Headers of a call of Google's REST interfaces, with the usual Google credentials. */
export async function googleHeaders(
  project: string,
  credential: Credential = applicationDefault(),
): Promise<Record<string, string>> {
  const { access_token } = await credential.getAccessToken();
  return {
    Authorization: `Bearer ${access_token}`,
    'Content-Type': 'application/json',
    'x-goog-user-project': setQuotaProject(project),
  };
}
