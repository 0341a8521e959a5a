import { type AdmissionRequest, rank, type Ticket } from "./ticket.ts";
import { Usage } from "./usage.ts";
import { Waiting } from "./waiting.ts";

export interface AdmissionLimits {
  /** Calls inside at a time. */
  places: number;
  /** Calls that wait for a place, at most. */
  queue: number;
  /** Orders of one brand that may wait regardless of the expected wait: a dozen guests at a time are no overload. */
  fewOrders: number;
  /** Calls that may wait regardless of the expected wait: a dozen guests whose pages send several calls in parallel. */
  fewCalls: number;
  /** Beyond `fewOrders`, an order that is expected to wait longer, milliseconds, is refused at once. */
  orderPatience: number;
  /** Beyond `fewCalls`, a read or quote that is expected to wait longer, milliseconds, is refused at once. */
  patience: number;
  /** A call that has waited so long, milliseconds, is refused. */
  longestWait: number;
}

export const defaultLimits: Omit<AdmissionLimits, "places"> = {
  queue: 160,
  fewOrders: 12,
  fewCalls: 96,
  orderPatience: 600,
  patience: 150,
  longestWait: 5_000,
};

/** What became of an ask; `pushedOut` had waited and is refused in its favour. */
export interface Verdict {
  ticket: Ticket;
  is: "inside" | "waiting" | "refused";
  pushedOut: Ticket | null;
}

/** Others who asked so long ago, milliseconds, count as being there. */
const LATELY = 1_000;
/** How much the newest stay weighs in the mean. */
const WEIGHT = 0.1;
/** A brand is busy from this mean number of places over the last second. */
const MUCH = 0.5;
/** Reads and quotes of all brands are busy from this mean number of places over the last second. */
const MUCH_CALM = 0.25;
/** While a busy brand waits, brands that use less than this fraction of its places go first. */
const LITTLE = 0.25;
/** A call that has been inside longer, milliseconds, blocks nobody: it waits for the database, not for the event loop. */
const LET_BY = 50;

