/** Time constant of the moving mean, in milliseconds. */
const MOVING_MEAN_TIME_CONSTANT_MS = 1_000;

/** Number that changes over time, with its moving mean over about the last second. */
class CountWithMovingMean {
  now = 0;
  #mean = 0;
  #at = -Infinity;

  mean(at: number): number {
    return this.now + (this.#mean - this.now) * Math.exp((this.#at - at) / MOVING_MEAN_TIME_CONSTANT_MS);
  }

  change(by: number, at: number): void {
    this.#mean = this.mean(at);
    this.#at = at;
    this.now += by;
  }
}

/** A brand or urgency without calls is deleted once its mean is below this value. */
const NEGLIGIBLE_MEAN_SLOTS = 0.01;
/** Number of brands and urgencies beyond which idle ones are deleted. Deletes again at twice the remaining number. */
const USAGE_CLEANUP_THRESHOLD = 1_000;

/** Number of concurrency slots that each brand or urgency uses: now, and as a mean over the last second. */
export class SlotUsage {
  readonly #counts = new Map<string, CountWithMovingMean>();
  #most = USAGE_CLEANUP_THRESHOLD;

  now(name: string): number {
    return this.#counts.get(name)?.now ?? 0;
  }

  mean(name: string, at: number): number {
    return this.#counts.get(name)?.mean(at) ?? 0;
  }

  change(name: string, by: number, at: number): void {
    const count = this.#counts.get(name) ?? new CountWithMovingMean();
    count.change(by, at);
    this.#counts.set(name, count);
    if (this.#counts.size > this.#most) this.#dropIdle(at);
  }

  #dropIdle(at: number): void {
    for (const [name, count] of this.#counts)
      if (count.now === 0 && count.mean(at) < NEGLIGIBLE_MEAN_SLOTS) this.#counts.delete(name);
    this.#most = Math.max(USAGE_CLEANUP_THRESHOLD, 2 * this.#counts.size);
  }
}
