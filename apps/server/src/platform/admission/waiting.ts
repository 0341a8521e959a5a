import { urgencyRank, type AdmissionTicket } from "./ticket.ts";

type WaitingCounts = [orders: number, quotes: number, reads: number];

const ZERO_WAITING_COUNTS: Readonly<WaitingCounts> = [0, 0, 0];

/** Waiting tickets in order of arrival. Counted by urgency and brand, so that a refusal need not iterate over them. */
export class WaitingTickets {
  readonly #tickets = new Set<AdmissionTicket>();
  readonly #counts: WaitingCounts = [0, 0, 0];
  readonly #byBrand = new Map<string, WaitingCounts>();

  get size(): number {
    return this.#tickets.size;
  }

  [Symbol.iterator](): Iterator<AdmissionTicket> {
    return this.#tickets.values();
  }

  /** Number of waiting tickets by urgency. */
  get counts(): Readonly<WaitingCounts> {
    return this.#counts;
  }

  of(brand: string): Readonly<WaitingCounts> {
    return this.#byBrand.get(brand) ?? ZERO_WAITING_COUNTS;
  }

  add(ticket: AdmissionTicket): void {
    this.#tickets.add(ticket);
    const own = this.#byBrand.get(ticket.brand) ?? [0, 0, 0];
    this.#byBrand.set(ticket.brand, own);
    own[urgencyRank[ticket.urgency]] += 1;
    this.#counts[urgencyRank[ticket.urgency]] += 1;
  }

  /** Removes a ticket. Returns false if the ticket was not in the queue. */
  delete(ticket: AdmissionTicket): boolean {
    if (!this.#tickets.delete(ticket)) return false;
    this.#counts[urgencyRank[ticket.urgency]] -= 1;
    const own = this.#byBrand.get(ticket.brand);
    if (own) own[urgencyRank[ticket.urgency]] -= 1;
    if (own?.every((count) => count === 0)) this.#byBrand.delete(ticket.brand);
    return true;
  }
}
