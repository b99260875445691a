import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { ROOT } from '../../tools/support/local-project';

afterEach(() => vi.unstubAllEnvs());

/** What a build makes of the settings, with these in its environment. */
async function builtWith(settings: Readonly<Record<string, string | undefined>>): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const made = await build({
    configFile: false,
    envDir: join(ROOT, 'tests'),
    root: ROOT,
    mode: 'production',
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: join(ROOT, 'src/config/env.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return (made as Rolldown.RolldownOutput).output
    .map((part) => (part.type === 'chunk' ? part.code : ''))
    .join('\n');
}

it('a build for a real project holds the settings that the site reads, and nothing of the emulators', async () => {
  const code = await builtWith({
    VITE_FIREBASE_PROJECT_ID: 'banco-real',
    VITE_FIREBASE_API_KEY: 'key-of-the-site',
    VITE_FIREBASE_AUTH_DOMAIN: 'banco-real.firebaseapp.com',
    VITE_FIREBASE_APP_ID: 'app-of-the-site',
    VITE_NOBODY_READS_IT: 'never-published',
    VITE_PORT_OFFSET: undefined,
  });
  for (const word of ['banco-real', 'key-of-the-site', 'app-of-the-site'])
    expect(code).toContain(word);
  for (const word of ['VITE_', 'BASE_URL', 'never-published', '127.0.0.1', '9099', 'demo-'])
    expect(code).not.toContain(word);
});

it('a build without a project speaks to the emulators', async () => {
  const code = await builtWith({ VITE_FIREBASE_PROJECT_ID: undefined, VITE_PORT_OFFSET: '100' });
  for (const word of ['demo-levelup', '127.0.0.1']) expect(code).toContain(word);
  expect(code).not.toContain('VITE_');
});
