import type { BoardOrder } from "@dasturxon/contract";
import { expect, test, vi } from "vitest";
import { exampleOf } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { OrderCard } from "./order-card.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";

const now = new Date("2026-03-02T07:00:00.000Z");

/** Creates a board order with the given fields. */
async function orderWith(more: Partial<BoardOrder>): Promise<BoardOrder> {
  const [order] = (await exampleOf("board")).orders;
  if (!order) throw new Error("the example has no order");
  return { ...order, ...more };
}

test("[CH-2] an order for later shows its time and cooking minutes instead of its waiting time", async () => {
  const order = await orderWith({
    status: "AT_TIME",
    deliveryAt: "2026-03-02T13:40:00.000Z",
    cookingTime: 25,
  });
  const { page, t } = await renderPage(<OrderCard order={order} now={now} hasBranch onOpen={() => {}} />);
  const card = page.getByRole("article");
  await expect.element(card.getByText("18:40", { exact: true })).toBeVisible();
  await expect.element(card).toMatchTextContent(t("promise.kitchen-minutes", { kitchen: 25 }));
});

test("[OR-8] requires a reason for a refusal; for a sold-out product, the product of the order can be stopped or stay on sale", async () => {
  const [line] = (await orderWith({})).cartItems;
  if (!line) throw new Error("the example has no dish");
  const order = await orderWith({ cartItems: [line] });
  const onRefuse = vi.fn<(why: object) => void>();
  const { page, t } = await renderPage(
    <RefuseDialog order={order} isOpen onClose={() => {}} onRefuse={onRefuse} />,
  );
  const dialog = page.getByRole("dialog", { name: t("refuse.title") });
  const refuse = dialog.getByRole("button", { name: t("action.refuse"), exact: true });
  await expect.element(refuse).toBeDisabled();
  await dialog.getByLabelText(t("reason.OUT_OF_STOCK")).click();
  await expect.element(dialog.getByRole("checkbox")).toBeChecked();
  await expectAccessible();
  await dialog.getByRole("combobox", { name: t("refuse.stop-too") }).click();
  await dialog.getByRole("option", { name: t("refuse.stop-not"), exact: true }).click();
  await refuse.click();
  expect(onRefuse).toHaveBeenCalledExactlyOnceWith({
    reason: "OUT_OF_STOCK",
    comment: "",
    productIds: [line.productId],
    stop: null,
  });
});
