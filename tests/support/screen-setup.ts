import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { keepSent } from '../../src/data/kept/sent-request';

// Whether an element is hidden takes most of the time of a query by role. The browser tests see to it.
// What a test waits for may take seconds on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

beforeEach(() => {
  // The same as in index.html.
  document.documentElement.lang = 'es';
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  keepSent(undefined);
});
