/** The element that holds the messages shown before hydration. */
export const MESSAGES_ID = 'pre-hydration-messages';
