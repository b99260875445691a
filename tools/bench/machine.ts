import { setTimeout } from 'node:timers/promises';
import { median } from './statistics';
import type { Row } from './table';

/** Up to here, × its fastest, the machine counts as quiet. */
const QUIET = 1.15;
const PATIENCE_MS = 5000;
const PAUSE_MS = 250;
/** A measurement that somebody disturbs is made so often at most. */
const MOST_TRIES = 3;

/** Looks before the first measurement: one alone could fall into a moment that is not quiet. */
const FIRST_LOOKS = 20;
const TIMES = 20;
const STEPS = 4_000_000;

/** What this run has seen of its machine: milliseconds of the same work. */
let fastest = Number.POSITIVE_INFINITY;
const seen: number[] = [];

/** Sums that do not wait for each other: whoever shares the core takes a third of their speed. */
function work(): number {
  let a = 1;
  let b = 2;
  let c = 3;
  let d = 4;
  for (let step = 0; step < STEPS; step++) {
    a = (a + step) | 0;
    b = (b ^ step) | 0;
    c = (c + a) | 0;
    d = (d ^ b) | 0;
  }
  return a + b + c + d;
}

function timeWork(): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function look(): number {
  const now = median(Array.from({ length: TIMES }, timeWork));
  fastest = Math.min(fastest, now);
  return now;
}

const isQuiet = (time: number) => time <= QUIET * fastest;

async function quietMoment(): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let now = look(); ; now = look()) {
    if (isQuiet(now) || performance.now() > deadline) return now;
    await setTimeout(PAUSE_MS);
  }
}

/** What the others are compared with. */
async function findFastest(): Promise<void> {
  for (let looks = 0; looks < FIRST_LOOKS; looks++) {
    look();
    await setTimeout(PAUSE_MS);
  }
}

/** One measurement, and the same work right before and after it. */
interface Measured<T> {
  readonly result: T;
  readonly around: readonly number[];
}

async function measureFromQuietMoment<T>(measure: () => Promise<T>): Promise<Measured<T>> {
  if (fastest === Number.POSITIVE_INFINITY) await findFastest();
  const before = await quietMoment();
  const result = await measure();
  // What was just closed is still being put away.
  await setTimeout(PAUSE_MS);
  return { result, around: [before, look()] };
}

/** Measures from a quiet moment on, or after five seconds without one, and notes how quiet it was. */
export async function quietly<T>(measure: () => Promise<T>): Promise<T> {
  const { result, around } = await measureFromQuietMoment(measure);
  seen.push(...around);
  return result;
}

/**
 * The same for what can be made again: unless it was quiet before and after, it is, up to three
 * times in all. What it says is not asked. Noted is the one that counts.
 */
export async function quietlyAgain<T>(measure: () => Promise<T>): Promise<T> {
  let last = await measureFromQuietMoment(measure);
  for (let tries = 1; tries < MOST_TRIES && !last.around.every(isQuiet); tries++)
    last = await measureFromQuietMoment(measure);
  seen.push(...last.around);
  return last.result;
}

/** How quiet the machine was around each measurement that counts; none where there was none. */
export function machineRows(): Row[] {
  if (seen.length === 0) return [];
  return [
    {
      what: 'this machine: the same work around each measurement, × its fastest',
      measured: median(seen),
      digits: 2,
      unit: 'ms',
      ratio: median(seen) / fastest,
    },
    {
      what: `this machine: quiet (at most ${QUIET} × its fastest)`,
      measured: (100 * seen.filter(isQuiet).length) / seen.length,
      unit: '%',
    },
  ];
}
