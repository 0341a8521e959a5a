import type { CallPriority } from "@dasturxon/contract/endpoint";
import type { Admission } from "./admission.ts";
import type { AdmissionTicket } from "./ticket.ts";

/**
 * Number of refusals per 100 ms above which each refusal is delayed, so that clients that retry at once do not use up
 * the CPU.
 */
const REFUSALS_BEFORE_DELAY = 50;
/**
 * Interval in milliseconds at which delayed refusals are sent. Sending them together costs a third less than one by
 * one. Each refusal is assigned at random to one of the next intervals, so that the clients do not all retry at the
 * same time.
 */
const REFUSAL_SEND_INTERVAL_MS = 4;
const REFUSAL_SEND_INTERVAL_COUNT = 2;

/** Minimum time between two log lines about refused calls, in milliseconds. */
const REFUSAL_LOG_INTERVAL_MS = 1_000;

const urgencyLevels = ["order", "quote", "read"] as const;
const createZeroCounts = () => ({ order: 0, quote: 0, read: 0 });

/**
 * Function that logs refused calls: the number of calls refused with 503, by urgency, and the highest number of slots
 * that were free at a refusal.
 */
export type RefusalLogger = (refusals: {
  refused: Record<(typeof urgencyLevels)[number], number>;
  freePlaces: number;
}) => void;

/** Lifecycle of one call: requested, possibly queued, admitted or refused, ended. */
export class AdmissionLifecycle {
  readonly #askedAt = performance.now();
  readonly #goOut: () => void;
  #isAdmitted: boolean | null;
  #hear: ((isAdmitted: boolean) => void) | null = null;
  #hasLeft = false;

  constructor(isAdmitted: boolean | null, goOut: () => void) {
    this.#isAdmitted = isAdmitted;
    this.#goOut = goOut;
  }

  /** Seconds since this call requested its concurrency slot. */
  get seconds(): number {
    return (performance.now() - this.#askedAt) / 1000;
  }

  /** Calls `onDecision` with the decision, at once or as soon as it is made. Does not call it after `leave`. */
  whenDecided(onDecision: (isAdmitted: boolean) => void): void {
    if (this.#isAdmitted === null) this.#hear = onDecision;
    else onDecision(this.#isAdmitted);
  }

  decide(isAdmitted: boolean): void {
    this.#isAdmitted = isAdmitted;
    this.#hear?.(isAdmitted);
  }

  /** Frees the concurrency slot or removes the call from the queue. Idempotent. */
  leave(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    this.#hear = null;
    this.#goOut();
  }
}

/** Executes the decisions of `Admission`: admits, queues or refuses calls. Uses the clock of the process. */
export class AdmissionGate {
  readonly #admission: Admission;
  readonly #places: number;
  readonly #stays = new Map<AdmissionTicket, AdmissionLifecycle>();
  readonly #log: RefusalLogger;
  readonly #admitted = createZeroCounts();
  readonly #refused = createZeroCounts();
  readonly #refusedWhileFree = createZeroCounts();
  #unlogged: Parameters<RefusalLogger>[0] | null = null;
  #since = 0;
  #few = 0;
  #wereMany = false;
  #waitedSeconds = 0;
  /** Calls whose refusal is delayed, grouped by the interval in which the refusal is sent. */
  readonly #held: AdmissionTicket[][] = Array.from({ length: REFUSAL_SEND_INTERVAL_COUNT }, () => []);
  #sender: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(admission: Admission, places: number, log: RefusalLogger) {
    this.#admission = admission;
    this.#places = places;
    this.#log = log;
  }

  /** Requests a concurrency slot. The returned stay reports the decision, at once or after waiting in the queue. */
  ask(urgency: CallPriority, brand: string): AdmissionLifecycle {
    if (urgency === "vital") return new AdmissionLifecycle(true, () => undefined);
    const { ticket, is, pushedOut } = this.#admission.ask({ urgency, brand }, performance.now());
    if (pushedOut) this.#refuse(pushedOut);
    const stay = new AdmissionLifecycle(is === "inside" ? true : null, () => this.#leave(ticket));
    if (is === "inside") this.#admitted[urgency] += 1;
    else {
      this.#stays.set(ticket, stay);
      if (is === "refused") this.#refuse(ticket);
      else {
        this.#watch();
        // A call that joins the queue may allow its brand more slots, so calls in the queue may be admitted now.
        this.#advance();
      }
    }
    return stay;
  }

  /**
   * Resolves with the function that frees the concurrency slot, to be called once. Resolves with null if the call is
   * refused.
   */
  async enter(urgency: CallPriority, brand: string): Promise<(() => void) | null> {
    const stay = this.ask(urgency, brand);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    stay.whenDecided(resolve);
    return (await promise) ? () => stay.leave() : null;
  }

  #leave(ticket: AdmissionTicket): void {
    this.#stays.delete(ticket);
    if (this.#admission.leave(ticket, performance.now())) this.#advance();
  }

  #admit(ticket: AdmissionTicket): void {
    this.#admitted[ticket.urgency] += 1;
    this.#waitedSeconds += ((ticket.enteredAt ?? ticket.askedAt) - ticket.askedAt) / 1000;
    this.#decide(ticket, true);
  }

  #refuse(ticket: AdmissionTicket): void {
    this.#count(ticket);
    if (this.#areMany()) this.#holdBack(ticket);
    else this.#decide(ticket, false);
  }

  #count({ urgency }: AdmissionTicket): void {
    const { freePlaces } = this.#admission;
    this.#refused[urgency] += 1;
    if (freePlaces > 0) this.#refusedWhileFree[urgency] += 1;
    if (!this.#unlogged) {
      this.#unlogged = { refused: createZeroCounts(), freePlaces: 0 };
      setTimeout(() => {
        if (this.#unlogged) this.#log(this.#unlogged);
        this.#unlogged = null;
      }, REFUSAL_LOG_INTERVAL_MS).unref();
    }
    this.#unlogged.refused[urgency] += 1;
    this.#unlogged.freePlaces = Math.max(this.#unlogged.freePlaces, freePlaces);
  }

  #holdBack(ticket: AdmissionTicket): void {
    const sending = Math.floor(Math.random() * REFUSAL_SEND_INTERVAL_COUNT);
    this.#held[sending]?.push(ticket);
    this.#sender ??= setInterval(() => this.#send(), REFUSAL_SEND_INTERVAL_MS);
  }

  #send(): void {
    const due = this.#held.shift() ?? [];
    this.#held.push([]);
    for (const ticket of due) this.#decide(ticket, false);
    if (this.#held.some((tickets) => tickets.length > 0)) return;
    clearInterval(this.#sender);
    this.#sender = undefined;
  }

  #decide(ticket: AdmissionTicket, isAdmitted: boolean): void {
    const stay = this.#stays.get(ticket);
    this.#stays.delete(ticket);
    stay?.decide(isAdmitted);
  }

  /** Whether the refusal rate is so high that each refusal is delayed. */
  #areMany(): boolean {
    const now = performance.now();
    if (now - this.#since > 100) {
      this.#since = now;
      this.#wereMany = this.#few > REFUSALS_BEFORE_DELAY;
      this.#few = 0;
    }
    this.#few += 1;
    return this.#wereMany || this.#few > REFUSALS_BEFORE_DELAY;
  }

