import type { FunctionsManifest } from './functions-manifest';

/**
 * The lines for functions/.env.ID that give every setting without a value its default. Without a
 * terminal, firebase-tools refuses missing settings, even those with a default.
 */
export function usualSettings(
  { params }: FunctionsManifest,
  settings: Readonly<Record<string, string | undefined>>,
): string {
  const missing = params.filter(
    ({ name, type, default: usual }) =>
      type !== 'secret' && usual !== undefined && settings[name] === undefined,
  );
  return missing.map(({ name, default: usual }) => `\n${name}=${usual}`).join('');
}
