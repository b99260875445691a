import type { AskedOf } from '../../../domain/acts/described';
import type { VisitorActs } from '../../../domain/acts/visitor/visitor-acts';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { BackendError } from '../../errors';
import { requireDone, sayAct } from '../connection/say-act';
import type { VisitorContext } from '../context';
import { readOwnRequest } from './loan-requests';

/** Carries out a visitor's act on the own request, and resolves to the request as it is stored then. */
export async function carryOut<Name extends keyof VisitorActs>(
  context: VisitorContext,
  name: Name,
  asked: AskedOf<VisitorActs, Name>,
): Promise<LoanRequest> {
  const { caller, visitor, visitorUrl } = context;
  const speaker = { url: visitorUrl, uid: () => visitor.uid };
  requireDone(await sayAct<VisitorActs, Name>(context, speaker, name, asked));
  const stored = await caller.readBack(() => readOwnRequest(context));
  if (!stored) throw new BackendError('conflict');
  return stored;
}
