import type { ChangeEvent } from 'react';

/** As the fields write a number. */
const GROUPED = /^(0|[1-9]\d{0,2}(,\d{3})*)$/;

/**
 * What was typed into a field that groups its digits, without the commas that it wrote itself:
 * `50,000` and one more `0` are no `50,0000`. A pasted text brings its own.
 */
export function typedText(
  { target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
): string {
  const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
  if (isPasted || !GROUPED.test(before)) return value;
  let [start, end] = [0, 0];
  while (start < value.length && value[start] === before[start]) start += 1;
  while (end < value.length - start && value.at(-1 - end) === before.at(-1 - end)) end += 1;
  const added = value.slice(start, value.length - end);
  return /^\d*$/.test(added) ? value.replaceAll(',', '') : value;
}
