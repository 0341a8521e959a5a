import { expect, test } from "vitest";
import { Admission, type AdmissionLimits, defaultAdmissionLimits } from "./admission.ts";
import type { AdmissionRequest, AdmissionTicket } from "./ticket.ts";

const createAdmission = (limits: Partial<AdmissionLimits> = {}) =>
  new Admission({ ...defaultAdmissionLimits, places: 6, ...limits });

const createAdmissionRequest = (urgency: AdmissionRequest["urgency"], brand = "a"): AdmissionRequest => ({
  urgency,
  brand,
});

/** Requests a concurrency slot many times at the same instant and returns the admitted tickets. */
function admitMany(
  admission: Admission,
  times: number,
  request: AdmissionRequest,
  now: number,
): AdmissionTicket[] {
  const verdicts = Array.from({ length: times }, () => admission.ask(request, now));
  return verdicts.filter(({ is }) => is === "inside").map(({ ticket }) => ticket);
}

/**
 * Records one call that occupies its slot for `stay` milliseconds, so that the mean is known. The slot is free
 * afterwards.
 */
function recordStay(admission: Admission, request: AdmissionRequest, stay: number): void {
  const { ticket } = admission.ask(request, -10_000);
  admission.leave(ticket, -10_000 + stay);
}

test("admits as many calls as there are slots; the next one waits for a free slot", () => {
  const admission = createAdmission();
  const [first] = admitMany(admission, 6, createAdmissionRequest("read"), 0);
  expect(admission.ask(createAdmissionRequest("read"), 0).is).toBe("waiting");
  expect(admission.next(1)).toBeNull();
  if (first) admission.leave(first, 10);
  expect(admission.next(10)).toMatchObject({ askedAt: 0, enteredAt: 10 });
  expect([admission.inside, admission.waiting]).toEqual([6, 0]);
});

test("refuses a call at once if its expected wait is too long", () => {
  const admission = createAdmission({ fewCalls: 4 });
  recordStay(admission, createAdmissionRequest("read"), 120);
  admitMany(admission, 6, createAdmissionRequest("read"), 0);
  // A read takes 120 ms, and six run at a time: the eighth read in the queue would wait 160 ms, longer than the limit of
  // 150 ms.
  const verdicts = Array.from({ length: 9 }, () => admission.ask(createAdmissionRequest("read"), 0).is);
  expect(verdicts.filter((is) => is === "waiting")).toHaveLength(7);
  expect(verdicts.slice(7)).toEqual(["refused", "refused"]);
});

test("page loads of a dozen guests queue without refusals, however slow the machine is", () => {
  const admission = createAdmission();
  recordStay(admission, createAdmissionRequest("read"), 2_000);
  const verdicts = Array.from({ length: 12 * 6 }, () => admission.ask(createAdmissionRequest("read"), 0).is);
  expect(verdicts).not.toContain("refused");
});

test("a dozen guests of a brand place orders without refusals on a slow machine, also beside another brand", () => {
  const admission = createAdmission({ places: 18 });
  recordStay(admission, createAdmissionRequest("order"), 2_000);
  admission.ask(createAdmissionRequest("read", "b"), 0);
  const verdicts = Array.from({ length: 12 }, () => admission.ask(createAdmissionRequest("order"), 1).is);
  expect(verdicts).not.toContain("refused");
});

test("orders of the only active brand get more slots as the queue grows, up to a third", () => {
  const admission = createAdmission({ places: 18 });
  const countAdmittedAfterOrders = (orders: number) => {
    while (admission.inside + admission.waiting < orders) admission.ask(createAdmissionRequest("order"), 0);
    while (admission.next(0)) continue;
    return admission.inside;
  };
  expect([4 + 12, 5 + 12, 60].map(countAdmittedAfterOrders)).toEqual([4, 5, 6]);
});

test("beside another brand the orders of one get no additional slots", () => {
  const admission = createAdmission({ places: 18 });
  admission.ask(createAdmissionRequest("order", "b"), 0);
  admitMany(admission, 60, createAdmissionRequest("order", "a"), 1);
  expect(admission.next(1)).toBeNull();
  expect(admission.inside).toBe(3);
});

test("refuses a call that waits longer than the maximum", () => {
  const admission = createAdmission({ longestWait: 250 });
  admitMany(admission, 6, createAdmissionRequest("read"), 0);
  const { ticket } = admission.ask(createAdmissionRequest("read"), 5);
  expect(admission.deadline).toBe(255);
  expect(admission.expire(254)).toEqual([]);
  expect(admission.expire(255)).toEqual([ticket]);
  expect([admission.waiting, admission.deadline]).toEqual([0, null]);
});

