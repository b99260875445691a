import { expect, test } from '@playwright/test';
import { benchPages } from '../../../tools/bench/goals';
import { weigh } from '../../../tools/bench/weigh';
import { DIST } from '../../../tools/support/local-project';

// A browser test, because only these have a built site.
test.describe('bytes in brotli before a page answers', () => {
  for (const page of benchPages) {
    const scriptKb = page.allowanceKb ?? page.goals.scriptKb;

    test(`${page.name}: scripts within ${scriptKb} KB`, () => {
      expect(weigh(DIST, page).scriptBytes / 1000).toBeLessThanOrEqual(scriptKb);
    });
  }
});
