/**
 * What a loose payment is, as a member found out. `stands`: the loan does, so that its approval is in force
 * again; otherwise the money came back.
 */
export interface PaymentExplanation {
  readonly stands: boolean;
  readonly words: string;
  /** The uid of the member, who may not confirm it. */
  readonly author: string;
  readonly proposedAt: Date;
}

/** A payment that was told of an approval that two people had undone; known to staff only. */
export interface LoosePayment {
  /** The event of that approval. */
  readonly event: string;
  /** When it was told. */
  readonly at: Date;
  /** How many explanations were proposed of this request’s loose payments. */
  readonly proposals: number;
  /** The last of them, if it is about this payment. */
  readonly explanation?: PaymentExplanation;
  /** Who confirmed that, and when; undefined as long as the payment is loose. */
  readonly settled?: { readonly author: string; readonly at: Date };
}
