import { setTimeout as sleep } from "node:timers/promises";

/** Error of a task that was not started: too many callers wait, or no caller needs the result any more. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

export interface WorkQueueOptions {
  /** Maximum number of concurrent tasks. */
  atOnce: number;
  /** Maximum number of waiting tasks, in total and per name. */
  maxWaiting: number;
  maxWaitingOfOne: number;
  /** Minimum time between two starts, in milliseconds. */
  interval?: number;
}

interface WaitingTask {
  isWanted: () => boolean;
  begin: () => void;
  refuse: () => void;
}

/** Limits concurrent tasks, round-robin by name, so that many tasks of one name do not delay others. */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #lines = new Map<string, WaitingTask[]>();
  #running = 0;
  #beganAt = -Infinity;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** Runs a task. Throws `QueueFullError` if too many wait, or if `isWanted` returns false when it would start. */
  async run<T>(owner: string, isWanted: () => boolean, work: () => Promise<T>): Promise<T> {
    if (!isWanted()) throw new QueueFullError("nobody waits for it");
    if (this.#running >= this.#options.atOnce) await this.#wait(owner, isWanted);
    else this.#running += 1;
    try {
      await this.#keepInterval();
      return await work();
    } finally {
      this.#startNext();
    }
  }

  #wait(owner: string, isWanted: () => boolean): Promise<void> {
    const { maxWaiting, maxWaitingOfOne } = this.#options;
    if (this.#waiting() >= maxWaiting || this.#lineOf(owner).length >= maxWaitingOfOne) this.#dropUnwanted();
    const line = this.#lineOf(owner);
    if (this.#waiting() >= maxWaiting || line.length >= maxWaitingOfOne)
      throw new QueueFullError("too many wait");
    const turn = Promise.withResolvers<void>();
    const rejectTurn = () => turn.reject(new QueueFullError("nobody waits for it"));
    this.#lines.set(owner, [...line, { isWanted, begin: turn.resolve, refuse: rejectTurn }]);
    return turn.promise;
  }

  async #keepInterval(): Promise<void> {
    const { interval = 0 } = this.#options;
    const now = performance.now();
    const at = Math.max(now, this.#beganAt + interval);
    this.#beganAt = at;
    if (at > now) await sleep(at - now);
  }

  /** Starts the next waiting task when a task has ended. Tasks that are added later cannot start before it. */
  #startNext(): void {
    for (const [who, [next, ...rest]] of this.#lines) {
      // The name moves behind all other names, so that the names take turns.
      this.#lines.delete(who);
      if (rest.length > 0) this.#lines.set(who, rest);
      if (next?.isWanted()) return next.begin();
      next?.refuse();
    }
    this.#running -= 1;
  }

  #dropUnwanted(): void {
    for (const [who, line] of this.#lines) {
      for (const one of line) if (!one.isWanted()) one.refuse();
      const left = line.filter((one) => one.isWanted());
      if (left.length > 0) this.#lines.set(who, left);
      else this.#lines.delete(who);
    }
  }

  #lineOf(owner: string): WaitingTask[] {
    return this.#lines.get(owner) ?? [];
  }

  #waiting(): number {
    return [...this.#lines.values()].reduce((total, line) => total + line.length, 0);
  }
}
