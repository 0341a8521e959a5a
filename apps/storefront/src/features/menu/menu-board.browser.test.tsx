import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createTestProduct } from "../../testing/product-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, createShopAnswers, createTestMenu } from "../../testing/shop-fixture.ts";
import { MenuBoard } from "./menu-board.tsx";

/** Enough categories to make the category bar scroll, with one product each. */
const categoryNames = Array.from({ length: 16 }, (_, at) => `Category ${at + 1}`);
const [template] = createTestMenu().categories;
if (!template) throw new Error("the menu of the tests has no category");
const categories = categoryNames.map((name, at) => ({
  ...template,
  id: createTestId(100 + at),
  name: { uz: name },
}));
const products = categories.map(({ id }, at) =>
  createTestProduct({ id: createTestId(200 + at), categoryId: id, name: { uz: `Dish ${at + 1}` } }),
);

test("[MN-3] the row of categories does not move while one is pressed, so that a click is not lost", async () => {
  await renderStore(<MenuBoard version={null} hash={null} onOpenProduct={() => undefined} />, {
    api: createShopAnswers({ ...createTestMenu(products), categories }),
  });
  const first = page.getByRole("link", { name: "Category 1", exact: true });
  await expect.element(first).toBeVisible();
  const link = first.element();
  const row = link.closest("ul");
  const scrollPageTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
  const expectLinkIsCurrent = (at: boolean) => expect.poll(() => link.hasAttribute("aria-current")).toBe(at);
  const dispatchPointer = (name: "pointerdown" | "pointerup") =>
    link.dispatchEvent(new PointerEvent(name, { pointerType: "mouse", bubbles: true }));
  // The row of categories scrolls to the current category while the page scrolls.
  await expect
    .poll(() => (scrollPageTo(document.documentElement.scrollHeight), row?.scrollLeft))
    .toBeGreaterThan(0);
  scrollPageTo(0);
  await expectLinkIsCurrent(true);
  await expect.poll(() => row?.scrollLeft).toBe(0);

  dispatchPointer("pointerdown");
  scrollPageTo(document.documentElement.scrollHeight);
  await expectLinkIsCurrent(false);
  expect(row?.scrollLeft).toBe(0);

  dispatchPointer("pointerup");
  scrollPageTo(0);
  await expectLinkIsCurrent(true);
  scrollPageTo(document.documentElement.scrollHeight);
  await expect.poll(() => row?.scrollLeft).toBeGreaterThan(0);
});

test("[BK-2] adding and removing a product by keyboard keeps the focus on its buttons", async () => {
  const { t } = await renderStore(<MenuBoard version={null} hash={null} onOpenProduct={() => undefined} />, {
    api: createShopAnswers({ ...createTestMenu(products), categories }),
  });
  const add = page.getByRole("button", { name: t("menu.add", { name: "Dish 1" }), exact: true });
  const findStepperButton = (id: "stepper.more" | "stepper.less") =>
    page.getByRole("button", { name: t(id, { name: "Dish 1" }), exact: true });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(findStepperButton("stepper.more")).toHaveFocus();
  (findStepperButton("stepper.less").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(add).toHaveFocus();
});
