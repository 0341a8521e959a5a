import { type BoardOrder, endpoints } from "@dasturxon/contract";
import { expect, test } from "vitest";
import type { FakeAnswers } from "../../testing/fake-api.ts";
import { loadExampleAnswers, loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderConsole } from "../../testing/render-console.tsx";
import example from "../../../../../packages/contract/examples/accept-order.json" with { type: "json" };

const PAST_ORDERS_ROUTE = "GET /console/v1/past-orders";
const PAYMENT_LINK_ROUTE = "POST /console/v1/orders/{id}/payment-link";
const PAYMENT_TYPE_ROUTE = "POST /console/v1/orders/{id}/payment-type";

const unpaidOrder: BoardOrder = {
  ...endpoints.acceptOrder.reply.parse({ ...example, alertStep: null, isSeen: false, seenBy: null }),
  number: 2300,
  status: "CREATED",
  nextStatuses: ["CANCELED"],
  paymentType: "PAYME",
  isPaid: false,
  createdAt: new Date(Date.now() - 60_000).toISOString(),
  acceptedTime: null,
  promisedAt: null,
  seenAt: null,
};

async function openConsole(at: string, more: FakeAnswers = {}) {
  const past = await loadExampleReply("pastOrders");
  return renderConsole({
    role: "owner",
    at,
    api: {
      ...loadExampleAnswers(),
      "GET /console/v1/pauses": [],
      "GET /console/v1/orders": { lastEventId: "1", orders: [] },
      "GET /console/v1/orders/{id}": {
        ...unpaidOrder,
        otherPayments: ["CASH"],
        history: [],
        fiscal: { sale: null, refund: null, hasLines: false },
      },
      [PAST_ORDERS_ROUTE]: { ...past, orders: [unpaidOrder], total: 1 },
      [PAYMENT_LINK_ROUTE]: { done: true },
      [PAYMENT_TYPE_ROUTE]: { ...unpaidOrder, version: unpaidOrder.version + 1, paymentType: "CASH" },
      ...more,
    },
  });
}

test("[OR-3] finds an order that awaits its payment by number on the board and lets staff continue it", async () => {
  const { page, t, api } = await openConsole("/");
  await page
    .getByRole("textbox", { name: t("board.search") })
    .or(page.getByRole("combobox", { name: t("board.search") }))
    .fill("2300");
  const option = page.getByRole("option", { name: /2300/ });
  await expect.element(option).toMatchTextContent(t("past.awaits-payment"));
  await option.click();
  const drawer = page
    .getByRole("dialog")
    .filter({ hasText: t("order.title", { number: 2300 }) })
    .first();
  await expect.element(drawer).toMatchTextContent(t("past.awaits-payment-means"));
  await expectAccessible();
  await drawer.getByRole("button", { name: t("past.send-link") }).click();
  await expect.element(page.getByText(t("past.link-sent"))).toBeVisible();
  expect(api.sentTo(PAYMENT_LINK_ROUTE)).toHaveLength(1);
  await drawer.getByRole("button", { name: t("action.change-payment") }).click();
  await page.getByRole("menuitem", { name: t("payment.CASH") }).click();
  await expect.poll(() => api.sentTo(PAYMENT_TYPE_ROUTE)).toMatchObject([{ paymentType: "CASH" }]);
});

test("[OR-3] the payments page lists orders without any payment attempt, each with a link to the order", async () => {
  const { page, t } = await openConsole("/manage/money");
  const list = page.getByRole("region", { name: t("paymentList.unpaid", { count: 1 }) });
  await list.getByRole("link", { name: "№ 2300" }).click();
  await expect
    .element(
      page
        .getByRole("dialog")
        .filter({ hasText: t("order.title", { number: 2300 }) })
        .first(),
    )
    .toMatchTextContent(t("past.awaits-payment"));
});

test("[OR-7] an empty search on the board says so and offers the same search in the history", async () => {
  const { page, t } = await openConsole("/", {
    [PAST_ORDERS_ROUTE]: { ...(await loadExampleReply("pastOrders")), orders: [], total: 0 },
  });
  const field = page
    .getByRole("textbox", { name: t("board.search") })
    .or(page.getByRole("combobox", { name: t("board.search") }));
  await field.fill("Zamira");
  const none = page.getByRole("option", { name: t("past.not-on-board") });
  await expect.element(none).toHaveAttribute("data-combobox-disabled", "true");
  await field.fill("7777");
  await page.getByRole("option", { name: t("past.in-history") }).click();
  await expect.element(page.getByRole("searchbox", { name: t("past.search") })).toHaveValue("7777");
});
