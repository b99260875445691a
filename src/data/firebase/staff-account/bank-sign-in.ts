import { getIdTokenResult, OAuthProvider, signInWithCredential, signOut } from 'firebase/auth';
import type { BankSignIn } from '../../../bank/bank-settings';
import { tabStore } from '../../../browser/browser-store';
import { BANK_SIGN_IN_KEY } from '../../../browser/keys';
import type { InvitedProcedures } from '../../../domain/acts/people/invitations';
import { BackendError } from '../../errors';
import type { BankSignInCalls } from '../../staff/bank-sign-in';
import { sayProcedure } from '../connection/say-act';
import type { Context } from '../context';
import type { Sessions } from '../sessions/sessions';
import { ofLink } from './invitations';

/** What waits in this tab for the provider's answer; it names no person. */
interface Waiting {
  readonly state: string;
  readonly nonce: string;
  readonly back: string;
}

/** 256 random bits in hexadecimal digits. */
function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The form in which a token repeats a nonce, so that Google can check it. */
async function hashOf(nonce: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What waits for this answer, once; undefined if it answers another page. */
function takeWaiting(state: string | null): Waiting | undefined {
  const kept = tabStore.read(BANK_SIGN_IN_KEY);
  tabStore.remove(BANK_SIGN_IN_KEY);
  const waiting = kept === null ? undefined : (JSON.parse(kept) as Waiting);
  return waiting?.state === state ? waiting : undefined;
}

/**
 * The sign-in at the bank's identity provider, by OpenID Connect: the page goes there and comes back
 * with a token, which Firebase checks. Firebase's own redirect would need its scripts and frames in
 * the Content-Security-Policy.
 */
export function createBankSignIn(
  context: Context,
  sessions: Pick<Sessions, 'signInWith'>,
  { provider, authorizationUrl, clientId }: BankSignIn,
  page: Pick<Location, 'origin' | 'pathname' | 'assign'> = location,
): BankSignInCalls {
  /** Gives an invited person the access; the session of somebody else ends without one. */
  async function enter(session: string): Promise<void> {
    const speaker = { url: context.staffUrl, session };
    const said = [context, speaker, 'enterByBank', {}] as const;
    const entered = ofLink(await sayProcedure<InvitedProcedures, 'enterByBank'>(...said));
    if ('refused' in entered) throw new BackendError('bad-credentials');
  }

  return {
    async begin(back) {
      const waiting: Waiting = { state: secret(), nonce: secret(), back };
      if (!tabStore.write(BANK_SIGN_IN_KEY, JSON.stringify(waiting)))
        throw new BackendError('denied');
      const asked = new URLSearchParams({
        response_type: 'id_token',
        client_id: clientId,
        redirect_uri: `${page.origin}${page.pathname}`,
        scope: 'openid email profile',
        state: waiting.state,
        nonce: await hashOf(waiting.nonce),
        // A locked page opens for its member only, not for whoever sits there.
        prompt: 'login',
      });
      page.assign(`${authorizationUrl}?${asked}`);
    },
    async finish(fragment) {
      const answer = new URLSearchParams(fragment);
      const waiting = takeWaiting(answer.get('state'));
      const idToken = answer.get('id_token');
      if (waiting === undefined || idToken === null) throw new BackendError('denied');
      const credential = new OAuthProvider(provider).credential({
        idToken,
        rawNonce: waiting.nonce,
      });
      await context.caller.write(() =>
        sessions.signInWith(async (auth) => {
          const first = await signInWithCredential(auth, credential);
          const { claims, token } = await getIdTokenResult(first.user);
          if (claims.staff === true) return first;
          await enter(token).catch(async (error: unknown) => {
            await signOut(auth);
            throw error;
          });
          return signInWithCredential(auth, credential);
        }),
      );
      return waiting.back;
    },
  };
}
