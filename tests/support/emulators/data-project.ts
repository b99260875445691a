/**
 * The project of the emulators that the tests of the backend share. Each worker has its own, because
 * a test clears it; the emulator compiles the rules of a project for a second.
 */
export const PROJECT = `demo-data-${process.env.VITEST_POOL_ID ?? 1}`;
