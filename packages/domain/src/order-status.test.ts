import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  canCustomerCancel,
  canGradeOrder,
  canChangeOrderStatus,
  isActiveStatus,
  isFinalStatus,
  listNextStatuses,
  ORDER_STATUSES,
  SERVICE_TYPES,
  findProgressStepIndex,
  listProgressSteps,
} from "./order-status.ts";
import type { OrderStatus, ServiceType } from "./order-status.ts";

/** Allowed status changes of each service type, written independently of the code. */
const SERVICE_MOVES: Record<ServiceType, string> = {
  DELIVERY: "DONE>ATTACHED DONE>ON_WAY",
  YANDEX_EATS: "DONE>ATTACHED DONE>ON_WAY",
  EXPRESS_24: "DONE>ATTACHED DONE>ON_WAY",
  PICK_UP: "DONE>CLOSED",
  DINE_IN: "DONE>CLOSED",
};
const COMMON_MOVES =
  "AT_TIME>CREATED AT_TIME>ACCEPTED AT_TIME>CANCELED CREATED>ACCEPTED CREATED>CANCELED OPEN>ACCEPTED OPEN>CLOSED " +
  "OPEN>CANCELED ACCEPTED>COOKING ACCEPTED>CANCELED COOKING>DONE COOKING>CANCELED DONE>CANCELED ATTACHED>ON_WAY " +
  "ATTACHED>DONE ON_WAY>DELIVERED ON_WAY>CANCELED DELIVERED>CLOSED";

test.each(SERVICE_TYPES)("[OR-2] a %s order allows exactly the changes of the table", (serviceType) => {
  const allowed = new Set(`${COMMON_MOVES} ${SERVICE_MOVES[serviceType]}`.split(" "));
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES)
      expect(canChangeOrderStatus(from, to, serviceType), `${from}>${to}`).toBe(allowed.has(`${from}>${to}`));
  }
});

test("[OR-1] there are eleven statuses; closed and cancelled are final", () => {
  expect(ORDER_STATUSES).toHaveLength(11);
  expect(ORDER_STATUSES.filter(isFinalStatus)).toEqual(["CLOSED", "CANCELED"]);
  expect(ORDER_STATUSES.filter((status) => !isActiveStatus(status))).toEqual([
    "DELIVERED",
    "CLOSED",
    "CANCELED",
  ]);
});

test("[OR-2] any sequence of allowed changes ends, only attach and detach may repeat, and a final status never changes", () => {
  const walk = fc.record({
    serviceType: fc.constantFrom(...SERVICE_TYPES),
    start: fc.constantFrom(...ORDER_STATUSES),
    choices: fc.array(fc.nat(), { maxLength: 60 }),
  });
  fc.assert(
    fc.property(walk, ({ serviceType, start, choices }) => {
      let status: OrderStatus = start;
      const seen: OrderStatus[] = [start];
      for (const choice of choices) {
        const next = listNextStatuses(status, serviceType);
        expect(next.length === 0).toBe(isFinalStatus(status));
        if (isFinalStatus(status)) break;
        status = next[choice % next.length] ?? status;
        const mayRepeat = status === "DONE" || status === "ATTACHED";
        expect(mayRepeat || !seen.includes(status)).toBe(true);
        seen.push(status);
      }
    }),
  );
});

test.each(SERVICE_TYPES)(
  "[OR-2] the five steps of a %s order follow allowed changes and never go back",
  (serviceType) => {
    const steps = listProgressSteps(serviceType);
    expect(steps).toHaveLength(5);
    expect(steps.map((status) => findProgressStepIndex(status, serviceType))).toEqual([0, 1, 2, 3, 4]);
    for (const from of ORDER_STATUSES) {
      for (const to of listNextStatuses(from, serviceType)) {
        if (to === "CANCELED") continue;
        expect(findProgressStepIndex(to, serviceType)).toBeGreaterThanOrEqual(
          findProgressStepIndex(from, serviceType),
        );
      }
    }
    expect(findProgressStepIndex("CANCELED", serviceType)).toBe(-1);
  },
);

test("[OR-8] [OR-10] a customer cancels before acceptance and reviews finished orders", () => {
  expect(ORDER_STATUSES.filter(canCustomerCancel)).toEqual(["OPEN", "AT_TIME", "CREATED"]);
  expect(ORDER_STATUSES.filter(canGradeOrder)).toEqual(["DELIVERED", "CLOSED"]);
});