test("serves orders before quotes and quotes before reads, however long they waited", () => {
  const admission = createAdmission({ places: 1 });
  const [inside] = admitMany(admission, 1, createAdmissionRequest("read"), 0);
  for (const urgency of ["read", "quote", "order"] as const)
    admission.ask(createAdmissionRequest(urgency), 1);
  const order: string[] = [];
  let last = inside;
  for (let now = 2_000; last; now += 2_000) {
    admission.leave(last, now);
    last = admission.next(now) ?? undefined;
    if (last) order.push(last.urgency);
  }
  expect(order).toEqual(["order", "quote", "read"]);
});

test("while orders arrive other calls share a ninth of the slots; otherwise they may use all", () => {
  const admission = createAdmission({ places: 18 });
  expect(admitMany(admission, 19, createAdmissionRequest("read"), 0)).toHaveLength(18);
  const busy = createAdmission({ places: 18 });
  const { ticket } = busy.ask(createAdmissionRequest("order"), 0);
  busy.leave(ticket, 1);
  expect(admitMany(busy, 3, createAdmissionRequest("read"), 500)).toHaveLength(2);
  // Reads may use all slots one second after the last order.
  expect(busy.next(1_001)?.urgency).toBe("read");
});

test("the only active brand may use all slots, beside others at most a third", () => {
  const alone = createAdmission();
  expect(admitMany(alone, 7, createAdmissionRequest("read", "a"), 0)).toHaveLength(6);
  const shared = createAdmission();
  shared.ask(createAdmissionRequest("read", "b"), 0);
  expect(admitMany(shared, 7, createAdmissionRequest("read", "a"), 1)).toHaveLength(2);
  expect(shared.ask(createAdmissionRequest("read", "b"), 2).is).toBe("inside");
  expect(shared.ask(createAdmissionRequest("read", "c"), 3).is).toBe("inside");
});

test("orders of a brand use at most a fifth of the slots if it is the only one, a ninth beside others", () => {
  const admission = createAdmission({ places: 18 });
  expect(admitMany(admission, 7, createAdmissionRequest("order", "a"), 0)).toHaveLength(4);
  expect(admitMany(admission, 7, createAdmissionRequest("order", "b"), 0)).toHaveLength(2);
  const shared = createAdmission({ places: 18 });
  shared.ask(createAdmissionRequest("read", "b"), 0);
  expect(admitMany(shared, 7, createAdmissionRequest("order", "a"), 1)).toHaveLength(2);
});

test("among brands with equal waits the one with the fewest running calls is first", () => {
  const admission = createAdmission({ places: 3 });
  const requestOrderPlace = (brand: string) =>
    admission.ask(createAdmissionRequest("order", brand), 0).ticket;
  const [a, b] = [requestOrderPlace("a"), requestOrderPlace("b")];
  requestOrderPlace("c");
  for (const brand of ["a", "a", "b"]) admission.ask(createAdmissionRequest("order", brand), 1);
  admission.leave(b, 10);
  expect(admission.next(10)?.brand).toBe("b");
  admission.leave(a, 11);
  expect(admission.next(11)?.brand).toBe("a");
  expect(admission.next(11)).toBeNull();
});

test("a full queue drops the less urgent calls first, then the newest of the brand that fills it", () => {
  const admission = createAdmission({ places: 1, queue: 3 });
  admitMany(admission, 1, createAdmissionRequest("order", "a"), 0);
  const read = admission.ask(createAdmissionRequest("read", "a"), 1).ticket;
  admission.ask(createAdmissionRequest("order", "a"), 2);
  const newest = admission.ask(createAdmissionRequest("order", "a"), 3).ticket;
  expect(admission.ask(createAdmissionRequest("order", "a"), 4)).toMatchObject({
    is: "waiting",
    pushedOut: read,
  });
  expect(admission.ask(createAdmissionRequest("order", "a"), 5)).toMatchObject({
    is: "refused",
    pushedOut: null,
  });
  expect(admission.ask(createAdmissionRequest("order", "b"), 6)).toMatchObject({ is: "waiting" });
  expect(newest.enteredAt).toBeNull();
  expect(admission.waiting).toBe(3);
});

/** Makes a brand occupy a concurrency slot for more than one second. Returns the last ticket and the current time. */
function overloadWithBrand(
  admission: Admission,
  request: AdmissionRequest,
): { ticket: AdmissionTicket; now: number } {
  let { ticket } = admission.ask(request, 0);
  for (let now = 100; now <= 2_000; now += 100) {
    admission.leave(ticket, now);
    ({ ticket } = admission.ask(request, now));
  }
  return { ticket, now: 2_000 };
}

