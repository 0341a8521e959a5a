/** How far back a mean reaches, milliseconds. */
const MEMORY = 1_000;

/** A number that goes up and down, and its mean over the last second or so. */
class Count {
  now = 0;
  #mean = 0;
  #at = -Infinity;

  mean(at: number): number {
    return this.now + (this.#mean - this.now) * Math.exp((this.#at - at) / MEMORY);
  }

  change(by: number, at: number): void {
    this.#mean = this.mean(at);
    this.#at = at;
    this.now += by;
  }
}

/** Means below it are nothing. */
const NOTHING = 0.01;
/** So many names are kept before those that are idle are forgotten, and again when there are twice as many. */
const MANY_NAMES = 1_000;

/** How many places each name has, now and in the mean of the last second. */
export class Usage {
  readonly #counts = new Map<string, Count>();
  #most = MANY_NAMES;

  now(name: string): number {
    return this.#counts.get(name)?.now ?? 0;
  }

  mean(name: string, at: number): number {
    return this.#counts.get(name)?.mean(at) ?? 0;
  }

  change(name: string, by: number, at: number): void {
    const count = this.#counts.get(name) ?? new Count();
    count.change(by, at);
    this.#counts.set(name, count);
    if (this.#counts.size > this.#most) this.#dropIdle(at);
  }

  #dropIdle(at: number): void {
    for (const [name, count] of this.#counts)
      if (count.now === 0 && count.mean(at) < NOTHING) this.#counts.delete(name);
    this.#most = Math.max(MANY_NAMES, 2 * this.#counts.size);
  }
}
