import { describe, expect, it } from 'vitest';
import { rollBack } from '../../../tools/deploy/rollback';
import { messageOf } from '../../../tools/deploy/steps';
import { fakeGoogle, PROJECT } from './fake-google';

const RELEASES = '/sites/banco-levelup/channels/live/releases';

const hostingRelease = (name: string, message?: string, status = 'FINALIZED') => ({
  version: { name: `sites/banco-levelup/versions/${name}`, status },
  ...(message && { message }),
  releaseTime: `2026-11-2${name}T10:00:00Z`,
});

async function rollBackWith(releases: readonly object[]) {
  const answers = { [RELEASES]: { status: 200, body: { releases } } };
  const { google, log } = fakeGoogle({ answers });
  const said: string[] = [];
  const error = await rollBack(PROJECT, google, (words) => void said.push(words)).then(
    () => undefined,
    (failure: Error) => failure.message,
  );
  return { log, said, error };
}

const BEFORE = messageOf('0123456789abcdef', `projects/${PROJECT}/rulesets/rules-1`);

describe('putting the release before back', () => {
  it('puts back its site, then its rules', async () => {
    const { log, said } = await rollBackWith([
      hostingRelease('3', messageOf('fedcba', 'projects/p/rulesets/rules-2')),
      hostingRelease('2', 'deleted', 'DELETED'),
      hostingRelease('1', BEFORE),
    ]);
    const version = 'sites/banco-levelup/versions/1';
    const name = `projects/${PROJECT}/releases/cloud.firestore`;
    expect(log).toEqual([
      `POST /v1beta1${RELEASES}?versionName=${version} ${JSON.stringify({ type: 'ROLLBACK', message: BEFORE })}`,
      `PATCH /v1/${name} ${JSON.stringify({ release: { name, rulesetName: `projects/${PROJECT}/rulesets/rules-1` } })}`,
    ]);
    expect(said).toEqual([
      'Putting the site of 012345678 back…',
      'Putting its rules back…',
      'Done: https://banco-levelup.web.app. Functions and indexes stay; they serve both releases.',
      'Open pages go on with the newer site until they are loaded anew.',
    ]);
  });

  it('leaves the rules if the release does not name them', async () => {
    const { log, said } = await rollBackWith([hostingRelease('2'), hostingRelease('1')]);
    expect(log).toHaveLength(1);
    expect(said).toContain(
      'That release does not say which rules it had. The rules stay as they are.',
    );
  });

  it('changes nothing if there is no release before', async () => {
    const { log, error } = await rollBackWith([hostingRelease('1', BEFORE)]);
    expect(log).toEqual([]);
    expect(error).toBe('There is no release before this one. Nothing was changed.');
  });
});