test("a brand with many calls yields to a brand with few", () => {
  const admission = createAdmission({ places: 18 });
  const { now } = overloadWithBrand(admission, createAdmissionRequest("order", "much"));
  const { ticket: little } = admission.ask(createAdmissionRequest("order", "little"), now);
  const { ticket: kept } = admission.ask(createAdmissionRequest("order", "much"), now);
  expect(admission.next(now + 8)).toBeNull();
  admission.leave(little, now + 9);
  expect(admission.next(now + 9)).toBe(kept);
});

test("a brand with slow calls yields only for a moment", () => {
  const admission = createAdmission({ places: 18 });
  const { now } = overloadWithBrand(admission, createAdmissionRequest("order", "much"));
  admission.ask(createAdmissionRequest("order", "little"), now);
  const { ticket: kept } = admission.ask(createAdmissionRequest("order", "much"), now);
  expect(admission.next(now + 49)).toBeNull();
  expect(admission.next(now + 50)).toBe(kept);
});

test("a brand that is passed over repeatedly stops yielding", () => {
  const admission = createAdmission({ places: 18 });
  const { ticket: much, now: start } = overloadWithBrand(admission, createAdmissionRequest("order", "much"));
  admission.leave(much, start);
  let ends = 0;
  for (let now = start; now < start + 5_000 && ends === 0; now += 10) {
    const { ticket } = admission.ask(createAdmissionRequest("order", "little"), now);
    if (admission.ask(createAdmissionRequest("order", "much"), now + 1).is === "inside") ends = now;
    admission.leave(ticket, now + 9);
  }
  expect(ends).toBeGreaterThan(start);
});

test("brands with equal load do not wait for each other", () => {
  const admission = createAdmission({ places: 18 });
  for (let now = 0; now <= 2_000; now += 100) {
    const both = ["a", "b"].map((brand) => admission.ask(createAdmissionRequest("order", brand), now));
    expect(both.map(({ is }) => is)).toEqual(["inside", "inside"]);
    for (const { ticket } of both) admission.leave(ticket, now + 90);
  }
});

test("many reads yield to a few orders, and a few reads run beside them", () => {
  const admission = createAdmission({ places: 18 });
  admission.ask(createAdmissionRequest("order"), 0);
  expect(admission.ask(createAdmissionRequest("read"), 1).is).toBe("inside");
  const busy = createAdmission({ places: 18 });
  const { now } = overloadWithBrand(busy, createAdmissionRequest("read"));
  const { ticket } = busy.ask(createAdmissionRequest("order"), now);
  expect(busy.ask(createAdmissionRequest("read"), now).is).toBe("waiting");
  busy.leave(ticket, now + 5);
  expect(busy.next(now + 5)).toMatchObject({ urgency: "read" });
});

test("a client that disconnects while waiting frees its place in the queue", () => {
  const admission = createAdmission({ places: 1, queue: 1 });
  admitMany(admission, 1, createAdmissionRequest("read"), 0);
  const { ticket } = admission.ask(createAdmissionRequest("read"), 1);
  expect(admission.ask(createAdmissionRequest("read"), 2).is).toBe("refused");
  expect(admission.leave(ticket, 3)).toBe(false);
  expect(admission.ask(createAdmissionRequest("read"), 4).is).toBe("waiting");
});

test("leaving twice frees one slot", () => {
  const admission = createAdmission({ places: 2 });
  const [first] = admitMany(admission, 2, createAdmissionRequest("read"), 0);
  if (first) {
    admission.leave(first, 1);
    admission.leave(first, 2);
  }
  expect(admission.inside).toBe(1);
  expect(admitMany(admission, 2, createAdmissionRequest("read"), 3)).toHaveLength(1);
});

test("beside a steady flow of orders one read runs at a time, and reads are not delayed for long", () => {
  const admission = createAdmission({ places: 18 });
  let { ticket: order } = admission.ask(createAdmissionRequest("order"), 0);
  let reads = 0;
  let most = 0;
  const inside = new Set<AdmissionTicket>();
  for (let now = 5; now <= 5_000; now += 5) {
    admission.leave(order, now);
    const verdict = admission.ask(createAdmissionRequest("read"), now);
    if (verdict.is === "inside") inside.add(verdict.ticket);
    ({ ticket: order } = admission.ask(createAdmissionRequest("order"), now));
    for (let next = admission.next(now); next; next = admission.next(now)) inside.add(next);
    if (now > 1_000) most = Math.max(most, inside.size);
    for (const read of inside)
      if (now - (read.enteredAt ?? now) >= 10 && admission.leave(read, now)) {
        inside.delete(read);
        reads += 1;
      }
  }
  expect(most).toBe(1);
  expect(reads).toBeGreaterThan(50);
});
