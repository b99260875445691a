import { describe, test } from 'vitest';
import {
  type AnyWrites,
  decisionWrites,
  placeOpen,
  proposalWrites,
  questionWrites,
  type StoredRequest,
  writesOf,
} from '../../support/rules/rules-acts';
import {
  analyst,
  claimData,
  claimWrites,
  IDLE_ROLES,
  placeClaim,
  reviewer,
} from '../../support/rules/rules-cases';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { type Person, staff } from '../../support/rules/rules-people';
import { commit } from '../../support/rules/rules-records';

const acts: Record<string, (who: Person, request: StoredRequest) => AnyWrites> = {
  'an approval': (who, request) => decisionWrites(who, request),
  'a decline': (who, request) => decisionWrites(who, request, 'deudas'),
  'a question': (who, request) => questionWrites(who, request),
  'a proposal': (who, request) => proposalWrites(who, request),
};

for (const [name, writes] of Object.entries(acts)) {
  describe(name, () => {
    const act = (who: Person, request: StoredRequest) =>
      commit(who, writesOf(writes(who, request)));

    test('is refused while somebody else has the request', async () => {
      const request = await placeOpen();
      await placeClaim(request.uid, reviewer().uid, 5);
      await refused(act(analyst(), request));
      await accepted(act(reviewer(), request));
    });

    test('is refused in the batch that takes the request over, the first time and later', async () => {
      const who = analyst();
      for (const times of [1, 2]) {
        const request = await placeOpen();
        await placeClaim(request.uid, reviewer().uid, 5, times);
        const claim = { ...claimData(who, times + 1), motivo: 'Está de vacaciones' };
        const takeOver = claimWrites(who, request.uid, claim);
        await refused(commit(who, [...takeOver, ...writesOf(writes(who, request))]));
        await accepted(commit(who, takeOver));
        await accepted(act(who, request));
      }
    });

    test('is for the member who has it, had it last, or finds it free', async () => {
      for (const [author, minutes] of [
        [analyst().uid, 5],
        [reviewer().uid, -1],
      ] as const) {
        const request = await placeOpen();
        await placeClaim(request.uid, author, minutes);
        await accepted(act(analyst(), request));
      }
      await accepted(act(analyst(), await placeOpen()));
    });

    test('is refused for a member who may only look', async () => {
      for (const roles of IDLE_ROLES) await refused(act(staff({ roles }), await placeOpen()));
    });
  });
}
