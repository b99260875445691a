import { FACT_KINDS, PROOF_FAILURES } from '../../proof';
import { telling } from '../described';
import {
  anyText,
  byId,
  documentId,
  moment,
  object,
  oneOf,
  orNull,
  type Parsed,
  text,
  variant,
  whole,
} from '../shape';

/** The longest text that a call carries; Battle.net's and the game's are far shorter. */
const LONGEST = 500;

/** More attributes than any game has. */
const MAX_FACTS = 100;

const typed = text((value) => value.length <= LONGEST);
const fact = object({ value: whole(0, Number.MAX_SAFE_INTEGER), kind: oneOf(FACT_KINDS) });

/** What comes next: the proof, a task of the player's, or how many attempts a refusal leaves. */
const step = variant('step', {
  proven: object({
    step: oneOf(['proven']),
    account: anyText,
    name: anyText,
    facts: byId(fact, MAX_FACTS),
    provenAt: moment,
    expiresAt: moment,
    notice: orNull(oneOf(PROOF_FAILURES)),
  }),
  code: object({ step: oneOf(['code']), code: anyText }),
  oauth: object({ step: oneOf(['oauth']), address: anyText }),
  failed: object({ step: oneOf(['failed']), left: whole(0, LONGEST) }),
});

/** What a procedure of a proof tells. */
export type ToldStep = Parsed<typeof step>;

/**
 * How a visitor proves an account, by name: it asks the publisher, so it is no act. Each call is an
 * attempt, which a refusal counts too.
 */
export const proofProcedures = {
  beginProof: telling(
    object({ game: documentId, tag: typed, token: typed }),
    step,
    ...PROOF_FAILURES,
  ),
  finishProof: telling(
    object({ game: documentId, state: typed, code: typed }),
    step,
    ...PROOF_FAILURES,
  ),
} as const;

/** The procedures of proofs. */
export type ProofProcedures = typeof proofProcedures;
