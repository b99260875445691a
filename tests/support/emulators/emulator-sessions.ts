import { PORTS, PROJECT } from '../../../tools/support/local-project';

/** The Auth emulator's answer to a sign-in: two tokens. */
export interface OpenSession {
  readonly idToken: string;
  readonly refreshToken: string;
}

const AUTH = `http://127.0.0.1:${PORTS.auth}`;
const DOCUMENTS = `http://127.0.0.1:${PORTS.firestore}/v1/projects/${PROJECT}/databases/(default)/documents`;

async function post(path: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${AUTH}/${path}?key=demo-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Record<string, string>;
}

const accounts = async (action: string, body: object): Promise<OpenSession> => {
  const answer = await post(`identitytoolkit.googleapis.com/v1/accounts:${action}`, {
    ...body,
    returnSecureToken: true,
  });
  return { idToken: answer.idToken ?? '', refreshToken: answer.refreshToken ?? '' };
};

/** Signs up as anyone can with the public key; anonymously without an address. */
export function signUp(account?: { email: string; password: string }): Promise<OpenSession> {
  return accounts('signUp', account ?? {});
}

/** Signs in with a password; rejects with the provider's answer. */
export function signIn(email: string, password: string): Promise<OpenSession> {
  return accounts('signInWithPassword', { email, password });
}

/** Signs in at an identity provider, which says these things of a person: unsigned, on the emulator. */
export function signInByProvider(providerId: string, claims: object): Promise<OpenSession> {
  const postBody = new URLSearchParams({ providerId, id_token: JSON.stringify(claims) });
  return accounts('signInWithIdp', {
    postBody: String(postBody),
    requestUri: 'http://localhost',
  });
}

/** Renews a session as the SDK does; rejects when the provider has ended it. */
export async function renew({ refreshToken }: OpenSession): Promise<OpenSession> {
  const answer = await post('securetoken.googleapis.com/v1/token', {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });
  return { idToken: answer.id_token ?? '', refreshToken: answer.refresh_token ?? '' };
}

/** Whether the rules let this session list the loan requests. */
export async function listsRequests({ idToken }: OpenSession): Promise<boolean> {
  const response = await fetch(`${DOCUMENTS}/users?pageSize=1`, {
    headers: { Authorization: `Bearer ${idToken}` },
  });
  if (response.status !== 200 && response.status !== 403)
    throw new Error(`Firestore answered ${response.status}: ${await response.text()}`);
  return response.ok;
}
