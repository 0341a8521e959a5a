import { setTimeout as sleep } from "node:timers/promises";
import { GeocoderFailed } from "./geocoder.ts";

/** Starts works one after another, at least `interval` milliseconds apart; a full queue fails at once. */
export class PacedQueue {
  readonly #interval: number;
  readonly #most: number;
  #last: Promise<unknown> = Promise.resolve();
  #startedAt = -Infinity;
  #waiting = 0;

  constructor({ interval, most }: { interval: number; most: number }) {
    this.#interval = interval;
    this.#most = most;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#most) throw new GeocoderFailed("too many lookups are waiting");
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#start(work));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #start<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting -= 1;
    const wait = this.#startedAt + this.#interval - performance.now();
    if (wait > 0) await sleep(wait);
    this.#startedAt = performance.now();
    return work();
  }
}
