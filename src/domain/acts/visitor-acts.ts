import { fileComplaint, withdrawComplaint } from './own-complaint';
import { addProof, answer, correctEmail, endPromotions, withdraw } from './own-request';

/** The acts of visitors by name: what each takes, and why it may be refused. */
export const visitorActs = {
  withdraw,
  answer,
  correctEmail,
  endPromotions,
  addProof,
  fileComplaint,
  withdrawComplaint,
} as const;

/** The acts of visitors. */
export type VisitorActs = typeof visitorActs;
