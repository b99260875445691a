import type { DecisionChoice } from '../../../../../data/staff/casework';
import type { Need } from '../../../../../domain/request/questions';

/** What staff do with an open request: decide it, or ask the visitor for something first. */
export type Choice = DecisionChoice | { readonly status: 'information'; readonly need: Need };

/** The kinds of choices, by the state that each leads to. */
export type ChoiceKind = Choice['status'];
