import { fileComplaint, withdrawComplaint } from './own-complaint';
import { addProof, answer, correctEmail, endPromotions, withdraw } from './own-request';
import { askForLink, reconsider, reconsiderByLink, unsubscribe, withdrawByLink } from './petitions';

/** The acts of visitors by name: what each takes, and why it may be refused. */
export const visitorActs = {
  withdraw,
  answer,
  correctEmail,
  endPromotions,
  addProof,
  fileComplaint,
  withdrawComplaint,
  reconsider,
  askForLink,
  withdrawByLink,
  reconsiderByLink,
  unsubscribe,
} as const;

/** The acts of visitors. */
export type VisitorActs = typeof visitorActs;
