import { isAnonymousVisitor } from '../domain/session';
import type { Backend } from './backend';

/**
 * Signs a password account out, so that the next call acts for an anonymous visitor. An anonymous
 * visitor keeps the session, and with it the request.
 */
export async function ensureVisitorSession(backend: Backend): Promise<void> {
  const session = await backend.restoreSession();
  if (session.kind !== 'none' && !isAnonymousVisitor(session)) await backend.signOut();
}
