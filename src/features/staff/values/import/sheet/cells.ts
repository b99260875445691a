/** The most rows that are read; a file with more is not a list of games. */
export const MOST_ROWS = 200;

/** A cell of a sheet as its file holds it; undefined where it is empty. */
export type Cell = string | number | boolean | undefined;
