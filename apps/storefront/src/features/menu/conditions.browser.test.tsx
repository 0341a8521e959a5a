import { formatNumber } from "@dasturxon/domain/format";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { OrderSettings } from "../../platform/shapes.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { tableStore } from "../../shop/location/table.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { testBranch } from "../../testing/shop-fixture.ts";
import { OrderConditions } from "./conditions.tsx";

const FEE_PRICE = formatNumber(3_000, "en");
const FEE_SETTINGS = { isServiceFeeEnabled: true, serviceFeeAmount: 3_000 };
const FREE_ABOVE_SETTINGS = { isServiceFeeFreeAboveThreshold: true, serviceFeeThreshold: 150_000 };
const OPEN_BRANCH_STATE = {
  isOpen: true,
  isClosedToday: false,
  intervals: [],
  opensAt: null,
  closesAt: null,
  pause: null,
};

async function renderConditions(orderSettings: Partial<OrderSettings>) {
  const store = await renderStore(
    <main>
      <OrderConditions opening={OPEN_BRANCH_STATE} busy={{ extraMinutes: 0, deliverySurcharge: 0 }} />
    </main>,
    { orderSettings },
  );
  return { ...store, conditions: page.getByRole("listitem") };
}

test("[BK-7, UX-8] the conditions show the service fee, and from which total it is free", async () => {
  const { conditions, t } = await renderConditions({ ...FEE_SETTINGS, ...FREE_ABOVE_SETTINGS });
  const words = t("conditions.serviceBelow", { price: FEE_PRICE, sum: formatNumber(150_000, "en") });
  await expect.element(conditions.filter({ hasText: words })).toBeVisible();
  await expectAccessible();
});

test("[BK-7, UX-8] shows a service fee that applies to every order without a limit, for pickup too", async () => {
  changeFulfillment({ serviceType: "PICK_UP" });
  const { conditions, t } = await renderConditions({ ...FEE_SETTINGS, serviceFeeThreshold: 150_000 });
  const words = t("conditions.service", { price: FEE_PRICE });
  await expect.element(conditions.filter({ hasText: words })).toBeVisible();
  await expect.element(conditions.filter({ hasText: formatNumber(150_000, "en") })).not.toBeInTheDocument();
});

test.each([
  ["is switched off", { serviceFeeAmount: 3_000 }],
  ["is nothing", { isServiceFeeEnabled: true, serviceFeeAmount: 0 }],
  [
    "is free for every order",
    { ...FEE_SETTINGS, isServiceFeeFreeAboveThreshold: true, serviceFeeThreshold: 0 },
  ],
])("[BK-7] shows no condition for a service fee that %s", async (_, settings) => {
  const { conditions, t } = await renderConditions(settings);
  await expect
    .element(conditions.filter({ hasText: t("conditions.minutes", { from: 40, to: 50 }) }))
    .toBeVisible();
  await expect.element(conditions.filter({ hasText: FEE_PRICE })).not.toBeInTheDocument();
});

test("[UX-8] at a scanned table no condition repeats where the order is brought, which the table's card says", async () => {
  tableStore.set({
    id: "table-7",
    branchId: testBranch.id,
    number: "7",
    place: { uz: "Zal" },
    chairs: 4,
    payments: [],
    secret: "secret",
    scannedAt: Date.now(),
  });
  changeFulfillment({ serviceType: "DINE_IN", branchId: testBranch.id });
  const { conditions, t } = await renderConditions(FEE_SETTINGS);
  const fee = t("conditions.service", { price: FEE_PRICE });
  await expect.element(conditions.filter({ hasText: fee })).toBeVisible();
  await expect.element(conditions.filter({ hasText: t("conditions.DINE_IN") })).not.toBeInTheDocument();
});
