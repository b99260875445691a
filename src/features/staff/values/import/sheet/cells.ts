/** A cell of a sheet as its file holds it; undefined if it is empty. */
export type Cell = string | number | boolean | undefined;

/** Why a file is not read to its end. */
export type OverLimit = 'too-large-unpacked' | 'too-many-columns';
