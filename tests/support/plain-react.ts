import * as React from 'react';

// React records where every element was written, to say so in warnings, which takes a fifth of the
// time. A warning fails a test all the same, and still names its component.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, { recentlyCreatedOwnerStacks: number }>;
if (!internals) throw new Error('React keeps its records elsewhere.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
});
Reflect.deleteProperty(console, 'createTask');
