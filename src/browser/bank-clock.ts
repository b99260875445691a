/** How long the bank's time is waited for, in milliseconds, before the device's own counts. */
const PATIENCE_MS = 2_000;

/** A difference that whole seconds and the way of an answer explain, in milliseconds. */
const SLACK_MS = 2_000;

/** The bank's time, and what the device's two clocks showed when it was heard. */
interface Heard {
  readonly bank: number;
  readonly device: number;
  /** A clock that nobody can set, but that may stand still while the device sleeps. */
  readonly steady: number;
}

let heard: Heard | undefined;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

function note(bank: number) {
  heard = { bank, device: Date.now(), steady: performance.now() };
  for (const listener of listeners) listener();
}

/** Takes the bank's time, in milliseconds since 1970, from whatever tells it. */
export function hearBankTime(told: number): void {
  const device = Date.now();
  note(Math.abs(told - device) > SLACK_MS ? told : device);
}

/** The time that an answer of the site tells; undefined if none comes. */
async function toldBySite(): Promise<number | undefined> {
  if (navigator.onLine === false) return undefined;
  // A new address each time, so that nothing on the way answers in the site's place.
  const { headers } = await fetch(`/release.json?${Date.now()}`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return undefined;
  // A cache that answers all the same gives its age, whether it keeps the date or sets its own.
  const aged = date + Number(headers.get('age')) * 1000;
  const off = (told: number) => Math.abs(told - Date.now());
  return off(aged) < off(date) ? aged : date;
}

function ask(): Promise<void> {
  asking ??= toldBySite()
    .catch(() => undefined)
    .then((told) => {
      if (told !== undefined) hearBankTime(told);
      // The device slept, as far as anybody can tell, and its own clock went on.
      else if (heard) note(heard.bank + Date.now() - heard.device);
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Whether the device slept or its clock was set since the bank's time was heard. */
const isDoubtful = ({ device, steady }: Heard) =>
  Math.abs(Date.now() - device - (performance.now() - steady)) > SLACK_MS;

/** Asks the site for the bank's time, unless it is known. Resolves in any case, soon. */
export async function learnBankTime(): Promise<void> {
  if (!heard || isDoubtful(heard)) await ask();
}

/**
 * The bank's time in whole milliseconds since 1970; the device's own until the bank's is known. After the
 * device slept or its clock was set, the site is asked again.
 */
export function bankTime(): number {
  if (!heard) return Date.now();
  if (isDoubtful(heard)) void ask();
  // Whole: it goes into keys of records.
  return Math.floor(heard.bank + performance.now() - heard.steady);
}

/** The bank's time as a date. */
export function bankNow(): Date {
  return new Date(bankTime());
}

/** Calls `listener` whenever the bank's time is heard, until the returned function is called. */
export function onBankTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
