/** `npm run media`: everything that is drawn, in the order in which one needs the other. */
await import('./font');
await import('./icons');
await import('./site');
await import('./videos');

export {};
