import type { FunctionsManifest } from './functions-manifest';

/**
 * The lines for functions/.env.ID that give every setting without a value its usual one. Without a
 * terminal firebase-tools refuses settings that stand nowhere, those with a usual value too.
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
