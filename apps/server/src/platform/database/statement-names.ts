import { createHash } from "node:crypto";

/**
 * Maximum number of statement names. The server sends about two hundred statements, and each name costs every connection
 * the memory of its plan.
 */
const MAX_STATEMENT_NAMES = 500;
/** Maximum number of stored statement texts that were seen once, to recognize a second use. */
const MAX_STATEMENT_TEXTS_SEEN_ONCE = 1_000;

/**
 * Assigns names to statements that are sent repeatedly, so that a connection parses and plans each only once. A
 * statement text gets its name the second time it is sent. Names are never removed, because connections have prepared
 * them. Beyond the maximum, further texts have no name.
 */
export class StatementNames {
  readonly #prefix: string;
  readonly #most: number;
  readonly #names = new Map<string, string>();
  readonly #once = new Set<string>();

  /** Statements whose names share a prefix run with one database role, because a plan depends on the policies of the role. */
  constructor(prefix: string, most = MAX_STATEMENT_NAMES) {
    this.#prefix = prefix;
    this.#most = most;
  }

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= this.#most) return name;
    if (!this.#once.has(text)) {
      if (this.#once.size >= MAX_STATEMENT_TEXTS_SEEN_ONCE) this.#once.clear();
      this.#once.add(text);
      return undefined;
    }
    this.#once.delete(text);
    const made = `${this.#prefix}_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
    this.#names.set(text, made);
    return made;
  }
}
