import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../local-project';

const NAME = 'LEVELUP_EMULATORS';
const POLL_MS = 200;

/** A process that a run of this checkout started, directly or indirectly. */
export interface OwnedProcess {
  readonly pid: number;
  /** The process of the run, which may have ended. */
  readonly owner: number;
  readonly command: string;
}

/**
 * The environment variable that marks the processes of a run. Every child process inherits it, so
 * it is recognised even if the processes between have ended.
 */
export function markOf(owner: number): Record<string, string> {
  return { [NAME]: `${owner}@${ROOT}` };
}

/** The owner of this process's run, or undefined if the process is not marked. */
export function markedOwner(): number | undefined {
  const mark = process.env[NAME];
  return mark === undefined ? undefined : Number.parseInt(mark, 10);
}

/** The output of `ps` with these options; empty if there is no such program. */
function ps(...options: readonly string[]): string {
  try {
    const { PATH } = process.env;
    // Runs without the mark, so that it does not list itself.
    return execFileSync('ps', options, { encoding: 'utf8', env: { PATH }, maxBuffer: 2 ** 26 });
  } catch {
    return '';
  }
}

/** The running processes of this checkout's runs, except this one. */
export function ownedProcesses(): OwnedProcess[] {
  return ps('axeww', '-o', 'pid=,args=')
    .split('\n')
    .flatMap((line) => {
      const [, pid = '', command = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
      const [mark, owner = ''] = new RegExp(` ${NAME}=(\\d+)@`).exec(command) ?? [];
      if (mark === undefined || Number(pid) === process.pid) return [];
      const after = command.slice(command.indexOf(mark) + mark.length);
      if (after !== ROOT && !after.startsWith(`${ROOT} `)) return [];
      return [{ pid: Number(pid), owner: Number(owner), command }];
    });
}

/** Whether the owner of this process is still running; its number may have been reused. */
export function isRunning(owner: number): boolean {
  return ps('-p', String(owner), '-o', 'args=').includes('tools/');
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** Ends the processes that a run left behind; resolves once they have ended. */
export async function endProcessesOf(owner: number): Promise<void> {
  const left = () => ownedProcesses().filter((each) => each.owner === owner);
  for (let found = left(); found.length > 0; found = left()) {
    for (const { pid } of found) kill(pid);
    await pause(POLL_MS);
  }
}
