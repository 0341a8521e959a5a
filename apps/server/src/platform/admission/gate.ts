import { setTimeout as sleep } from "node:timers/promises";
import type { Urgency } from "@dasturxon/contract/endpoint";
import type { Admission, Ticket } from "./admission.ts";

type Answer = (isAdmitted: boolean) => void;

/** Refusals in a tenth of a second beyond which each is held back: clients that ask again at once would live on them. */
const MANY_REFUSALS = 50;
/** By chance between the two, milliseconds: refused together, they would come again together. */
const HELD_BACK = { min: 10, max: 25 };

const kinds = ["order", "quote", "read"] as const;

/** Where calls go in and out: does what the admission decides, on the process's clock. */
export class Gate {
  readonly #admission: Admission;
  readonly #places: number;
  readonly #answers = new Map<Ticket, Answer>();
  readonly #admitted = { order: 0, quote: 0, read: 0 };
  readonly #refused = { order: 0, quote: 0, read: 0 };
  #since = 0;
  #few = 0;
  #wereMany = false;
  #waitedSeconds = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(admission: Admission, places: number) {
    this.#admission = admission;
    this.#places = places;
  }

  /** Resolves with the way out, which must be called once; null: refused, nothing has been done. */
  async enter(urgency: Urgency, brand: string): Promise<(() => void) | null> {
    if (urgency === "vital") return () => undefined;
    const { ticket, is, pushedOut } = this.#admission.ask({ urgency, brand }, performance.now());
    if (pushedOut) this.#answer(pushedOut, false);
    const isAdmitted = is === "waiting" ? await this.#wait(ticket) : is === "inside";
    (isAdmitted ? this.#admitted : this.#refused)[urgency] += 1;
    if (!isAdmitted) {
      await this.#holdBack();
      return null;
    }
    this.#waitedSeconds += ((ticket.enteredAt ?? ticket.askedAt) - ticket.askedAt) / 1000;
    return () => {
      this.#admission.leave(ticket, performance.now());
      this.#advance();
    };
  }

  async #holdBack(): Promise<void> {
    const now = performance.now();
    if (now - this.#since > 100) {
      this.#since = now;
      this.#wereMany = this.#few > MANY_REFUSALS;
      this.#few = 0;
    }
    this.#few += 1;
    if (this.#wereMany || this.#few > MANY_REFUSALS)
      await sleep(HELD_BACK.min + Math.random() * (HELD_BACK.max - HELD_BACK.min));
  }

  #wait(ticket: Ticket): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#answers.set(ticket, resolve);
    this.#watch();
    return promise;
  }

  #answer(ticket: Ticket, isAdmitted: boolean): void {
    this.#answers.get(ticket)?.(isAdmitted);
    this.#answers.delete(ticket);
  }

  /** Lets in whoever has a place now. */
  #advance(): void {
    const now = performance.now();
    for (let next = this.#admission.next(now); next; next = this.#admission.next(now))
      this.#answer(next, true);
  }

  /** One timer for the one who has waited longest. */
  #watch(): void {
    const { deadline } = this.#admission;
    if (deadline === null || this.#timer !== undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#advance();
        for (const late of this.#admission.expire(performance.now())) this.#answer(late, false);
        this.#watch();
      },
      Math.max(1, deadline - performance.now()),
    );
    this.#timer.unref();
  }

  /** In the text form that Prometheus reads. */
  text(): string {
    const gauge = (name: string, help: string, value: number) =>
      `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}`;
    const counter = (name: string, help: string, counts: Record<(typeof kinds)[number], number>) =>
      [
        `# HELP ${name} ${help}\n# TYPE ${name} counter`,
        ...kinds.map((kind) => `${name}{urgency="${kind}"} ${counts[kind]}`),
      ].join("\n");
    return `${[
      gauge("admission_places", "Calls that may be inside at a time", this.#places),
      gauge("admission_inside", "Calls inside", this.#admission.inside),
      gauge("admission_waiting", "Calls that wait for a place", this.#admission.waiting),
      counter("admission_admitted_total", "Calls that were let in", this.#admitted),
      counter("admission_refused_total", "Calls that were refused because too much was asked", this.#refused),
      `# HELP admission_wait_seconds_total Time that admitted calls waited\n# TYPE admission_wait_seconds_total counter\nadmission_wait_seconds_total ${this.#waitedSeconds}`,
    ].join("\n")}\n`;
  }
}
