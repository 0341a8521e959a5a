import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { menuQuery } from "../../../shop/menu/menu-query.ts";
import { createStore } from "../../../platform/store.ts";
import { renderStore } from "../../../testing/render-store.tsx";
import { FAKE_CONNECTION_LOSS } from "../../../testing/fake-api.ts";
import { createShopAnswers, somsa } from "../../../testing/shop-fixture.ts";
import type { Product } from "../../../platform/shapes.ts";
import { addToBasketDirectly } from "../../../shop/basket/add-at-once.ts";
import { basketStore } from "../../../shop/basket/basket.ts";
import { BasketSteppers } from "./basket-steppers.tsx";
import { PRODUCT_ATTRIBUTE, STEPPER_CONTAINER_ATTRIBUTE, TAP_ACTION_ATTRIBUTE } from "./markup.ts";
import { useMenuTaps } from "./menu-taps.ts";
import type { MenuTaps } from "./menu-taps.ts";

const redrawCountStore = createStore(0);

/** One product card whose stepper replaces its plus button. */
function BoardWithSteppers() {
  const board = useRef<HTMLDivElement>(null);
  const onAdd = (product: Product) => addToBasketDirectly(product, null);
  useMenuTaps(board, { onAdd, onProduct: () => undefined });
  return (
    <div ref={board} className="menu">
      <div {...PRODUCT_ATTRIBUTE.set(somsa.id)}>
        <span className="card-corner" {...{ [STEPPER_CONTAINER_ATTRIBUTE]: "" }}>
          <button type="button" className="card-plus" {...TAP_ACTION_ATTRIBUTE.set("add")} aria-label="Add" />
        </span>
      </div>
      <BasketSteppers board={board} onOpenProduct={() => undefined} />
    </div>
  );
}

/** One product card that React remounts when `drawing` changes, as it replaces a server-rendered card that differs. */
function Board({ onProduct, onAdd }: MenuTaps) {
  const board = useRef<HTMLDivElement>(null);
  useMenuTaps(board, { onProduct, onAdd });
  return (
    <div ref={board} key={redrawCountStore.use()}>
      <div {...PRODUCT_ATTRIBUTE.set(somsa.id)}>
        <button type="button" className="card-plus" {...TAP_ACTION_ATTRIBUTE.set("add")} aria-label="Add" />
      </div>
    </div>
  );
}

async function renderBoard(isAdded = true) {
  const onAdd = vi.fn<MenuTaps["onAdd"]>(() => isAdded);
  await renderStore(<Board onAdd={onAdd} onProduct={() => undefined} />);
  await menuQuery.load();
  const button = page.getByRole("button", { name: "Add" });
  const dispatchPointer = (name: "pointerdown" | "pointerup", pointerType = "mouse") =>
    button.element().dispatchEvent(new PointerEvent(name, { pointerType, bubbles: true }));
  const redrawMenu = async () => {
    const before = button.element();
    redrawCountStore.set((count) => count + 1);
    await expect.poll(() => before.isConnected).toBe(false);
  };
  return { onAdd, button, point: dispatchPointer, drawAnew: redrawMenu };
}

test("[BK-1] a tap adds once, even if its card is rendered again between press and release", async () => {
  const { onAdd, button, point, drawAnew } = await renderBoard();
  await button.click();
  await expect.poll(() => onAdd).toHaveBeenCalledOnce();
  point("pointerdown");
  await drawAnew();
  // The browser dispatches no click if the pressed element was removed.
  point("pointerup");
  await expect.poll(() => onAdd).toHaveBeenCalledTimes(2);
  await button.click();
  await expect.poll(() => onAdd).toHaveBeenCalledTimes(3);
});

test("[MN-14] a plus button shows its taps", async () => {
  const added = await renderBoard();
  const plus = added.button;
  await plus.click();
  await plus.click();
  await expect.element(plus).toHaveAttribute("data-taps", "2");
});

test("[MN-14, MN-5] a plus button shows no tap if the product was not added", async () => {
  const { onAdd, button } = await renderBoard(false);
  await button.click();
  await expect.poll(() => onAdd).toHaveBeenCalledOnce();
  await expect.element(button).not.toHaveAttribute("data-taps");
});

test("[BK-1] a touch whose card is rendered again adds by its click only", async () => {
  const { onAdd, button, point, drawAnew } = await renderBoard();
  point("pointerdown", "touch");
  await drawAnew();
  point("pointerup", "touch");
  await button.click();
  await expect.poll(() => onAdd).toHaveBeenCalledOnce();
});

test.each(["touch", "space key"])(
  "[BK-1] a stepper does not replace a plus button under a %s",
  async (way) => {
    const store = await renderStore(<BoardWithSteppers />);
    await menuQuery.load();
    const plus = page.getByRole("button", { name: "Add", exact: true });
    const stepper = store.button("stepper.more", { name: "Somsa" });
    const element = plus.element() as HTMLElement;
    if (way === "touch")
      element.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    else element.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    addToBasketDirectly(somsa, null);
    await expect.poll(() => document.querySelector(".card-stepper")).not.toBeNull();
    await expect.element(plus).toBeVisible();
    await expect.element(stepper).not.toBeInTheDocument();
    element.click();
    await expect.element(stepper).toBeVisible();
    await expect.element(plus).not.toBeInTheDocument();
    expect(basketStore.get().lines).toMatchObject([{ count: 2 }]);
  },
);

test("[MN-14] a tap waits until the menu can be loaded", async () => {
  const { api } = await renderStore(<BoardWithSteppers />, {
    api: { "GET /products/v1/menu": FAKE_CONNECTION_LOSS },
  });
  const plus = page.getByRole("button", { name: "Add", exact: true });
  await plus.click();
  await expect.element(plus).toHaveAttribute("data-taps", "1");
  api.answer(createShopAnswers());
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => basketStore.get().lines).toMatchObject([{ count: 1 }]);
});
