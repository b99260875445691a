import type { VisitorActs } from '../../../src/domain/acts/visitor/visitor-acts.ts';
import type { VisitorAct } from './act.ts';
import { answer } from './visitor/answer.ts';
import { askForLink } from './visitor/ask-for-link.ts';
import { attachProof } from './visitor/attach-proof.ts';
import { correctEmail } from './visitor/correct-email.ts';
import { endPromotions } from './visitor/end-promotions.ts';
import { fileComplaint } from './visitor/file-complaint.ts';
import { reconsider, reconsiderByLink } from './visitor/reconsider.ts';
import { removeProof } from './visitor/remove-proof.ts';
import { unsubscribe } from './visitor/unsubscribe.ts';
import { withdraw, withdrawByLink } from './visitor/withdraw.ts';
import { withdrawComplaint } from './visitor/withdraw-complaint.ts';

/** Every act of visitors by its name. */
export const visitorActs: { readonly [Name in keyof VisitorActs]: VisitorAct<Name> } = {
  withdraw,
  answer,
  correctEmail,
  endPromotions,
  attachProof,
  removeProof,
  fileComplaint,
  withdrawComplaint,
  reconsider,
  askForLink,
  withdrawByLink,
  reconsiderByLink,
  unsubscribe,
};
