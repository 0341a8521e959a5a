import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { findEventsPostedToTelegram, openInTelegram, resetTelegram } from "../../testing/fake-telegram.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { changeFulfillment } from "./fulfillment.ts";
import { useServiceType } from "./service-type.ts";

beforeEach(() => openInTelegram());
afterEach(resetTelegram);

/** Waits for the Telegram shell. If it loaded after the test, it would not find Telegram and would redirect. */
const waitForTelegram = () =>
  expect.poll(() => findEventsPostedToTelegram("web_app_ready").length).toBeGreaterThan(0);

const orderSettings = {
  defaultDeliveryType: { website: "DELIVERY", telegram: "PICK_UP", application: "DINE_IN" },
} as const;

function ChosenServiceType() {
  return <p>{useServiceType()}</p>;
}

test.each([
  ["web", "DELIVERY"],
  ["telegram", "PICK_UP"],
  ["click", "DINE_IN"],
] as const)("[CH-1] a store shown in %s starts with its channel's default service", async (shell, type) => {
  await renderStore(<ChosenServiceType />, { shell, orderSettings, brand: { features: { dineIn: true } } });
  await expect.element(page.getByText(type)).toBeVisible();
  if (shell === "telegram") await waitForTelegram();
});

test("[CH-1] a disabled default service is replaced by the first one offered", async () => {
  await renderStore(<ChosenServiceType />, {
    shell: "click",
    orderSettings,
    brand: { features: { dineIn: false, delivery: false } },
  });
  await expect.element(page.getByText("PICK_UP")).toBeVisible();
});

test("[CH-1] the guest's choice takes precedence over the channel's default", async () => {
  changeFulfillment({ serviceType: "DELIVERY" });
  await renderStore(<ChosenServiceType />, { shell: "telegram", orderSettings });
  await expect.element(page.getByText("DELIVERY")).toBeVisible();
  await waitForTelegram();
});
