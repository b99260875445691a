import { useEffect, useRef, useState } from 'react';
import styles from './count-up.module.css';

interface Props {
  readonly name: string;
  /** The exact amount that is shown in the end. */
  readonly value: number;
  readonly format: (amount: number) => string;
  /** How much the shown amount rises or falls in a second. */
  readonly risePerSecond: number;
  readonly fallPerSecond: number;
  /** However far it is, the exact amount stands after this time. */
  readonly limitMs: number;
}

/**
 * A figure that runs to its value. It writes to the page frame by frame without React, jumps if the
 * visitor prefers no motion, and is silent for assistive technology: say the final value elsewhere,
 * once.
 */
export function CountUp({ name, value, format, risePerSecond, fallPerSecond, limitMs }: Props) {
  const output = useRef<HTMLOutputElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const room = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  const [first] = useState(() => format(value));

  useEffect(() => {
    const show = (amount: number) => {
      shown.current = amount;
      if (output.current) output.current.textContent = format(Math.round(amount));
    };
    const from = shown.current;
    if (from === value) return;
    // The box is as wide as the longer figure from the start, so that nothing moves on the way.
    // `--characters` lets the CSS fit the type size to that width.
    const [start, end] = [format(Math.round(from)), format(value)];
    const jumps = value === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const widest = jumps || end.length >= start.length ? end : start;
    if (room.current) room.current.textContent = widest;
    box.current?.style.setProperty('--characters', String(widest.length));
    if (jumps) return show(value);

    const rate = value > from ? risePerSecond : fallPerSecond;
    const duration = Math.min(limitMs, (1000 * Math.abs(value - from)) / rate);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, now - began) / duration);
      show(from + (value - from) * part);
      frame = requestAnimationFrame(step);
    });
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // A timer ends it: a tab in the background draws no frames.
    const timer = setTimeout(() => {
      stop();
      show(value);
    }, duration);
    return stop;
  }, [value, format, risePerSecond, fallPerSecond, limitMs]);

  return (
    <span ref={box} className={styles.countUp}>
      <span ref={room} className={styles.room} aria-hidden="true">
        {first}
      </span>
      <output ref={output} name={name} className={styles.figure} aria-live="off">
        {first}
      </output>
    </span>
  );
}
