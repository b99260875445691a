import { check } from '../../../tools/deploy/check';
import { lineOf } from '../../../tools/deploy/findings';
import type { Answer } from '../../../tools/deploy/google';
import type { Release } from '../../../tools/deploy/release';
import { fakeGoogle, refusal, release } from './fake-google';

/** Answers of Google other than the healthy ones, by a part of the address. */
export type Answers = Record<string, Answer>;

/** An answer with this body. */
export const answer = (body: unknown): Answer => ({ status: 200, body });
/** Google's answer about something that does not exist. */
export const nothing = refusal(404, 'Not found', 'NOT_FOUND');

/** The lines of a check about anything that is not well. */
export async function problems(
  answers: Answers = {},
  changes: Partial<Release> = {},
  mayDelete = false,
) {
  const { google } = fakeGoogle({ answers });
  const findings = await check(release(changes), google, mayDelete);
  return findings
    .filter(({ level, text }) => level !== 'ok' && !text.startsWith('Cannot be asked'))
    .map(lineOf);
}

/** The settings of a release without some of them. */
export const settingsWithout = (...names: string[]) =>
  Object.fromEntries(Object.entries(release().settings).filter(([name]) => !names.includes(name)));
