import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RefusalLogger } from "./gate.ts";
import { createAdmissionGate } from "./index.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[R17] logs refusals once a second with the number of free slots", async () => {
  const log = vi.fn<RefusalLogger>();
  const gate = createAdmissionGate({ places: 18, queue: 0 }, log);
  for (let asked = 0; asked < 20; asked += 1) gate.ask("read", "osh");
  // While another brand is active, order calls of one brand use at most 2 of the 18 concurrency slots.
  for (let asked = 0; asked < 20; asked += 1) gate.ask("order", "pizza");
  expect(log).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log.mock.calls).toEqual([[{ refused: { order: 20, quote: 0, read: 2 }, freePlaces: 0 }]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toHaveBeenCalledOnce();
});

test("[R17] the call that waited longest takes a slot added for a longer queue", async () => {
  const gate = createAdmissionGate({ places: 18 }, vi.fn<RefusalLogger>());
  const entered: number[] = [];
  for (let asked = 0; asked < 18; asked += 1)
    gate.ask("order", "osh").whenDecided((isAdmitted) => void (isAdmitted && entered.push(asked)));
  expect(entered).toEqual([0, 1, 2, 3, 4]);
});
