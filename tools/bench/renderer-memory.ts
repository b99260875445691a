import { readFileSync } from 'node:fs';

const SAMPLE_MS = 100;

/** Bytes that belong to a process alone, 0 once it is gone (Linux). */
export function ownMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Follows a process's memory; the returned function ends that and tells the peak in bytes. */
export function watchMemory(pid: number): () => number {
  let peak = ownMemory(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, ownMemory(pid));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
