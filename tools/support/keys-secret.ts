import { LOCAL_KEYS_SECRET } from '../../functions/src/triggers/keys/local-secret';
import { realGoogle } from '../deploy/google';
import { Failure } from './failure';

/** The secret of the keys of a project, or of the running emulators. */
export async function keysSecret(project: string | undefined): Promise<string> {
  if (project === undefined) return LOCAL_KEYS_SECRET;
  const version = `projects/${project}/secrets/KEYS_SECRET/versions/latest`;
  const { status, body } = await realGoogle(project).ask(
    'GET',
    `https://secretmanager.googleapis.com/v1/${version}:access`,
  );
  const { payload } = (body ?? {}) as { payload?: { data?: string } };
  if (status !== 200 || !payload?.data)
    throw new Failure(
      'The secret KEYS_SECRET cannot be read. Your account needs the role "Secret Manager Secret Accessor".',
    );
  return Buffer.from(payload.data, 'base64').toString();
}
