import { expect, test } from 'vitest';
import { carryOutProcedure } from '../../functions/src/acts/procedure';
import { invited } from '../../functions/src/staff/people/invited';
import type { Answer } from '../../src/domain/acts/described';
import { staffProcedures } from '../../src/domain/acts/people/staff-procedures';
import { Invalid } from '../../src/domain/acts/shape';
import { mapDatabase } from '../support/acts/map-database';
import { INVITED_PROCEDURES, PROOF_PROCEDURES } from '../support/acts/procedures';
import { stage, tokenOf, visitorToken } from '../support/acts/stage';

/** The answer of a procedure whose work ends so. */
async function answerOf(name: keyof typeof staffProcedures, end: Answer<string, unknown>) {
  const procedures = { described: staffProcedures, admit: async () => async () => end };
  const asked = name === 'review' ? {} : { present: '', next: '' };
  const call = { name, asked, token: tokenOf('alba') };
  const database = mapDatabase(stage());
  return (await carryOutProcedure(procedures, database, call, undefined, Date.now())).answer;
}

const NOBODY = { people: [], review: null };

test('a procedure tells what its description says, also after a refusal', async () => {
  for (const end of [{ done: true }, { refused: 'changed' }] as const)
    expect(await answerOf('review', { ...end, told: NOBODY })).toEqual({ ...end, told: NOBODY });
});

test('and nothing else of what it knows', async () => {
  const told = { ...NOBODY, secret: 'x' };
  await expect(answerOf('review', { done: true, told })).rejects.toThrow(Invalid);
  expect(await answerOf('changePassword', { done: true, told })).toEqual({ done: true });
});

test('only the key of a link lets somebody without a session in, and only to use it', async () => {
  for (const { name, sample, say } of INVITED_PROCEDURES) {
    const { documents, asked } = sample();
    expect(await say(documents, name, asked, undefined)).toEqual({ done: true });
  }
  const database = mapDatabase(stage());
  for (const token of [undefined, tokenOf('alba')])
    expect(await invited.admit('enterByBank', token, database, new Date())).toBe(undefined);
});

test.each(PROOF_PROCEDURES)('$name is for visitors whose data was not erased', async (one) => {
  const { documents, asked, by } = one.sample();
  for (const token of [undefined, tokenOf('alba'), { ...visitorToken(by), staff: true }])
    expect(await one.say(documents, one.name, asked, token)).toEqual({ refused: 'denied' });
  expect(await one.say(documents, one.name, asked, by)).toEqual({ done: true });
  documents.set(`borradas/${by}`, { expira: new Date() });
  expect(await one.say(documents, one.name, asked, by)).toEqual({ refused: 'denied' });
});
