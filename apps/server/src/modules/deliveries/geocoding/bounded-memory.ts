/** A cache with a time limit per entry, in milliseconds. Evicts the least recently used entry. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>();
  readonly #most: number;
  readonly #life: number;

  constructor({ most, life }: { most: number; life: number }) {
    this.#most = most;
    this.#life = life;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.until < performance.now()) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: performance.now() + this.#life });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }
}
