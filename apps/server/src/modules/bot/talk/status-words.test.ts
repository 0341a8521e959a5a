import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import { expect, test } from "vitest";
import { statusIn } from "./status-words.ts";

const told = (
  status: OrderStatus,
  serviceType: ServiceType = "DELIVERY",
  kind: "RESTAURANT" | "GROCERY" = "RESTAURANT",
) => statusIn({ status, serviceType }, { brand: { kind }, language: "en" });

test("[TG-5] a kitchen prepares and wishes a good meal, a shop packs and thanks", () => {
  expect(told("COOKING")).toBe("👨‍🍳 Being prepared");
  expect(told("COOKING", "DELIVERY", "GROCERY")).toBe("🧺 Being packed");
  expect(told("DELIVERED")).toBe("✅ Done. Enjoy!");
  for (const over of ["DELIVERED", "CLOSED"] as const)
    expect(told(over, "PICK_UP", "GROCERY")).toBe("✅ Done. Thank you for shopping!");
  expect(told("CANCELED", "DELIVERY", "GROCERY")).toBe(told("CANCELED"));
});

test("[TG-5] who fetches an order is waited for, at a table the waiter brings it", () => {
  expect(told("DONE")).toBe("📦 Ready, waits for the courier");
  expect(told("DONE", "PICK_UP")).toBe("🛎 Ready, we are waiting for you");
  expect(told("DONE", "DINE_IN")).toBe("🛎 Ready. The waiter brings it to your table.");
});
