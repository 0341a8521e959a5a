import type { Urgency } from "@dasturxon/contract/endpoint";

/** What is asked for a place; `brand` is empty where the call belongs to none. */
export interface AdmissionRequest {
  urgency: Exclude<Urgency, "vital">;
  brand: string;
}

/** One call's stay: asked, perhaps waiting, inside until it leaves. Times are milliseconds of any one clock. */
export interface Ticket extends AdmissionRequest {
  askedAt: number;
  enteredAt: number | null;
}

export interface AdmissionLimits {
  /** Calls inside at a time. */
  places: number;
  /** Calls that wait for a place, at most. */
  queue: number;
  /** How long a call waits, milliseconds; one that would wait longer is refused at once. */
  patience: number;
}

/** What became of an ask; `pushedOut` had waited and is refused in its favour. */
export interface Verdict {
  ticket: Ticket;
  is: "inside" | "waiting" | "refused";
  pushedOut: Ticket | null;
}

/** A number of places, how many are taken, and whose stays empty them. */
interface Bound {
  places: number;
  taken: number;
  concerns: (other: Ticket) => boolean;
}

const rank = { order: 0, quote: 1, read: 2 } as const;
/** Others who asked so long ago, milliseconds, count as being there. */
const LATELY = 1_000;
/** How much the newest stay weighs in the mean. */
const WEIGHT = 0.1;
/** Expected waits are guesses: a call is let into the queue with this part of the patience. */
const MARGIN = 0.6;

/**
 * Decides who is inside, who waits and who is refused. Placing goes before quoting, quoting before reading; while
 * orders come in, the others share a sixth of the places. A brand's calls have at most a third of them while another
 * asks; its orders a third always, as more side by side place fewer (docs/decisions/0015), and a sixth while another
 * asks. It knows no clock and no promise: the time is an argument, and what it says is done by the gate.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #inside = new Tally();
  readonly #waiting = new Set<Ticket>();
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
    return this.#inside.all;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** When the first of those who wait has waited long enough; null when nobody waits. */
  get deadline(): number | null {
    const [first] = this.#waiting;
    return first ? first.askedAt + this.#limits.patience : null;
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
    if (this.#expectedWait(ticket, now) > this.#limits.patience * MARGIN)
      return { ticket, is: "refused", pushedOut: null };
    const pushedOut = this.#waiting.size < this.#limits.queue ? null : this.#lessWorthy(ticket);
    if (this.#waiting.size >= this.#limits.queue && !pushedOut)
      return { ticket, is: "refused", pushedOut: null };
    if (pushedOut) this.#waiting.delete(pushedOut);
    this.#waiting.add(ticket);
    return { ticket, is: "waiting", pushedOut };
  }

  /** Frees a place; a ticket that is not inside changes nothing. */
  leave(ticket: Ticket, now: number): void {
    if (!this.#inside.remove(ticket)) return;
    const stay = now - (ticket.enteredAt ?? now);
    const mean = this.#stay[ticket.urgency];
    this.#stay[ticket.urgency] = mean === 0 ? stay : mean + WEIGHT * (stay - mean);
  }

  /** Who of those who wait goes in now, the most urgent first, of those the brand with the fewest places. */
  next(now: number): Ticket | null {
    let best: Ticket | null = null;
    for (const ticket of this.#waiting) {
      if (this.#hasPlace(ticket, now) && (best === null || this.#goesBefore(ticket, best))) best = ticket;
    }
    if (!best) return null;
    this.#waiting.delete(best);
    this.#enter(best, now);
    return best;
  }

  /** Refuses those who have waited long enough. */
  expire(now: number): Ticket[] {
    const late = [...this.#waiting].filter(({ askedAt }) => askedAt + this.#limits.patience <= now);
    for (const ticket of late) this.#waiting.delete(ticket);
    return late;
  }

  #note({ urgency, brand }: Ticket, now: number): void {
    if (urgency === "order") this.#orderedAt = now;
    if (brand !== this.#last.brand) this.#other = this.#last;
    this.#last = { brand, at: now };
  }

  #enter(ticket: Ticket, now: number): void {
    ticket.enteredAt = now;
    this.#inside.add(ticket);
  }

  #hasPlace(ticket: Ticket, now: number): boolean {
    return this.#bounds(ticket, now).every(({ taken, places }) => taken < places);
  }

  /** Every limit that a ticket is under, and whom else it concerns. */
  #bounds({ urgency, brand }: AdmissionRequest, now: number): Bound[] {
    const { all, calm } = this.#inside;
    const part = (of: number) => Math.ceil(this.#limits.places / of);
    const bounds: Bound[] = [{ places: this.#limits.places, taken: all, concerns: () => true }];
    const others = this.#last.brand === brand ? this.#other : this.#last;
    const isBesideOthers = now - others.at < LATELY;
    if (urgency === "order" || isBesideOthers) {
      const taken = this.#inside.of(brand);
      const places = part(urgency === "order" && isBesideOthers ? 6 : 3);
      bounds.push({ places, taken, concerns: (other) => other.brand === brand });
    }
    if (now - this.#orderedAt < LATELY && urgency !== "order")
      bounds.push({ places: part(6), taken: calm, concerns: (other) => other.urgency !== "order" });
    return bounds;
  }

  /** The stays of all who go before it, spread over the places that they share with it. */
  #expectedWait(ticket: Ticket, now: number): number {
    const ahead = [...this.#waiting].filter(({ urgency }) => rank[urgency] <= rank[ticket.urgency]);
    const waits = this.#bounds(ticket, now).map(({ places, concerns }) => {
      const stays = ahead.filter(concerns).map(({ urgency }) => this.#stay[urgency]);
      return stays.reduce((total, stay) => total + stay, this.#stay[ticket.urgency]) / places;
    });
    return Math.max(...waits);
  }

  #goesBefore(one: Ticket, other: Ticket): boolean {
    if (one.urgency !== other.urgency) return rank[one.urgency] < rank[other.urgency];
    return this.#inside.of(one.brand) < this.#inside.of(other.brand);
  }

  /** In a full queue: the newest of the least urgent, or of the brand that has most of the queue. */
  #lessWorthy(ticket: Ticket): Ticket | null {
    const ofBrand = (brand: string) => [...this.#waiting].filter((other) => other.brand === brand).length;
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

/** Who is inside, counted in every way that a limit asks for. */
class Tally {
  readonly #tickets = new Set<Ticket>();
  readonly #byBrand = new Map<string, number>();
  /** All but orders. */
  calm = 0;

  get all(): number {
    return this.#tickets.size;
  }

  of(brand: string): number {
    return this.#byBrand.get(brand) ?? 0;
  }

  add(ticket: Ticket): void {
    this.#tickets.add(ticket);
    this.#byBrand.set(ticket.brand, this.of(ticket.brand) + 1);
    if (ticket.urgency !== "order") this.calm += 1;
  }

  /** False when it was not inside. */
  remove(ticket: Ticket): boolean {
    if (!this.#tickets.delete(ticket)) return false;
    const left = this.of(ticket.brand) - 1;
    if (left > 0) this.#byBrand.set(ticket.brand, left);
    else this.#byBrand.delete(ticket.brand);
    if (ticket.urgency !== "order") this.calm -= 1;
    return true;
  }
}
