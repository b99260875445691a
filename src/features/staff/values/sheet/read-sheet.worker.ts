import { readRows } from './read-rows';
import type { WorkerMessage } from './read-sheet';

/** The part of a worker's global scope that this file uses; the page's types lack it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ArrayBuffer>) => void) | null;
  postMessage(message: WorkerMessage): void;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = async ({ data }) => {
  scope.postMessage('reading');
  scope.postMessage(await readRows(data).catch(() => 'unreadable' as const));
};
