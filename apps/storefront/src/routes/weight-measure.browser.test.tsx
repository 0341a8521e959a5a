import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { formatWeight } from "@dasturxon/domain/weight";
import { groupStore, liveGroupOrderStore } from "../shop/basket/group.ts";
import { useOpenProduct } from "../shop/menu/open-product.ts";
import { createTestProduct } from "../testing/product-fixture.ts";
import { expectAccessible } from "../testing/accessible.ts";
import { fillBasket, createOrderAnswers } from "../testing/basket-fixture.ts";
import { hostGroupMembership, testGroup } from "../testing/group-fixture.ts";
import { renderStore } from "../testing/render-store.tsx";
import { createTestId, somsa, createTestMenu } from "../testing/shop-fixture.ts";
import { BasketScreen } from "../features/basket/basket-screen.tsx";
import { GroupScreen } from "../features/group/group-screen.tsx";
import { MenuBoard } from "../features/menu/menu-board.tsx";
import { ProductPanel } from "../features/product/product-panel.tsx";

/** Product sold in steps of 100 g, with a minimum of 500 g. One step costs 2 490 soʻm. */
const banana = createTestProduct({
  id: createTestId(75),
  categoryId: somsa.categoryId,
  name: { uz: "Banan", ru: "Banan", eng: "Banana" },
  costPrice: 2_490,
  unit: "KG",
  measure: 0.1,
  isWeighed: true,
  minCount: 5,
});
const PRODUCT_NAME = "Banana";
const formatWeightOfSteps = (count: number) => formatWeight({ unit: "KG", measure: 0.1 }, count, "en");
const menuAnswers = { "GET /products/v1/menu/{hash}": createTestMenu([banana, somsa]) };

function Menu() {
  return (
    <>
      <MenuBoard version={null} hash={null} onOpenProduct={useOpenProduct()} />
      <ProductPanel />
    </>
  );
}

test("[MN-15, LN-1] a weighed product shows its weight on the card and in the sheet", async () => {
  const { button, panel } = await renderStore(<Menu />, {
    brand: { features: { productComment: false } },
    api: menuAnswers,
  });
  await button("menu.add", { name: PRODUCT_NAME }).click();
  await expect.element(page.getByText(formatWeightOfSteps(5), { exact: true })).toBeVisible();
  await button("stepper.more", { name: PRODUCT_NAME }).click();
  await expect.element(page.getByText(formatWeightOfSteps(6), { exact: true })).toBeVisible();
  await page.getByRole("heading", { name: PRODUCT_NAME }).click();
  const sheet = panel(PRODUCT_NAME);
  // The price per kilogram is shown beside the price per step.
  await expect.element(sheet).toMatchTextContent(/24\s900/);
  await expect.element(sheet.getByText(formatWeightOfSteps(5), { exact: true })).toBeVisible();
  await sheet
    .getByRole("button", { name: /Banana/ })
    .last()
    .click();
  await expectAccessible();
});

test("[MN-15, BK-5] less than the minimum removes the line, which can be restored", async () => {
  fillBasket(banana, somsa);
  const { button, t } = await renderStore(<BasketScreen />, {
    path: "/basket",
    api: { ...(await createOrderAnswers()), ...menuAnswers },
  });
  const lines = page.getByRole("list", { name: t("basket.title") });
  const line = lines.getByRole("listitem").filter({ hasText: PRODUCT_NAME });
  await expect.element(line.getByText(formatWeightOfSteps(5), { exact: true })).toBeVisible();
  await button("stepper.less", { name: PRODUCT_NAME }).click();
  await expect.element(line).not.toBeInTheDocument();
  await button("action.undo").click();
  await expect.element(line.getByText(formatWeightOfSteps(5), { exact: true })).toBeVisible();
});

test("[MN-15, GR-1] a group's page shows a member's weighed products by weight", async () => {
  const [host] = testGroup.members;
  if (!host) throw new Error("the group has no host");
  const cartItems = [{ productId: banana.id, count: 6, modifications: [] }];
  groupStore.set(hostGroupMembership);
  liveGroupOrderStore.set({ ...testGroup, members: [{ ...host, cartItems }] });
  await renderStore(<GroupScreen id={testGroup.id} />, {
    path: "/group/:id",
    at: [`/group/${testGroup.id}`],
    api: menuAnswers,
  });
  const part = page.getByRole("region", { name: /^Lola/ });
  await expect.element(part.getByText(formatWeightOfSteps(6), { exact: true })).toBeVisible();
  await expectAccessible();
});
