/** `npm run media`: draws everything, in order of dependency. */
await import('./font');
await import('./icons');
await import('./site');
await import('./videos');

export {};