/**
 * Decides which calls enter, which wait in the queue and which are refused.
 *
 * - Priority: orders, then quotes, then reads.
 * - Quotes and reads: a ninth of the places while orders come in, an eighteenth beside a steady flow of orders.
 * - One brand beside others: a third of the places, for its orders a ninth.
 * - One brand alone: all places. Its orders: a fifth, because more concurrent orders do not raise throughput
 *   (docs/decisions/0015), plus one place for each order that waits beyond `fewOrders`, up to a third.
 * - Short waits: reads while an order is inside, and a busy brand while a call of a quiet brand is inside.
 *
 * Pure: the time is an argument, and the gate carries out the decisions.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #inside = new Set<Ticket>();
  readonly #brands = new Usage();
  readonly #kinds = new Usage();
  readonly #waiting = new Waiting();
  /** Mean stay by urgency, milliseconds. */
  readonly #stay = { order: 0, quote: 0, read: 0 };
  #orderedAt = -Infinity;
  /** Who asked last, and the last one of another brand. */
  #last = { brand: "", at: -Infinity };
  #other = { brand: "", at: -Infinity };

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  get inside(): number {
    return this.#inside.size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get freePlaces(): number {
    return this.#limits.places - this.#inside.size;
  }

  /** When the first of those who wait has waited long enough; null when nobody waits. */
  get deadline(): number | null {
    const [first] = this.#waiting;
    return first ? first.askedAt + this.#limits.longestWait : null;
  }

  /** Asks for a place. */
  ask({ urgency, brand }: AdmissionRequest, now: number): Verdict {
    const ticket: Ticket = { urgency, brand, askedAt: now, enteredAt: null };
    this.#note(ticket, now);
    // Whoever waits lacks a place of his own kind or brand, so nobody is overtaken.
    if (this.#hasPlace(ticket, now)) {
      this.#enter(ticket, now);
      return { ticket, is: "inside", pushedOut: null };
    }
    const pushedOut = this.#roomFor(ticket, now);
    if (pushedOut === "none") return { ticket, is: "refused", pushedOut: null };
    if (pushedOut) this.#waiting.delete(pushedOut);
    this.#waiting.add(ticket);
    return { ticket, is: "waiting", pushedOut };
  }

  /** The ticket of a call that would be refused if it asked; null where it would not. */
  refuse({ urgency, brand }: AdmissionRequest, now: number): Ticket | null {
    const ticket: Ticket = { urgency, brand, askedAt: now, enteredAt: null };
    this.#note(ticket, now);
    return this.#hasPlace(ticket, now) || this.#roomFor(ticket, now) !== "none" ? null : ticket;
  }

  /** Frees a place, or goes out of the queue; false for a ticket that had no place. */
  leave(ticket: Ticket, now: number): boolean {
    if (this.#waiting.delete(ticket) || !this.#inside.delete(ticket)) return false;
    this.#count(ticket, -1, now);
    const stay = now - (ticket.enteredAt ?? now);
    const mean = this.#stay[ticket.urgency];
    this.#stay[ticket.urgency] = mean === 0 ? stay : mean + WEIGHT * (stay - mean);
    return true;
  }

  /** Who of those who wait goes in now, the most urgent first, of those the brand with the fewest places. */
  next(now: number): Ticket | null {
    let best: Ticket | null = null;
    for (const ticket of this.#waiting) {
      if ((best === null || this.#goesBefore(ticket, best)) && this.#hasPlace(ticket, now)) best = ticket;
    }
    if (!best) return null;
    this.#waiting.delete(best);
    this.#enter(best, now);
    return best;
  }

  /** Refuses those who have waited long enough. */
  expire(now: number): Ticket[] {
    const late = [...this.#waiting].filter(({ askedAt }) => askedAt + this.#limits.longestWait <= now);
    for (const ticket of late) this.#waiting.delete(ticket);
    return late;
  }

  /** Room in the queue: who has to go out of it for this one, null where there is a free place. */
  #roomFor(ticket: Ticket, now: number): Ticket | "none" | null {
    if (!this.#mayWait(ticket, now)) return "none";
    return this.#waiting.size < this.#limits.queue ? null : (this.#lessWorthy(ticket) ?? "none");
  }

  /** Whether a ticket may join the queue: few calls wait, or the expected wait is within its patience. */
  #mayWait(ticket: Ticket, now: number): boolean {
    const { fewOrders, fewCalls, orderPatience, patience } = this.#limits;
    const expected = this.#expectedWait(ticket, now);
    if (ticket.urgency !== "order") return this.#waiting.size < fewCalls || expected <= patience;
    return this.#ordersInLine(ticket.brand) < fewOrders || expected <= orderPatience;
  }

  #note({ urgency, brand }: Ticket, now: number): void {
    if (urgency === "order") this.#orderedAt = now;
    if (brand !== this.#last.brand) this.#other = this.#last;
    this.#last = { brand, at: now };
  }

  #enter(ticket: Ticket, now: number): void {
    ticket.enteredAt = now;
    this.#inside.add(ticket);
    this.#count(ticket, 1, now);
  }

  #count({ brand, urgency }: Ticket, by: 1 | -1, now: number): void {
    this.#brands.change(brand, by, now);
    this.#kinds.change(urgency === "order" ? "order" : "calm", by, now);
  }

  #hasPlace(ticket: Ticket, now: number): boolean {
    const { brand, urgency } = ticket;
    return (
      this.#inside.size < this.#limits.places &&
      this.#brands.now(brand) < this.#placesOf(ticket, now) &&
      (urgency === "order" || this.#kinds.now("calm") < this.#calmPlaces(now)) &&
      !this.#letsBy(ticket, now)
    );
  }

  #part(of: number): number {
    return Math.ceil(this.#limits.places / of);
  }

  /** How many a ticket's brand may have inside. */
  #placesOf({ urgency, brand }: Ticket, now: number): number {
    if (this.#isBesideOthers(brand, now)) return this.#part(urgency === "order" ? 9 : 3);
    if (urgency !== "order") return this.#limits.places;
    const beyondFew = Math.max(0, this.#ordersInLine(brand) - this.#limits.fewOrders);
    return Math.min(this.#part(3), this.#part(5) + beyondFew);
  }

  #ordersInLine(brand: string): number {
    return this.#waiting.of(brand)[0];
  }

  /** Whether another brand sent a call recently. */
  #isBesideOthers(brand: string, now: number): boolean {
    const others = this.#last.brand === brand ? this.#other : this.#last;
    return now - others.at < LATELY;
  }

  /** Maximum concurrent calls that are not orders: one at a time during a steady flow of orders. */
  #calmPlaces(now: number): number {
    if (now - this.#orderedAt >= LATELY) return this.#limits.places;
    return this.#part(this.#kinds.mean("order", now) < MUCH ? 9 : 18);
  }

  /**
   * Whether a ticket waits while another is inside: for a busy brand, a call of a quiet brand, and for busy reads and
   * quotes, an order. It cannot starve a caller: calls that wait lower their own mean, until they count as quiet.
   */
  #letsBy({ brand, urgency }: Ticket, now: number): boolean {
    const own = this.#brands.mean(brand, now);
    const calm = urgency === "order" ? 0 : this.#kinds.mean("calm", now);
    if (own < MUCH && calm < MUCH_CALM) return false;
    for (const other of this.#inside) {
      if (now - (other.enteredAt ?? now) >= LET_BY) continue;
      if (calm >= MUCH_CALM && other.urgency === "order") return true;
      if (own < MUCH || other.brand === brand) continue;
      if (this.#brands.mean(other.brand, now) < own * LITTLE) return true;
    }
    return false;
  }

  /** The stays of all who go before it, spread over the places that they share with it. */
  #expectedWait(ticket: Ticket, now: number): number {
    const { brand, urgency } = ticket;
    const isOrder = urgency === "order";
    const stays = ([orders, quotes, reads]: readonly [number, number, number]) =>
      this.#stay[urgency] +
      orders * this.#stay.order +
      (isOrder ? 0 : quotes * this.#stay.quote) +
      (urgency === "read" ? reads * this.#stay.read : 0);
    const [, quotes, reads] = this.#waiting.counts;
    return Math.max(
      stays(this.#waiting.counts) / this.#limits.places,
      stays(this.#waiting.of(brand)) / this.#placesOf(ticket, now),
      isOrder ? 0 : stays([0, quotes, reads]) / this.#calmPlaces(now),
    );
  }

  #goesBefore(one: Ticket, other: Ticket): boolean {
    if (one.urgency !== other.urgency) return rank[one.urgency] < rank[other.urgency];
    return this.#brands.now(one.brand) < this.#brands.now(other.brand);
  }

  /** In a full queue: the newest of the least urgent, or of the brand that has most of the queue. */
  #lessWorthy(ticket: Ticket): Ticket | null {
    const ofBrand = (brand: string) => this.#waiting.of(brand).reduce((total, count) => total + count, 0);
    const own = ofBrand(ticket.brand);
    let worst: Ticket | null = null;
    for (const other of this.#waiting) {
      const isCalmer = rank[other.urgency] > rank[ticket.urgency];
      const isGreedier = other.urgency === ticket.urgency && ofBrand(other.brand) > own + 1;
      if (!isCalmer && !isGreedier) continue;
      if (worst === null || rank[other.urgency] >= rank[worst.urgency]) worst = other;
    }
    return worst;
  }
}
