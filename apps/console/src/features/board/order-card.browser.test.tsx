import type { BoardOrder } from "@dasturxon/contract";
import { expect, test, vi } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { OrderCard } from "./order-card.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";

const now = new Date("2026-03-02T07:00:00.000Z");

/** Creates a board order with the given fields. */
async function createOrderWith(more: Partial<BoardOrder>): Promise<BoardOrder> {
  const [order] = (await loadExampleReply("board")).orders;
  if (!order) throw new Error("the example has no order");
  return { ...order, ...more };
}

test("[CH-2] an order for later shows its time and cooking minutes instead of its waiting time", async () => {
  const order = await createOrderWith({
    status: "AT_TIME",
    deliveryAt: "2026-03-02T13:40:00.000Z",
    cookingTime: 25,
  });
  const { page, t } = await renderPage(<OrderCard order={order} now={now} hasBranch onOpen={() => {}} />);
  const card = page.getByRole("article");
  await expect.element(card.getByText("18:40", { exact: true })).toBeVisible();
  await expect.element(card).toMatchTextContent(t("promise.kitchen-minutes", { kitchen: 25 }));
});

test("[EN-7] an order with a time window shows the whole window on its card, before and after acceptance", async () => {
  const later = await createOrderWith({
    status: "AT_TIME",
    deliveryAt: "2026-03-02T13:00:00.000Z",
    deliveryUntil: "2026-03-02T14:00:00.000Z",
    promisedAt: "2026-03-02T14:00:00.000Z",
  });
  const cooking = { ...later, status: "COOKING" as const, cookingTime: 20, roadMinutes: 0 };
  const { page, t } = await renderPage(
    <div style={{ display: "grid", gap: 8, width: 225 }}>
      <OrderCard order={later} now={now} hasBranch onOpen={() => {}} />
      <OrderCard order={cooking} now={now} hasBranch onOpen={() => {}} />
    </div>,
  );
  const [first, second] = [page.getByRole("article").first(), page.getByRole("article").last()];
  await expect.element(first.getByText("18:00–19:00", { exact: true })).toBeVisible();
  const promise = t("promise.kitchen", { kitchen: 20, time: "18:00–19:00" });
  await expect.element(second.getByText(promise, { exact: true })).toBeVisible();
});

test("[CH-11] the card of an order at a table without a phone says so", async () => {
  const order = await createOrderWith({ serviceType: "DINE_IN" });
  const table = { id: order.id, number: "7", place: { uz: "Zal" } };
  const guest = { ...order.customer, phone: "", isTableGuest: true };
  const { page, t } = await renderPage(
    <OrderCard order={{ ...order, table, customer: guest }} now={now} hasBranch onOpen={() => {}} />,
  );
  const words = `${t("order.table")} 7, ${t("order.tableGuest")}`;
  await expect.element(page.getByRole("article")).toMatchTextContent(words);
});

test.each(["uz", "ru", "en"] as const)(
  "[EN-7] an order for another day shows the day with its time window within the narrowest card: %s",
  async (language) => {
    const order = await createOrderWith({
      number: 123_456,
      status: "AT_TIME",
      deliveryAt: "2026-12-31T15:30:00.000Z",
      deliveryUntil: "2026-12-31T17:45:00.000Z",
    });
    const { page } = await renderPage(
      <div style={{ width: 225 }}>
        <OrderCard order={order} now={now} hasBranch onOpen={() => {}} />
      </div>,
      { language },
    );
    const card = page.getByRole("article");
    const time = card.getByText(/31.*20:30–22:45$/);
    await expect.element(time).toBeVisible();
    const edge = card.element().getBoundingClientRect().right;
    expect(time.element().getBoundingClientRect().right).toBeLessThanOrEqual(edge - 12);
  },
);

test("[EN-7] an accepted order for another day shows the day and its time window instead of the minutes left", async () => {
  const order = await createOrderWith({
    status: "ACCEPTED",
    deliveryAt: "2026-03-03T13:00:00.000Z",
    deliveryUntil: "2026-03-03T14:00:00.000Z",
    promisedAt: "2026-03-03T14:00:00.000Z",
  });
  const { page } = await renderPage(<OrderCard order={order} now={now} hasBranch onOpen={() => {}} />, {
    language: "en",
  });
  await expect.element(page.getByText("03.03 18:00–19:00", { exact: true })).toBeVisible();
});

test("[OR-8] requires a reason for a refusal; for a sold-out product, the product of the order can be stopped or stay on sale", async () => {
  const [line] = (await createOrderWith({})).cartItems;
  if (!line) throw new Error("the example has no dish");
  const order = await createOrderWith({ cartItems: [line] });
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
