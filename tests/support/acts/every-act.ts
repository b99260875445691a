import { staffActs } from '../../../src/domain/acts/staff-acts';
import { visitorActs } from '../../../src/domain/acts/visitor/visitor-acts';
import type { Later } from './later-requests';
import type { Documents } from './map-database';
import { SAMPLES } from './samples';
import { type Say, say, sayAsVisitor } from './stage';
import { VISITOR_SAMPLES } from './visitor-samples';

/** An act of staff or of visitors, for what every act must do. */
interface AnyAct {
  readonly name: string;
  readonly sample: () => {
    readonly documents: Documents;
    readonly asked: object;
    readonly by: string;
    readonly later: Later;
  };
  readonly say: Say;
  /** Why it may be refused, besides whose it is and what it is given. */
  readonly refusals: readonly string[];
}

/** Every act. */
export const EVERY_ACT: readonly AnyAct[] = [
  ...(Object.keys(staffActs) as (keyof typeof staffActs)[]).map((name) => ({
    name,
    sample: SAMPLES[name],
    say,
    refusals: staffActs[name].refusals,
  })),
  ...(Object.keys(visitorActs) as (keyof typeof visitorActs)[]).map((name) => ({
    name,
    sample: VISITOR_SAMPLES[name],
    say: sayAsVisitor,
    refusals: visitorActs[name].refusals,
  })),
];
