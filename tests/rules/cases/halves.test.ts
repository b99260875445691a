import { describe, test } from 'vitest';
import warcraft from '../../../src/games/warcraft';
import {
  type AnyWrites,
  decisionWrites,
  placeOpen,
  proposalWrites,
  questionWrites,
  type StoredRequest,
  waiting,
} from '../../support/rules/rules-acts';
import { analyst, reviewer } from '../../support/rules/rules-cases';
import {
  forgetTerms,
  TERMS,
  TERMS_DRAFT,
  termsDocument,
  termsDraft,
} from '../../support/rules/rules-loan';
import { refused } from '../../support/rules/rules-outcome';
import { admin } from '../../support/rules/rules-people';
import {
  alone,
  draftDocument,
  forgetRates,
  placeRates,
  ratesDocument,
} from '../../support/rules/rules-rates';
import { commit, place, type Write } from '../../support/rules/rules-records';

// The parts of an act arrive in one batch. A part that a fault, or another release, left behind
// must not be completed later.

interface Act {
  readonly state?: Parameters<typeof placeOpen>[0];
  readonly writes: (request: StoredRequest) => AnyWrites;
}

const acts: Readonly<Record<string, Act>> = {
  'an approval': { writes: (request) => decisionWrites(analyst(), request) },
  'a decline': { writes: (request) => decisionWrites(analyst(), request, 'deudas') },
  'a question': { writes: (request) => questionWrites(analyst(), request) },
  'a proposal that ends a question': {
    state: waiting(),
    writes: (request) => proposalWrites(analyst(), request, 1, false),
  },
};

const given = (...writes: (Write | undefined)[]) => writes.filter((write) => write !== undefined);

describe('refused: an act on a request whose other part is there from before', () => {
  for (const [name, { state, writes }] of Object.entries(acts)) {
    test(`${name}, with its case file`, async () => {
      const request = await placeOpen(state);
      const { record, file, tracker, mail, audit } = writes(request);
      await commit({ db: admin }, given(file));
      await refused(commit(analyst(), given(record, tracker, mail, audit)));
      await refused(commit(analyst(), given(record, tracker, mail)));
      await refused(commit(analyst(), given(record, tracker)));
    });

    // A proposal on a pending request is one without the part that ends the question.
    if (name !== 'a proposal that ends a question')
      test(`${name}, with its request`, async () => {
        const request = await placeOpen(state);
        const { record, file, tracker, mail, audit } = writes(request);
        await commit({ db: admin }, given(record, tracker));
        await refused(commit(analyst(), given(file, mail, audit)));
        await refused(commit(analyst(), given(file, audit)));
        await refused(commit(analyst(), given(file)));
      });
  }
});

describe('refused: what belongs to a publication, long after it', () => {
  test(
    'the version of rates in force, and the end of a draft',
    alone(warcraft, async () => {
      const path = `tarifas/${warcraft.id}`;
      const stored = ratesDocument(warcraft, { version: 2, hours: 5 });
      await forgetRates(warcraft, 'rates');
      await place(path, stored, 'rates');
      await refused(commit(reviewer('rates'), [{ path: `${path}/versiones/2`, data: stored }]));
      await placeRates(warcraft, { version: 2, hours: 5 }, 'rates');
      const draft = `borradores/${warcraft.id}`;
      await place(draft, draftDocument(warcraft, analyst().uid), 'rates');
      await refused(commit(reviewer('rates'), [{ path: draft }]));
      await forgetRates(warcraft, 'rates');
    }),
  );

  test('the version of a loan’s terms in force, and the end of their draft', async () => {
    await forgetTerms('usual');
    const stored = termsDocument(2);
    await place(TERMS, stored);
    await refused(commit(reviewer(), [{ path: `${TERMS}/versiones/2`, data: stored }]));
    await place(TERMS_DRAFT, termsDraft(analyst().uid));
    await refused(commit(reviewer(), [{ path: TERMS_DRAFT }]));
    await forgetTerms('usual');
  });
});
