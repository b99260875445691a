const two = (number: number) => String(number).padStart(2, '0');

/** A day of this machine as `2026-11-23`, which a date field takes. */
export function dayText(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Midnight of such a day on this machine; undefined for an empty or unfinished text. */
export function dayOf(text: string): Date | undefined {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  return found ? new Date(Number(found[1]), Number(found[2]) - 1, Number(found[3])) : undefined;
}
