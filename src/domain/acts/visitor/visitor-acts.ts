import type { RefusalOf } from '../described';
import { fileComplaint, withdrawComplaint } from './own-complaint';
import {
  answer,
  attachProof,
  correctEmail,
  endPromotions,
  removeProof,
  withdraw,
} from './own-request';
import {
  askForLink,
  reconsider,
  reconsiderByLink,
  unsubscribe,
  type VisitorProcedures,
  withdrawByLink,
} from './petitions';

/** The acts of visitors by name: what each takes, and why it may be refused. */
export const visitorActs = {
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
} as const;

/** The acts of visitors. */
export type VisitorActs = typeof visitorActs;

/** What visitors say by name: their acts, and the procedures that may be said again as acts are. */
export type VisitorSaid = VisitorActs & VisitorProcedures;

/** Why something that visitors say may change nothing. */
export type VisitorRefusal = {
  [Name in keyof VisitorSaid]: RefusalOf<VisitorSaid, Name>;
}[keyof VisitorSaid];
