import { expect, test } from "vitest";
import { isWaitingOrderDue } from "./waiting-order.ts";

test("[CH-8] an order waits for the network for half an hour, and is not sent automatically later", () => {
  const since = Date.UTC(2026, 10, 22, 12);
  expect(isWaitingOrderDue({ total: 1000, since }, since + 29 * 60_000)).toBe(true);
  expect(isWaitingOrderDue({ total: 1000, since }, since + 31 * 60_000)).toBe(false);
  // The clock of the device was set back in the meantime.
  expect(isWaitingOrderDue({ total: 1000, since }, since - 3_600_000)).toBe(false);
  expect(isWaitingOrderDue(null, since)).toBe(false);
});
