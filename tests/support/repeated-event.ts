const TRIES = 5;

/**
 * Calls a function as the platform does for an event: again if it fails. The emulator ends some of
 * the transactions that meet, where Firestore lets them wait.
 */
export async function repeated<T>(call: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isEnded = error instanceof Error && error.message.includes('Transaction is invalid');
    if (!isEnded || tries === 1) throw error;
    return repeated(call, tries - 1);
  }
}
