import { defineConfig } from 'vitest/config';

/** The tests that must notice a mutant of an act or of its policy. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{acts,domain/acts}/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
