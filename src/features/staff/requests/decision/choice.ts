import type { DecisionChoice } from '../../../../domain/acts/deciding';
import type { Need } from '../../../../domain/request/questions';

/** Staff's acts on an open request: deciding it, or asking the visitor first. */
export type Choice = DecisionChoice | { readonly status: 'information'; readonly need: Need };

/** The kinds of choices, by the state that each leads to. */
export type ChoiceKind = Choice['status'];
