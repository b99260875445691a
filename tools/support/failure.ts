/** A failure explained by one line; commands print it without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** Runs a command; a failure becomes one line (anything else its stack) and exit code 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
