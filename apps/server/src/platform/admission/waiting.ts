import { rank, type Ticket } from "./ticket.ts";

type WaitingCounts = [orders: number, quotes: number, reads: number];

const none: Readonly<WaitingCounts> = [0, 0, 0];

/** Waiting tickets in order of arrival. They are counted so that a refusal need not iterate over them. */
export class Waiting {
  readonly #tickets = new Set<Ticket>();
  readonly #counts: WaitingCounts = [0, 0, 0];
  readonly #byBrand = new Map<string, WaitingCounts>();

  get size(): number {
    return this.#tickets.size;
  }

  [Symbol.iterator](): Iterator<Ticket> {
    return this.#tickets.values();
  }

  /** Number of waiting tickets by urgency. */
  get counts(): Readonly<WaitingCounts> {
    return this.#counts;
  }

  of(brand: string): Readonly<WaitingCounts> {
    return this.#byBrand.get(brand) ?? none;
  }

  add(ticket: Ticket): void {
    this.#tickets.add(ticket);
    const own = this.#byBrand.get(ticket.brand) ?? [0, 0, 0];
    this.#byBrand.set(ticket.brand, own);
    own[rank[ticket.urgency]] += 1;
    this.#counts[rank[ticket.urgency]] += 1;
  }

  /** Removes a ticket. Returns false if the ticket was not in the queue. */
  delete(ticket: Ticket): boolean {
    if (!this.#tickets.delete(ticket)) return false;
    this.#counts[rank[ticket.urgency]] -= 1;
    const own = this.#byBrand.get(ticket.brand);
    if (own) own[rank[ticket.urgency]] -= 1;
    if (own?.every((count) => count === 0)) this.#byBrand.delete(ticket.brand);
    return true;
  }
}
