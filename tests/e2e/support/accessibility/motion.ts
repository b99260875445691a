/** For tests about what moves; the others ask for reduced motion, as playwright.config.ts says. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
