import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Clock } from '../../src/data/firebase/connection/clock';
import { hideSilentDatabase } from '../../src/data/firebase/connection/silent-database';

type Answer = 'success' | 'error' | 'nothing';

const before = Object.getOwnPropertyDescriptor(window, 'indexedDB');

/** A browser whose databases answer so, those with other names at once. */
function withDatabases(answers: Readonly<Record<string, Answer>>) {
  const closed: string[] = [];
  const open = (name: string) => {
    const request = { result: { close: () => closed.push(name) } } as unknown as IDBOpenDBRequest;
    const answer = answers[name] ?? 'success';
    const happen = { success: 'onsuccess', error: 'onerror', nothing: undefined } as const;
    queueMicrotask(() => {
      const handler = happen[answer];
      if (handler) request[handler]?.(new Event(answer));
    });
    return request;
  };
  Object.defineProperty(window, 'indexedDB', { value: { open }, configurable: true });
  return closed;
}

let waiting: (() => void)[] = [];
const clock: Pick<Clock, 'after'> = {
  after: (_, run) => {
    waiting.push(run);
    return () => {
      waiting = waiting.filter((other) => other !== run);
    };
  },
};

beforeEach(() => {
  waiting = [];
});

afterEach(() => {
  if (before) Object.defineProperty(window, 'indexedDB', before);
  else Reflect.deleteProperty(window, 'indexedDB');
});

it.each([
  ['opens', 'success'],
  ['refuses', 'error'],
] as const)('a database that %s stays', async (_, answer) => {
  const closed = withDatabases({ firebaseLocalStorageDb: answer });
  await hideSilentDatabase(clock);
  expect(indexedDB).toBeDefined();
  expect(closed).toContain('firebase-heartbeat-database');
  expect(waiting).toEqual([]);
});

it('a browser that blocks its databases keeps its own answer', async () => {
  Object.defineProperty(window, 'indexedDB', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await hideSilentDatabase(clock);
  expect(() => indexedDB).toThrow('denied');
});

it.each(['firebaseLocalStorageDb', 'firebase-heartbeat-database'])(
  '%s is hidden once it has not answered in time',
  async (name) => {
    withDatabases({ [name]: 'nothing' });
    const hidden = hideSilentDatabase(clock);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(indexedDB).toBeDefined();
    waiting[0]?.();
    await hidden;
    expect(indexedDB).toBeUndefined();
  },
);