  /** Admits all waiting calls for which a concurrency slot is free now. */
  #advance(): void {
    const now = performance.now();
    for (let next = this.#admission.next(now); next; next = this.#admission.next(now)) this.#admit(next);
  }

  /** Starts one timer for the timeout of the call that has waited longest. */
  #watch(): void {
    const { deadline } = this.#admission;
    if (deadline === null || this.#timer !== undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#advance();
        for (const late of this.#admission.expire(performance.now())) this.#refuse(late);
        this.#watch();
      },
      Math.max(1, deadline - performance.now()),
    );
    this.#timer.unref();
  }

  /** Whether the gate admits no API call at the moment and none waits. Calls of urgency `vital` are not counted. */
  get isIdle(): boolean {
    return this.#admission.inside === 0 && this.#admission.waiting === 0;
  }

  /** Metrics in the Prometheus text format. */
  text(): string {
    const formatGauge = (name: string, help: string, value: number) =>
      `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}`;
    const formatCounter = (
      name: string,
      help: string,
      counts: Record<(typeof urgencyLevels)[number], number>,
    ) =>
      [
        `# HELP ${name} ${help}\n# TYPE ${name} counter`,
        ...urgencyLevels.map((kind) => `${name}{urgency="${kind}"} ${counts[kind]}`),
      ].join("\n");
    return `${[
      formatGauge("admission_places", "Calls that may be inside at a time", this.#places),
      formatGauge("admission_inside", "Calls inside", this.#admission.inside),
      formatGauge("admission_waiting", "Calls that wait for a place", this.#admission.waiting),
      formatCounter("admission_admitted_total", "Calls that were let in", this.#admitted),
      formatCounter(
        "admission_refused_total",
        "Calls that were refused because too much was asked",
        this.#refused,
      ),
      formatCounter(
        "admission_refused_while_free_total",
        "Those of the refused calls that were refused while the process had a free place",
        this.#refusedWhileFree,
      ),
      `# HELP admission_wait_seconds_total Time that admitted calls waited\n# TYPE admission_wait_seconds_total counter\nadmission_wait_seconds_total ${this.#waitedSeconds}`,
    ].join("\n")}\n`;
  }
}
