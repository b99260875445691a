import { isAnonymousVisitor } from '../domain/session';
import type { Backend } from './backend';

/**
 * Signs a password account out, after which the next call acts for an anonymous visitor. A visitor
 * keeps the session, and the request with it.
 */
export async function becomeVisitor(backend: Backend): Promise<void> {
  if (!isAnonymousVisitor(await backend.startSession())) await backend.signOut();
}
