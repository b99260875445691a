/** Passes when the rules refuse; any other failure, or none, is a failed test. */
export async function refused(attempt: Promise<unknown>): Promise<void> {
  const outcome = await attempt.then(
    () => 'was accepted',
    (error: unknown) => (isOverLimit(error) ? 'cost too many expressions' : codeOf(error)),
  );
  if (outcome !== 'permission-denied') throw new Error(`expected a refusal, but it ${outcome}`);
}

/** A refusal because of its cost does not show what the rules found wrong. */
function isOverLimit(error: unknown): boolean {
  return String(error).includes('maximum of 1000 expressions');
}

/** Passes when the rules accept, and returns the result. */
export async function accepted<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    throw new Error(`expected acceptance, but it failed: ${codeOf(error)}`, { cause: error });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/**
 * Runs an attempt whose outcome depends on the clock. One that fails after longer than the limit
 * says nothing about the rules, only that the machine was slow: it is set up and run again.
 */
export async function withinMilliseconds(
  limit: number,
  attempt: () => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const started = Date.now();
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() - started <= limit || tries === 20) throw error;
    }
  }
}
