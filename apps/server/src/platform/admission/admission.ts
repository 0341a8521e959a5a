import { type AdmissionRequest, urgencyRank, type AdmissionTicket } from "./ticket.ts";
import { SlotUsage } from "./usage.ts";
import { WaitingTickets } from "./waiting.ts";

export interface AdmissionLimits {
  /** Maximum number of concurrent calls. */
  places: number;
  /** Maximum number of calls that wait for a concurrency slot. */
  queue: number;
  /**
   * Number of orders of one brand that may wait, however long the expected wait is. A dozen guests at a time are no
   * overload.
   */
  fewOrders: number;
  /** Number of calls that may wait, however long the expected wait is. The pages of a dozen guests send several calls each. */
  fewCalls: number;
  /** Maximum expected wait of an order beyond `fewOrders`, in milliseconds. If longer, the order is refused. */
  orderPatience: number;
  /** Maximum expected wait of a read or quote beyond `fewCalls`, in milliseconds. If longer, the call is refused. */
  patience: number;
  /** Maximum time in the queue, in milliseconds. A call that waits longer is refused. */
  longestWait: number;
}

export const defaultAdmissionLimits: Omit<AdmissionLimits, "places"> = {
  queue: 160,
  fewOrders: 12,
  fewCalls: 96,
  orderPatience: 600,
  patience: 150,
  longestWait: 5_000,
};

/** Result of a request for a concurrency slot. `pushedOut` is a waiting call that is refused to make room for the new one. */
export interface AdmissionVerdict {
  ticket: AdmissionTicket;
  is: "inside" | "waiting" | "refused";
  pushedOut: AdmissionTicket | null;
}

/** Time in milliseconds for which a brand or an order counts as active after its last call. */
const ACTIVE_AFTER_CALL_MS = 1_000;
/** Weight of the newest call in the moving mean of the time for which a call occupies its slot. */
const NEWEST_CALL_DURATION_WEIGHT = 0.1;
/**
 * A brand is busy if it uses at least this mean number of slots over the last second. Also the limit of a steady flow
 * of orders.
 */
const BUSY_BRAND_MEAN_SLOTS = 0.5;
/** Reads and quotes are busy if those of all brands use at least this mean number of slots over the last second. */
const BUSY_READS_MEAN_SLOTS = 0.25;
/**
 * A busy brand waits for the admitted calls of any brand whose mean number of slots is below this fraction of the busy
 * brand's mean.
 */
const LOW_USAGE_FRACTION = 0.25;
/** Time in milliseconds. A call admitted longer ago delays no other call: it waits for the database, not for the event loop. */
const DATABASE_WAIT_THRESHOLD_MS = 50;

