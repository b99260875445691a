import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { Failure } from '../support/failure';

const SAMPLE_MS = 100;

interface ProcessInfo {
  readonly type: string;
  readonly id: number;
}

async function renderers(context: BrowserContext): Promise<number[]> {
  const browser = context.browser();
  if (browser === null) throw new Failure('This browser does not tell its processes.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
    processInfo: readonly ProcessInfo[];
  };
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Bytes that belong to a process alone, 0 once it is gone (Linux). */
function ownMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Follows the memory of the largest page's process, in which its workers live too. The returned
 * function ends that and tells the peak above the beginning, and the whole peak, in bytes.
 */
export async function watchMemory(
  context: BrowserContext,
): Promise<() => { readonly grown: number; readonly peak: number }> {
  const pids = await renderers(context);
  const [pid = 0] = pids.sort((a, b) => ownMemory(b) - ownMemory(a));
  const first = ownMemory(pid);
  let peak = first;
  const timer = setInterval(() => {
    peak = Math.max(peak, ownMemory(pid));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return { grown: peak - first, peak };
  };
}
