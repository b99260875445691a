import { describe, expect, it } from 'vitest';
import { benchPages } from '../../tools/bench/goals';
import { scriptBytes } from '../../tools/bench/weigh';
import { DIST } from '../../tools/support/local-project';

describe('bytes in brotli before a page answers', () => {
  for (const page of benchPages) {
    const scriptKb = page.allowanceKb ?? page.goals.scriptKb;

    it(`${page.name}: scripts within ${scriptKb} KB`, () => {
      expect(Math.round(scriptBytes(DIST, page) / 100) / 10).toBeLessThanOrEqual(scriptKb);
    });
  }
});
