/** How long after a mailed link the same can be asked again, in minutes. */
export const ASK_AGAIN_MINUTES = 10;
