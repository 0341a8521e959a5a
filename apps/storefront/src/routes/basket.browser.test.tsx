import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { ProductPanel } from "../features/product/product-panel.tsx";
import { BasketScreen } from "../features/basket/basket-screen.tsx";
// The store loads these styles with the bar of active orders.
import "../features/orders/orders.css";
import { addToBasket, basketStore } from "../shop/basket/basket.ts";
import { menuQuery } from "../shop/menu/menu-query.ts";
import { expectAccessible } from "../testing/accessible.ts";
import { setDeliveryAddress, fillBasket, createOrderAnswers } from "../testing/basket-fixture.ts";
import { loadExampleReply } from "../testing/example-replies.ts";
import { createFakeRefusal } from "../testing/fake-api.ts";
import type { FakeApiAnswers } from "../testing/fake-api.ts";
import { renderStore } from "../testing/render-store.tsx";
import { plov, somsa, createTestMenu } from "../testing/shop-fixture.ts";

const renderBasketPage = async (api: FakeApiAnswers = {}) =>
  renderStore(
    <>
      <BasketScreen />
      <ProductPanel />
    </>,
    {
      path: "/basket",
      brand: { features: { productComment: false } },
      api: { ...(await createOrderAnswers()), ...api },
    },
  );

const [portion] = plov.modificationGroups;
const [small, large] = portion?.modifications ?? [];
const toModifications = (choice: typeof small) =>
  choice && portion
    ? [{ id: choice.id, groupId: portion.id, name: choice.name, price: choice.price, count: 1 }]
    : [];
const findRows = (name: string) =>
  page.getByRole("list", { name: "Basket" }).getByRole("listitem").filter({ hasText: name });

test("[BK-5] a tap on a line opens its choices; leaving changes nothing, saving does, equal lines are merged", async () => {
  addToBasket(plov, toModifications(large));
  addToBasket(plov, toModifications(small));
  const store = await renderBasketPage();
  const line = findRows("Large").getByRole("button", { name: new RegExp(store.t("basket.change")) });
  const sheet = store.panel("Palov");
  await line.click();
  await expect.element(sheet.getByRole("radio", { name: /Large/ })).toBeChecked();
  await expectAccessible();
  await sheet.getByText("Small", { exact: true }).click();
  await store.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => basketStore.get().lines).toHaveLength(2);
  await line.click();
  await expect.element(sheet.getByRole("radio", { name: /Large/ })).toBeChecked();
  await sheet.getByText("Small", { exact: true }).click();
  await sheet.getByRole("button", { name: new RegExp(`^${store.t("product.save")}`) }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect
    .poll(() => basketStore.get().lines)
    .toMatchObject([{ count: 2, modifications: [{ name: { uz: "Small" } }] }]);
  await expect.element(findRows("Palov")).toMatchTextContent("Small");
});

test("[MN-5, MN-7] a line without its product's required choices says so, is in no total, and is completed in place", async () => {
  addToBasket(plov);
  const store = await renderBasketPage();
  await expect.element(findRows("Palov")).toMatchTextContent(store.t("basket.choicesChanged"));
  await expectAccessible();
  await expect
    .element(page.getByRole("complementary").getByRole("definition").first())
    .toMatchTextContent(/^0\b/);
  await expect.element(store.button("basket.removeMissing")).not.toBeInTheDocument();
  await page.getByRole("button", { name: `${store.t("basket.chooseAnew")}: Palov` }).click();
  await store.panel("Palov").getByText("Small", { exact: true }).click();
  await page.getByRole("button", { name: new RegExp(`^${store.t("product.save")}`) }).click();
  await expect.element(store.text("basket.choicesChanged")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("complementary").getByRole("definition").first())
    .not.toMatchTextContent(/^0\b/);
});

test("[MN-7, BK-10] a product stopped in the meantime blocks the order until it is removed, and is in no total", async () => {
  fillBasket(somsa, plov);
  const store = await renderBasketPage();
  const sum = page.getByRole("complementary").getByRole("definition").first();
  await expect.element(sum).toMatchTextContent(/^57\s000/);
  store.api.answer({
    "GET /products/v1/menu": { hash: "other" },
    "GET /products/v1/menu/{hash}": {
      ...createTestMenu([{ ...somsa, isAvailable: false }, plov]),
      version: "2",
    },
  });
  await menuQuery.reload();
  await expect.element(sum).toMatchTextContent(/^45\s000/);
  await store.button("basket.removeMissing").click();
  await expect.element(findRows("Somsa")).not.toBeInTheDocument();
  await expect.element(store.button("basket.removeMissing")).not.toBeInTheDocument();
  await expect.element(sum).toMatchTextContent(/^45\s000/);
  expect(basketStore.get().lines).toMatchObject([{ productId: plov.id }]);
});

