/**
 * A Content-Security-Policy with sources added to some of its directives, for example the hashes of
 * inline scripts. A directive that the policy lacks is an error: adding it would override
 * default-src.
 */
export function extendPolicy(
  policy: string,
  added: Readonly<Record<string, readonly string[]>>,
): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  for (const [name, sources] of Object.entries(added)) {
    const at = directives.findIndex((directive) => directive.split(' ')[0] === name);
    if (at === -1) throw new Error(`The policy has no ${name}`);
    directives[at] = [directives[at], ...sources].join(' ');
  }
  return directives.join('; ');
}
