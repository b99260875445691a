import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Admin, createAdmin } from './emulator-admin';
import { clearFaults, requireMetFaults } from './emulator-faults';

/**
 * The project of the emulators that the tests of the backend share. Each worker has its own, because
 * a test clears it; the emulator compiles the rules of a project for a second.
 */
export const PROJECT = `demo-data-${process.env.VITEST_POOL_ID ?? 1}`;

/** Prepares the project for a file of tests: each begins without documents and planned faults. */
export function dataProject(): Admin {
  const admin = createAdmin(PROJECT);
  beforeAll(() => admin.loadRules());
  beforeEach(clearFaults);
  afterEach(async () => {
    try {
      requireMetFaults();
    } finally {
      clearFaults();
      await admin.clear();
    }
  });
  afterAll(() => admin.close());
  return admin;
}