test("[BK-5, BK-9] a line's count changes, it is removed and restored; the basket survives a reload", async () => {
  fillBasket(somsa, plov);
  const store = await renderBasketPage();
  await store.button("stepper.more", { name: "Somsa" }).click();
  await expect.poll(() => basketStore.get().lines[0]?.count).toBe(2);
  await store.button("basket.remove", { name: "Somsa" }).click();
  await expect.element(findRows("Somsa")).not.toBeInTheDocument();
  await store.button("action.undo").click();
  await expect.element(findRows("Somsa")).toBeVisible();
  await store.button("basket.remove", { name: "Palov" }).click();
  await store.reload();
  await expect.element(findRows("Somsa")).toBeVisible();
  await expect.element(findRows("Palov")).not.toBeInTheDocument();
});

test("[BK-9] an empty basket says so, and one that is not never does", async () => {
  fillBasket(somsa);
  const store = await renderBasketPage();
  await expect.element(store.text("basket.emptyTitle")).not.toBeInTheDocument();
  await store.button("basket.remove", { name: "Somsa" }).click();
  await expect.element(store.text("basket.emptyTitle")).toBeVisible();
});

test("[PR-1, PR-2] an invalid promo code shows the reason at its field, a valid one is applied and removed", async () => {
  fillBasket(somsa);
  setDeliveryAddress();
  const quote = await loadExampleReply("quoteOrder");
  const store = await renderBasketPage({
    "POST /orders/v1/orders/quote": { ...quote, promo: { state: "min_price", minPrice: 50_000 } },
  });
  await store.button("promo.open").click();
  await expect.element(store.field("promo.label")).toHaveFocus();
  await store.field("promo.label").fill("osh10");
  await store.button("promo.apply").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/50\s000/);
  await expect.poll(() => basketStore.get().promoCode).toBe("OSH10");
  store.api.answer({ "POST /orders/v1/orders/quote": { ...quote, promo: { state: "added" } } });
  await store.field("promo.label").fill("osh20");
  await store.button("promo.apply").click();
  await expect.element(store.text("promo.added", { code: "OSH20" })).toBeVisible();
  await store.button("promo.remove", { code: "OSH20" }).click();
  expect(basketStore.get().promoCode).toBeNull();
});

test("[CH-9] a promo code being typed survives a reload", async () => {
  fillBasket(somsa);
  const store = await renderBasketPage();
  await store.button("promo.open").click();
  await store.field("promo.label").fill("OSH1");
  await store.reload();
  await expect.element(store.field("promo.label")).toHaveValue("OSH1");
});

test("[BK-10] while the delivery price is loading, it is not shown as free", async () => {
  fillBasket(somsa);
  setDeliveryAddress();
  const neverResolve = () => new Promise<never>(() => undefined);
  const store = await renderBasketPage({
    "POST /deliveries/v1/delivery/tariff/client/calculate": neverResolve,
    "POST /orders/v1/orders/quote": neverResolve,
  });
  await expect.element(store.text("breakdown.delivery")).toBeVisible();
  await expect.element(store.text("breakdown.free")).not.toBeInTheDocument();
});

test("[BK-10, CH-5] a refused delivery is shown in the basket, and the total says that delivery is missing", async () => {
  fillBasket(somsa);
  setDeliveryAddress();
  await renderBasketPage({
    "POST /deliveries/v1/delivery/tariff/client/calculate": createFakeRefusal("out_of_zone"),
    "POST /orders/v1/orders/quote": createFakeRefusal("not_found"),
  });
  await expect
    .element(page.getByRole("definition").filter({ hasText: describeRefusalCode("out_of_zone").en }))
    .toBeVisible();
  await expect.element(page.getByText(/^\+ delivery/).first()).toBeVisible();
});

test("[OR-4] the bar of active orders does not cover the popular dishes at the end of an empty basket", async () => {
  await page.viewport(360, 640);
  // This element replaces the bar of active orders, which is 12 px above the lower edge of the screen and 52 px high.
  const bar = Object.assign(document.createElement("div"), { className: "fixed inset-x-3 bottom-3 h-13" });
  bar.dataset["orders"] = "";
  document.body.append(bar);
  onTestFinished(async () => {
    bar.remove();
    await page.viewport(390, 844);
  });
  const store = await renderBasketPage({
    "GET /products/v1/menu/{hash}": createTestMenu([{ ...somsa, labels: ["HIT"] }, plov]),
  });
  const popular = page.getByRole("region", { name: store.t("basket.recommendFirst") });
  await expect.element(popular.getByText("Somsa", { exact: true })).toBeVisible();
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  await expect
    .poll(() => popular.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar.getBoundingClientRect().top);
});
