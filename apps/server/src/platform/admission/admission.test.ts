import { expect, test } from "vitest";
import { Admission, type AdmissionRequest, type Ticket } from "./admission.ts";

const open = (limits: Partial<{ places: number; queue: number; patience: number }> = {}) =>
  new Admission({ places: 6, queue: 64, patience: 250, ...limits });

const call = (urgency: AdmissionRequest["urgency"], brand = "a"): AdmissionRequest => ({ urgency, brand });

/** Asks so often at one instant; gives those who went in. */
function fill(admission: Admission, times: number, request: AdmissionRequest, now: number): Ticket[] {
  const verdicts = Array.from({ length: times }, () => admission.ask(request, now));
  return verdicts.filter(({ is }) => is === "inside").map(({ ticket }) => ticket);
}

/** Teaches it how long such calls stay, and leaves it empty. */
function teach(admission: Admission, request: AdmissionRequest, stay: number): void {
  const { ticket } = admission.ask(request, -10_000);
  admission.leave(ticket, -10_000 + stay);
}

test("as many go in as there are places, the next one waits and goes in when one leaves", () => {
  const admission = open();
  const [first] = fill(admission, 6, call("read"), 0);
  expect(admission.ask(call("read"), 0).is).toBe("waiting");
  expect(admission.next(1)).toBeNull();
  if (first) admission.leave(first, 10);
  expect(admission.next(10)).toMatchObject({ askedAt: 0, enteredAt: 10 });
  expect([admission.inside, admission.waiting]).toEqual([6, 0]);
});

test("who would wait too long is refused at once, not after waiting", () => {
  const admission = open();
  teach(admission, call("read"), 120);
  fill(admission, 6, call("read"), 0);
  // 120 ms each, six at a time: the eighth in line would wait 160 ms, more than its part of the patience.
  const verdicts = Array.from({ length: 9 }, () => admission.ask(call("read"), 0).is);
  expect(verdicts.filter((is) => is === "waiting")).toHaveLength(7);
  expect(verdicts.slice(7)).toEqual(["refused", "refused"]);
});

test("whoever was kept waiting in spite of that is refused after the patience", () => {
  const admission = open();
  fill(admission, 6, call("read"), 0);
  const { ticket } = admission.ask(call("read"), 5);
  expect(admission.deadline).toBe(255);
  expect(admission.expire(254)).toEqual([]);
  expect(admission.expire(255)).toEqual([ticket]);
  expect([admission.waiting, admission.deadline]).toEqual([0, null]);
});

test("an order goes before a quote, a quote before a read, however long they have waited", () => {
  const admission = open({ places: 1 });
  const [inside] = fill(admission, 1, call("read"), 0);
  for (const urgency of ["read", "quote", "order"] as const) admission.ask(call(urgency), 1);
  const order: string[] = [];
  let last = inside;
  for (let now = 2_000; last; now += 2_000) {
    admission.leave(last, now);
    last = admission.next(now) ?? undefined;
    if (last) order.push(last.urgency);
  }
  expect(order).toEqual(["order", "quote", "read"]);
});

test("while orders come in, everything else shares a sixth of the places; without them it has all", () => {
  const admission = open();
  expect(fill(admission, 6, call("read"), 0)).toHaveLength(6);
  const busy = open();
  const { ticket } = busy.ask(call("order"), 0);
  busy.leave(ticket, 1);
  expect(fill(busy, 3, call("read"), 500)).toHaveLength(1);
  // A second without an order.
  expect(busy.next(1_001)?.urgency).toBe("read");
});

test("a brand alone has all the places, beside others at most a third of them", () => {
  const alone = open();
  expect(fill(alone, 7, call("read", "a"), 0)).toHaveLength(6);
  const shared = open();
  shared.ask(call("read", "b"), 0);
  expect(fill(shared, 7, call("read", "a"), 1)).toHaveLength(2);
  expect(shared.ask(call("read", "b"), 2).is).toBe("inside");
  expect(shared.ask(call("read", "c"), 3).is).toBe("inside");
});

test("of a brand's orders a third of the places are inside even when it is alone, a sixth beside others", () => {
  const admission = open();
  expect(fill(admission, 7, call("order", "a"), 0)).toHaveLength(2);
  expect(fill(admission, 7, call("order", "b"), 0)).toHaveLength(1);
  const shared = open();
  shared.ask(call("read", "b"), 0);
  expect(fill(shared, 7, call("order", "a"), 1)).toHaveLength(1);
});

test("of brands that wait alike the one with the fewest calls inside goes first", () => {
  const admission = open({ places: 3 });
  const insideOf = (brand: string) => admission.ask(call("order", brand), 0).ticket;
  const [a, b] = [insideOf("a"), insideOf("b")];
  insideOf("c");
  for (const brand of ["a", "a", "b"]) admission.ask(call("order", brand), 1);
  admission.leave(b, 10);
  expect(admission.next(10)?.brand).toBe("b");
  admission.leave(a, 11);
  expect(admission.next(11)?.brand).toBe("a");
  expect(admission.next(11)).toBeNull();
});

test("a full queue lets the less urgent go first, then the newest of the brand that fills it", () => {
  const admission = open({ places: 1, queue: 3 });
  fill(admission, 1, call("order", "a"), 0);
  const read = admission.ask(call("read", "a"), 1).ticket;
  admission.ask(call("order", "a"), 2);
  const newest = admission.ask(call("order", "a"), 3).ticket;
  expect(admission.ask(call("order", "a"), 4)).toMatchObject({ is: "waiting", pushedOut: read });
  expect(admission.ask(call("order", "a"), 5)).toMatchObject({ is: "refused", pushedOut: null });
  expect(admission.ask(call("order", "b"), 6)).toMatchObject({ is: "waiting" });
  expect(newest.enteredAt).toBeNull();
  expect(admission.waiting).toBe(3);
});

test("leaving twice frees one place", () => {
  const admission = open({ places: 2 });
  const [first] = fill(admission, 2, call("read"), 0);
  if (first) {
    admission.leave(first, 1);
    admission.leave(first, 2);
  }
  expect(admission.inside).toBe(1);
  expect(fill(admission, 2, call("read"), 3)).toHaveLength(1);
});
