import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Menu } from "../platform/shapes.ts";
import { basketStore } from "../shop/basket/basket.ts";
import { changeFulfillment } from "../shop/location/fulfillment.ts";
import { menuQuery } from "../shop/menu/menu-query.ts";
import { useOpenProduct } from "../shop/menu/open-product.ts";
import { fillBasket, createOrderAnswers } from "../testing/basket-fixture.ts";
import type { FakeApiAnswers } from "../testing/fake-api.ts";
import { renderStore } from "../testing/render-store.tsx";
import { createTestId, somsa, testBranch, createTestMenu } from "../testing/shop-fixture.ts";
import { BasketScreen } from "../features/basket/basket-screen.tsx";
import { ProductPanel } from "../features/product/product-panel.tsx";
import { OrderConditions } from "../features/menu/conditions.tsx";
import { MenuPause } from "../features/menu/menu-pause.tsx";

const NO_BUSY_HOUR = { extraMinutes: 0, deliverySurcharge: 0 };
const pause = {
  id: createTestId(90),
  kind: "STOP" as const,
  branchId: testBranch.id as string | null,
  categoryId: null,
  until: null,
  extraMinutes: 0,
  deliverySurcharge: 0,
};
const otherBranch = { ...testBranch, id: createTestId(91), isMain: false };
const pausedMenu: Menu = { ...createTestMenu(), version: "2", pauses: [pause] };

function OpenProductButton() {
  const open = useOpenProduct();
  return (
    <button type="button" onClick={() => open(somsa.id, "sheet")}>
      open
    </button>
  );
}

const createAnswers = async (): Promise<FakeApiAnswers> => ({
  ...(await createOrderAnswers()),
  "GET /products/v1/menu/{hash}": pausedMenu,
  "GET /users/v1/branches/full": [testBranch, otherBranch],
});

test("[CH-2] while a branch is paused its menu says so, and so does the add button of each product", async () => {
  changeFulfillment({ serviceType: "PICK_UP", branchId: testBranch.id });
  const { text, panel, t } = await renderStore(
    <>
      <MenuPause served={null} />
      <OpenProductButton />
      <ProductPanel />
    </>,
    { brand: { features: { productComment: false } }, api: await createAnswers() },
  );
  await menuQuery.load();
  await expect.element(text("pause.now")).toBeVisible();
  await page.getByRole("button", { name: "open", exact: true }).click();
  await expect.element(panel("Somsa").getByText(t("pause.now"))).toBeVisible();
  expect(basketStore.get().lines).toEqual([]);
});

test("[CH-2] the basket of a paused branch offers another branch instead of the checkout", async () => {
  changeFulfillment({ serviceType: "PICK_UP", branchId: testBranch.id });
  fillBasket(somsa);
  const { text, t } = await renderStore(<BasketScreen />, { path: "/basket", api: await createAnswers() });
  await expect.element(text("pause.now").first()).toBeVisible();
  await expect.element(page.getByRole("link", { name: t("pause.elsewhere") })).toBeVisible();
  const on = page.getByRole("link", { name: new RegExp(`^${t("basket.checkout")}`) });
  await expect.element(on).not.toBeInTheDocument();
});

test("[CH-2, UX-8] during a busy hour the menu shows the extra time and the new delivery price", async () => {
  const { t } = await renderStore(<OrderConditions opening={null} busy={NO_BUSY_HOUR} />, {
    api: {
      "GET /products/v1/menu/{hash}": {
        ...createTestMenu(),
        version: "2",
        pauses: [{ ...pause, kind: "BUSY", branchId: null, extraMinutes: 20, deliverySurcharge: 5_000 }],
      },
    },
  });
  const facts = page.getByRole("listitem");
  const findFeeRow = (price: string) =>
    facts.filter({ hasText: `${t("breakdown.delivery")}: ${t("conditions.from", { price })}` });
  await expect.element(findFeeRow("8\u00A0000")).toBeVisible();
  await menuQuery.load();
  await expect.element(facts.filter({ hasText: t("kitchenBusy", { minutes: 20 }) })).toBeVisible();
  await expect.element(findFeeRow("13\u00A0000")).toBeVisible();
  await expect
    .element(facts.filter({ hasText: t("conditions.minutes", { from: 60, to: 70 }) }))
    .toBeVisible();
});
