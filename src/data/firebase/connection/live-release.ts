/** Whether the live site is of another release than this one; false where that cannot be told. */
export async function isOutdated(release: string): Promise<boolean> {
  try {
    const answer = await fetch('/release.json', { cache: 'no-store' });
    const { commit } = (await answer.json()) as { commit?: unknown };
    return typeof commit === 'string' && !commit.startsWith(release);
  } catch {
    return false;
  }
}
