import { ALERT_STEPS, type AlertStep } from "@dasturxon/domain/alert-ladder";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import { expect, test } from "vitest";
import { orderStatusText } from "./status-words.ts";

const statusText = (
  status: OrderStatus,
  serviceType: ServiceType = "DELIVERY",
  kind: "RESTAURANT" | "GROCERY" = "RESTAURANT",
) => orderStatusText({ status, serviceType }, { brand: { kind }, language: "en" });

test("[TG-5] restaurants and shops have different texts for the same status", () => {
  expect(statusText("COOKING")).toBe("👨‍🍳 Being prepared");
  expect(statusText("COOKING", "DELIVERY", "GROCERY")).toBe("🧺 Being packed");
  expect(statusText("DELIVERED")).toBe("✅ Done. Enjoy!");
  for (const over of ["DELIVERED", "CLOSED"] as const)
    expect(statusText(over, "PICK_UP", "GROCERY")).toBe("✅ Done. Thank you for shopping!");
  expect(statusText("CANCELED", "DELIVERY", "GROCERY")).toBe(statusText("CANCELED"));
});

test("[TG-5] the texts differ for pickup and for table service", () => {
  expect(statusText("DONE")).toBe("📦 Ready, waiting for the courier");
  expect(statusText("DONE", "PICK_UP")).toBe("🛎 Ready, we are waiting for you");
  expect(statusText("DONE", "DINE_IN")).toBe("🛎 Ready. The waiter brings it to your table.");
});

test("[OR-13] the guest reads the action taken while the store has not reacted", () => {
  const at = (alertStep: AlertStep | null, status: OrderStatus = "CREATED") =>
    orderStatusText(
      { status, serviceType: "PICK_UP", alertStep },
      { brand: { kind: "RESTAURANT" }, language: "en" },
    );
  expect(ALERT_STEPS.map((step) => at(step))).toEqual([
    "🔔 The store has not answered yet: we reminded them",
    "✉️ The store has not answered yet: we wrote to the manager",
    "✉️ The store has not answered yet: we wrote to the manager",
    "📞 The store has not answered yet: we are calling them",
    at(null),
    "😔 The store does not answer",
  ]);
  expect(at("call", "ACCEPTED")).toBe(statusText("ACCEPTED"));
});
