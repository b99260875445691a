import type { BackendError } from '../../src/data/errors';
import { isMap } from '../../src/records/fields';

/** The calls of a backend in memory, which a test counts and makes fail or wait. */
export interface ControlledCalls<Call extends string> {
  /** Makes a call: waits while it is held, then fails as told or does its work. */
  answer<T>(call: Call, given: readonly unknown[], work: () => T | Promise<T>): Promise<T>;
  /** The arguments of each call made so far. */
  made(call: Call): readonly (readonly unknown[])[];
  /** Makes a call fail from now on; if first arguments are given, only with these. */
  fail(call: Call, error: BackendError, firstArguments?: readonly string[]): void;
  /** Makes a call work again. */
  recover(call: Call): void;
  /** Lets a call wait from now on, until the returned function is called. */
  hold(call: Call): () => void;
}

interface Failure {
  readonly error: BackendError;
  readonly only: readonly string[];
}

/** What is given, by its id if it has one. */
const nameOf = (given: unknown) => String(isMap(given) && 'id' in given ? given.id : given);

/** Calls that work at once until a test says otherwise. */
export function createControlledCalls<Call extends string>(): ControlledCalls<Call> {
  const calls = new Map<Call, (readonly unknown[])[]>();
  const failures = new Map<Call, Failure>();
  const gates = new Map<Call, Promise<void>>();

  return {
    async answer(call, given, work) {
      calls.set(call, [...(calls.get(call) ?? []), given]);
      await gates.get(call);
      const failure = failures.get(call);
      const isMeant = failure?.only.length === 0 || failure?.only.includes(nameOf(given[0]));
      if (failure && isMeant) throw failure.error;
      return work();
    },
    made: (call) => calls.get(call) ?? [],
    fail: (call, error, only = []) => void failures.set(call, { error, only }),
    recover: (call) => void failures.delete(call),
    hold(call) {
      let open = () => {};
      gates.set(
        call,
        new Promise<void>((resolve) => {
          open = resolve;
        }),
      );
      return () => {
        gates.delete(call);
        open();
      };
    },
  };
}
