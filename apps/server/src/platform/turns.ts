import { setTimeout as sleep } from "node:timers/promises";

/** The work was not begun: too many wait, or nobody wants its result any longer. */
export class NoTurn extends Error {
  override readonly name = "NoTurn";
}

export interface TurnsOptions {
  /** Works that run together. */
  atOnce: number;
  /** Works that wait, of all names and of one. */
  maxWaiting: number;
  maxWaitingOfOne: number;
  /** Milliseconds at least between two beginnings. */
  interval?: number;
}

interface Waiting {
  isWanted: () => boolean;
  begin: () => void;
  refuse: () => void;
}

/** Works that share few places, one name's after another's in turn: who asks for much waits for himself only. */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;
  #beganAt = -Infinity;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** The work's result; `NoTurn` when too many wait, or when at its turn `isWanted` says that its callers are gone. */
  async run<T>(who: string, isWanted: () => boolean, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#wait(who, isWanted);
    else this.#running += 1;
    try {
      await this.#keepInterval();
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #wait(who: string, isWanted: () => boolean): Promise<void> {
    const { maxWaiting, maxWaitingOfOne } = this.#options;
    if (this.#waiting() >= maxWaiting || this.#lineOf(who).length >= maxWaitingOfOne) this.#dropUnwanted();
    const line = this.#lineOf(who);
    if (this.#waiting() >= maxWaiting || line.length >= maxWaitingOfOne) throw new NoTurn("too many wait");
    const turn = Promise.withResolvers<void>();
    const refuse = () => turn.reject(new NoTurn("nobody waits for it"));
    this.#lines.set(who, [...line, { isWanted, begin: turn.resolve, refuse }]);
    return turn.promise;
  }

  async #keepInterval(): Promise<void> {
    const { interval = 0 } = this.#options;
    const now = performance.now();
    const at = Math.max(now, this.#beganAt + interval);
    this.#beganAt = at;
    if (at > now) await sleep(at - now);
  }

  /** The place goes straight to the next one, so that nobody slips in between. */
  #passOn(): void {
    for (const [who, [next, ...rest]] of this.#lines) {
      // Whose turn it was goes to the end.
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

  #lineOf(who: string): Waiting[] {
    return this.#lines.get(who) ?? [];
  }

  #waiting(): number {
    return [...this.#lines.values()].reduce((total, line) => total + line.length, 0);
  }
}
