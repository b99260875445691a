import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { keepSent } from '../../src/browser/sent-request';
import { forgetTyped } from '../../src/browser/typed';
import { forgetKept } from '../../src/features/staff/session/kept';

// Whether an element is hidden takes most of the time of a query by role. The browser tests see to it.
// What a test waits for may take seconds on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

const { asyncWrapper } = getConfig();
// Kept, because some tests replace it with a clock of their own.
const { setImmediate } = globalThis;

// React runs effects after a change. On a busy machine, a test could look at the focus in between.
configure({
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      const result = await work();
      await new Promise((resolve) => setImmediate(resolve));
      return result;
    }),
});

beforeEach(() => {
  // The same as in index.html.
  document.documentElement.lang = 'es';
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  forgetKept();
  forgetTyped();
  keepSent(undefined);
});
