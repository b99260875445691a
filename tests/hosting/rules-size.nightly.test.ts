import { describe, expect, it } from 'vitest';
import { compiledSize } from '../../tools/deploy/compiled-size';
import { RULES_LIMITS } from '../../tools/deploy/rules-limits';

describe('the size of the rules', () => {
  it('stays under what a deployment accepts', { timeout: 180_000 }, async () => {
    const bytes = await compiledSize('firestore.rules');
    console.log(`firestore.rules: ${(bytes / 1024).toFixed(1)} KB compiled, limit 250 KB`);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(RULES_LIMITS.compiled.fail);
  });
});