/**
 * Admission control under load: decides which API calls run at once, wait in the queue, or are refused with 503.
 *
 * - Priority: orders, then quotes, then reads.
 * - Quotes and reads: at most a ninth of the slots while there are orders, an eighteenth during a steady flow of
 *   orders.
 * - One of several active brands: at most a third of the slots, and a ninth for its orders.
 * - The only active brand: all slots. Its orders: at most a fifth, because more concurrent orders do not raise
 *   throughput (docs/decisions/0015), plus one slot for each order that waits beyond `fewOrders`, up to a third.
 * - Short waits: busy quotes and reads wait for an admitted order. A busy brand waits for an admitted call of a much
 *   less busy brand.
 *
 * The class is pure: the time is an argument, and `AdmissionGate` executes the decisions.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #inside = new Set<AdmissionTicket>();
  readonly #brands = new SlotUsage();
  readonly #kinds = new SlotUsage();
  readonly #waiting = new WaitingTickets();
  /** Mean time for which a call occupies its concurrency slot, by urgency, in milliseconds. */
  readonly #stay = { order: 0, quote: 0, read: 0 };
  #orderedAt = -Infinity;
  /** Brand and time of the last call, and of the last call of another brand. */
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

  /** Time at which the first waiting call reaches its timeout. Null if no call waits. */
  get deadline(): number | null {
    const [first] = this.#waiting;
    return first ? first.askedAt + this.#limits.longestWait : null;
  }

  /** Requests a concurrency slot for a call. */
  ask({ urgency, brand }: AdmissionRequest, now: number): AdmissionVerdict {
    const ticket: AdmissionTicket = { urgency, brand, askedAt: now, enteredAt: null };
    this.#note(ticket, now);
    // The call is admitted at once if a slot is free. It overtakes no waiting call, because waiting calls wait for a slot
    // of their own urgency or brand.
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

  /** Frees the slot of a ticket or removes the ticket from the queue. Returns false for a ticket that had no slot. */
  leave(ticket: AdmissionTicket, now: number): boolean {
    if (this.#waiting.delete(ticket) || !this.#inside.delete(ticket)) return false;
    this.#count(ticket, -1, now);
    const stay = now - (ticket.enteredAt ?? now);
    const mean = this.#stay[ticket.urgency];
    this.#stay[ticket.urgency] = mean === 0 ? stay : mean + NEWEST_CALL_DURATION_WEIGHT * (stay - mean);
    return true;
  }

  /** Returns the next waiting ticket to admit: the most urgent, then that of the brand with the fewest slots. */
  next(now: number): AdmissionTicket | null {
    let best: AdmissionTicket | null = null;
    for (const ticket of this.#waiting) {
      if ((best === null || this.#goesBefore(ticket, best)) && this.#hasPlace(ticket, now)) best = ticket;
    }
    if (!best) return null;
    this.#waiting.delete(best);
    this.#enter(best, now);
    return best;
  }

  /** Removes and returns the tickets that have reached the queue timeout. */
  expire(now: number): AdmissionTicket[] {
    const late = [...this.#waiting].filter(({ askedAt }) => askedAt + this.#limits.longestWait <= now);
    for (const ticket of late) this.#waiting.delete(ticket);
    return late;
  }

  /** Returns the ticket to remove from the queue for this ticket. Null if there is room, "none" if this ticket is refused. */
  #roomFor(ticket: AdmissionTicket, now: number): AdmissionTicket | "none" | null {
    if (!this.#mayWait(ticket, now)) return "none";
    return this.#waiting.size < this.#limits.queue ? null : (this.#lessWorthy(ticket) ?? "none");
  }

  /**
   * Whether a ticket may join the queue: few calls wait (for an order: few orders of its brand), or the expected wait
   * is short.
   */
  #mayWait(ticket: AdmissionTicket, now: number): boolean {
    const { fewOrders, fewCalls, orderPatience, patience } = this.#limits;
    const expected = this.#expectedWait(ticket, now);
    if (ticket.urgency !== "order") return this.#waiting.size < fewCalls || expected <= patience;
    return this.#ordersInLine(ticket.brand) < fewOrders || expected <= orderPatience;
  }

  #note({ urgency, brand }: AdmissionTicket, now: number): void {
    if (urgency === "order") this.#orderedAt = now;
    if (brand !== this.#last.brand) this.#other = this.#last;
    this.#last = { brand, at: now };
  }

  #enter(ticket: AdmissionTicket, now: number): void {
    ticket.enteredAt = now;
    this.#inside.add(ticket);
    this.#count(ticket, 1, now);
  }

  #count({ brand, urgency }: AdmissionTicket, by: 1 | -1, now: number): void {
    this.#brands.change(brand, by, now);
    this.#kinds.change(urgency === "order" ? "order" : "calm", by, now);
  }

  #hasPlace(ticket: AdmissionTicket, now: number): boolean {
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

  /** Maximum number of concurrent calls of the ticket's brand. */
  #placesOf({ urgency, brand }: AdmissionTicket, now: number): number {
    if (this.#isBesideOthers(brand, now)) return this.#part(urgency === "order" ? 9 : 3);
    if (urgency !== "order") return this.#limits.places;
    const beyondFew = Math.max(0, this.#ordersInLine(brand) - this.#limits.fewOrders);
    return Math.min(this.#part(3), this.#part(5) + beyondFew);
  }

  #ordersInLine(brand: string): number {
    return this.#waiting.of(brand)[0];
  }

  /** Returns whether another brand sent a call recently. */
  #isBesideOthers(brand: string, now: number): boolean {
    const others = this.#last.brand === brand ? this.#other : this.#last;
    return now - others.at < ACTIVE_AFTER_CALL_MS;
  }

  /** Maximum number of concurrent quotes and reads: fewer while there are orders, fewest during a steady flow of orders. */
  #calmPlaces(now: number): number {
    if (now - this.#orderedAt >= ACTIVE_AFTER_CALL_MS) return this.#limits.places;
    return this.#part(this.#kinds.mean("order", now) < BUSY_BRAND_MEAN_SLOTS ? 9 : 18);
  }

  /**
   * Returns whether a ticket waits because of an admitted call: busy quotes and reads wait for an order, and a busy
   * brand waits for a call of a much less busy brand. No brand starves: while its calls wait, its mean falls until the
   * brand no longer counts as busy.
   */
  #letsBy({ brand, urgency }: AdmissionTicket, now: number): boolean {
    const own = this.#brands.mean(brand, now);
    const calm = urgency === "order" ? 0 : this.#kinds.mean("calm", now);
    if (own < BUSY_BRAND_MEAN_SLOTS && calm < BUSY_READS_MEAN_SLOTS) return false;
    for (const other of this.#inside) {
      if (now - (other.enteredAt ?? now) >= DATABASE_WAIT_THRESHOLD_MS) continue;
      if (calm >= BUSY_READS_MEAN_SLOTS && other.urgency === "order") return true;
      if (own < BUSY_BRAND_MEAN_SLOTS || other.brand === brand) continue;
      if (this.#brands.mean(other.brand, now) < own * LOW_USAGE_FRACTION) return true;
    }
    return false;
  }

  /**
   * Expected wait in milliseconds: the mean times of all calls before the ticket, divided by the slots that they share
   * with the ticket.
   */
  #expectedWait(ticket: AdmissionTicket, now: number): number {
    const { brand, urgency } = ticket;
    const isOrder = urgency === "order";
    const sumExpectedStays = ([orders, quotes, reads]: readonly [number, number, number]) =>
      this.#stay[urgency] +
      orders * this.#stay.order +
      (isOrder ? 0 : quotes * this.#stay.quote) +
      (urgency === "read" ? reads * this.#stay.read : 0);
    const [, quotes, reads] = this.#waiting.counts;
    return Math.max(
      sumExpectedStays(this.#waiting.counts) / this.#limits.places,
      sumExpectedStays(this.#waiting.of(brand)) / this.#placesOf(ticket, now),
      isOrder ? 0 : sumExpectedStays([0, quotes, reads]) / this.#calmPlaces(now),
    );
  }

  #goesBefore(one: AdmissionTicket, other: AdmissionTicket): boolean {
    if (one.urgency !== other.urgency) return urgencyRank[one.urgency] < urgencyRank[other.urgency];
    return this.#brands.now(one.brand) < this.#brands.now(other.brand);
  }

  /**
   * Returns the ticket to remove from a full queue for the given ticket: the newest of the lowest urgency. It must be
   * less urgent than the given one, or equally urgent and of a brand with at least two more waiting calls than its own.
   * Null if there is none.
   */
  #lessWorthy(ticket: AdmissionTicket): AdmissionTicket | null {
    const countWaitingOfBrand = (brand: string) =>
      this.#waiting.of(brand).reduce((total, count) => total + count, 0);
    const own = countWaitingOfBrand(ticket.brand);
    let worst: AdmissionTicket | null = null;
    for (const other of this.#waiting) {
      const isCalmer = urgencyRank[other.urgency] > urgencyRank[ticket.urgency];
      const isGreedier = other.urgency === ticket.urgency && countWaitingOfBrand(other.brand) > own + 1;
      if (!isCalmer && !isGreedier) continue;
      if (worst === null || urgencyRank[other.urgency] >= urgencyRank[worst.urgency]) worst = other;
    }
    return worst;
  }
}
