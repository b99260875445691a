import { expect, test } from 'vitest';
import type { AskedOf } from '../../src/domain/acts/described';
import { type VisitorActs, visitorActs } from '../../src/domain/acts/visitor/visitor-acts';
import { ASK_AGAIN_MINUTES } from '../../src/domain/request/petition';
import { newCode } from '../../src/domain/request/request-code';
import { copy as english } from '../../src/i18n/en';
import { copy as spanish } from '../../src/i18n/es';
import { addComplaints, otherComplaints } from '../support/acts/complaint-samples';
import type { Documents } from '../support/acts/map-database';
import { sayAsVisitor } from '../support/acts/stage';
import { addLink, VISITOR_SAMPLES } from '../support/acts/visitor-samples';

interface Refused<Name extends keyof VisitorActs> {
  readonly documents: Documents;
  readonly asked: AskedOf<VisitorActs, Name>;
  readonly by: string;
}

/** A case for every refusal that an act declares; the compiler asks for each. */
type Cases = {
  readonly [Name in keyof VisitorActs]: {
    readonly [Why in VisitorActs[Name]['refusals'][number]]: () => Refused<Name>;
  };
};

type Refusal = VisitorActs[keyof VisitorActs]['refusals'][number];

/** A sample in its first later state. */
function late<Name extends keyof VisitorActs>(name: Name): Refused<Name> {
  const sample = VISITOR_SAMPLES[name]();
  Object.values(sample.later)[0]?.(sample.documents);
  return sample;
}

const CASES: Cases = {
  withdraw: { conflict: () => late('withdraw') },
  answer: { conflict: () => late('answer') },
  correctEmail: {
    conflict: () => late('correctEmail'),
    same: () => {
      const sample = VISITOR_SAMPLES.correctEmail();
      const email = String(sample.documents.get('users/one')?.correo);
      return { ...sample, asked: { ...sample.asked, email } };
    },
  },
  endPromotions: { conflict: () => late('endPromotions') },
  addProof: {
    conflict: () => late('addProof'),
    'not-proven': () => {
      const sample = VISITOR_SAMPLES.addProof();
      sample.documents.delete('pruebas/one_roblox');
      return sample;
    },
  },
  fileComplaint: {
    conflict: () => late('fileComplaint'),
    limit: () => {
      const sample = VISITOR_SAMPLES.fileComplaint();
      addComplaints(sample.documents, otherComplaints(3));
      return sample;
    },
    'no-request': () => {
      const sample = VISITOR_SAMPLES.fileComplaint();
      return { ...sample, asked: { ...sample.asked, code: newCode() } };
    },
  },
  withdrawComplaint: { conflict: () => late('withdrawComplaint') },
  reconsider: { conflict: () => late('reconsider') },
  askForLink: {
    'too-soon': () => {
      const sample = VISITOR_SAMPLES.askForLink();
      const { code, kind } = sample.asked;
      addLink(sample.documents, code, kind, ASK_AGAIN_MINUTES - 1);
      return sample;
    },
    'no-request': () => {
      const sample = VISITOR_SAMPLES.askForLink();
      return { ...sample, asked: { ...sample.asked, code: newCode() } };
    },
  },
  withdrawByLink: { conflict: () => late('withdrawByLink') },
  reconsiderByLink: { conflict: () => late('reconsiderByLink') },
  unsubscribe: {
    'no-subscription': () => ({ ...VISITOR_SAMPLES.unsubscribe(), asked: { code: newCode() } }),
  },
};

const all = (Object.keys(visitorActs) as (keyof VisitorActs)[]).flatMap((name) =>
  Object.entries<() => Refused<typeof name>>(CASES[name]).map(
    ([why, made]) => [name, why, made] as const,
  ),
);

test.each(all)('%s is refused as %s, and nothing changes', async (name, why, made) => {
  const { documents, asked, by } = made();
  const before = new Map(documents);
  expect(await sayAsVisitor(documents, name, asked, by)).toEqual({ refused: why });
  expect(documents).toEqual(before);
});

/** What pages say of a refusal; the compiler asks for each. */
const WORDS: Readonly<Record<Refusal, (copy: typeof spanish) => string>> = {
  conflict: ({ status }) => status.conflict,
  same: ({ refusals }) => refusals.same,
  'not-proven': ({ refusals }) => refusals['not-proven'],
  limit: ({ complaint }) => complaint.limit,
  'no-request': ({ refusals }) => refusals['no-request'],
  'too-soon': ({ refusals }) => refusals['too-soon'],
  'no-subscription': ({ unsubscribe }) => unsubscribe.badText,
};

test.each(Object.entries(WORDS))('%s has its words in both languages', (_, words) => {
  const said = [spanish, english].map((copy) => words(copy as typeof spanish));
  for (const text of said) expect(text.length).toBeGreaterThan(10);
  expect(new Set(said).size).toBe(2);
});
