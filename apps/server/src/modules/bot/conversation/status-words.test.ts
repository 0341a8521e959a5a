import { ALERT_STEPS, type AlertStep } from "@dasturxon/domain/alert-ladder";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import { expect, test } from "vitest";
import { getOrderStatusText } from "./status-words.ts";

const getStatusText = (
  status: OrderStatus,
  serviceType: ServiceType = "DELIVERY",
  kind: "RESTAURANT" | "GROCERY" = "RESTAURANT",
) => getOrderStatusText({ status, serviceType }, { brand: { kind }, language: "en" });

test("[TG-5] restaurants and shops have different texts for the same status", () => {
  expect(getStatusText("COOKING")).toBe("👨‍🍳 Being prepared");
  expect(getStatusText("COOKING", "DELIVERY", "GROCERY")).toBe("🧺 Being packed");
  expect(getStatusText("DELIVERED")).toBe("✅ Done. Enjoy your meal!");
  for (const over of ["DELIVERED", "CLOSED"] as const)
    expect(getStatusText(over, "PICK_UP", "GROCERY")).toBe("✅ Done. Thank you for shopping!");
  expect(getStatusText("CANCELED", "DELIVERY", "GROCERY")).toBe(getStatusText("CANCELED"));
});

test("[TG-5] the texts differ for pickup and for table service", () => {
  expect(getStatusText("DONE")).toBe("📦 Ready, waiting for the courier");
  expect(getStatusText("DONE", "PICK_UP")).toBe("🛎 Ready, we are waiting for you");
  expect(getStatusText("DONE", "DINE_IN")).toBe("🛎 Ready. The waiter will bring it to your table.");
});

test("[OR-13] the guest reads the action taken while the store has not reacted", () => {
  const getTextAtAlertStep = (alertStep: AlertStep | null, status: OrderStatus = "CREATED") =>
    getOrderStatusText(
      { status, serviceType: "PICK_UP", alertStep },
      { brand: { kind: "RESTAURANT" }, language: "en" },
    );
  expect(ALERT_STEPS.map((step) => getTextAtAlertStep(step))).toEqual([
    "🔔 The store has not answered yet: we reminded them",
    "✉️ The store has not answered yet: we wrote to the manager",
    "✉️ The store has not answered yet: we wrote to the manager",
    "📞 The store has not answered yet: we are calling them",
    getTextAtAlertStep(null),
    "😔 The store is not answering",
  ]);
  expect(getTextAtAlertStep("call", "ACCEPTED")).toBe(getStatusText("ACCEPTED"));
});
