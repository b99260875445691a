import type { Cell } from './cells';
import { readCells } from './read-cells';

/** The part of a worker's global scope that this file uses; the page's types lack it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ArrayBuffer>) => void) | null;
  postMessage(rows: readonly (readonly Cell[])[] | 'unreadable'): void;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage(readCells(data));
  } catch {
    scope.postMessage('unreadable');
  }
};
