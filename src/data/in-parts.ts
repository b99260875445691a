/** The most values that one query can compare with a field. */
const MOST_VALUES = 30;

/** Splits a list into parts that are short enough, by default for one query. */
export function inParts<T>(values: readonly T[], most = MOST_VALUES): T[][] {
  const parts = Math.ceil(values.length / most);
  return Array.from({ length: parts }, (_, place) =>
    values.slice(place * most, (place + 1) * most),
  );
}
