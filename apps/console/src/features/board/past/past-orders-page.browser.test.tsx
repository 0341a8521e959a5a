import type { BoardOrder } from "@dasturxon/contract";
import type { HistoryEntry } from "@dasturxon/contract/order-history";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../../testing/example-replies.ts";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { createTestId } from "../../../testing/fake-rows.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { PastOrdersPage } from "./past-orders-page.tsx";

/** Renders the past orders page with one order. `more` overrides fields of the order. */
async function openDay(more: Partial<BoardOrder>, language: "uz" | "ru" | "en" = "uz") {
  const example = await loadExampleReply("pastOrders");
  const { history: _, ...record } = await loadExampleReply("boardOrder");
  let order = { ...record, id: example.orders[0]?.id ?? "", number: 4020, ...more } as BoardOrder;
  let history: HistoryEntry[] = [];
  const searched: (string | undefined)[] = [];
  const rendered = await renderPage(<PastOrdersPage />, {
    path: "/past-orders",
    language,
    api: {
      "GET /console/v1/past-orders": ({ query }) => {
        searched.push(query.search);
        return { ...example, orders: [order], total: 1 };
      },
      "GET /console/v1/orders/{id}": () => ({
        ...order,
        otherPayments: [],
        history,
        fiscal: { sale: null, refund: null, hasLines: false },
      }),
      "POST /console/v1/orders/{id}/refund": () => {
        order = { ...order, version: order.version + 1, refundedAt: "2026-03-02T08:00:00.000Z" };
        return order;
      },
    },
  });
  const { page, t } = rendered;
  const openOrder = async (changes: HistoryEntry[] = []) => {
    history = changes;
    await page.getByRole("button", { name: `№ ${order.number}` }).click();
    const drawer = page
      .getByRole("dialog")
      .filter({ hasText: t("order.title", { number: order.number }) })
      .first();
    await expect.element(drawer).toBeVisible();
    return drawer;
  };
  return { ...rendered, open: openOrder, searched };
}

test("[OR-7] [PY-5] finds an order of the day by its number and refunds it once, with feedback", async () => {
  const { page, t, api, open, searched } = await openDay({
    status: "CLOSED",
    isPaid: true,
    paymentType: "CASH",
    comment: "Yongʻoqsiz",
  });
  await page.getByRole("searchbox", { name: t("past.search") }).fill("4020");
  await expect.poll(() => searched.at(-1)).toBe("4020");
  const drawer = await open();
  await expect
    .element(drawer.getByRole("note", { name: t("order.comment") }))
    .toMatchTextContent("Yongʻoqsiz");
  await expect.element(drawer).toMatchTextContent(t("status.CLOSED"));
  await drawer.getByRole("button", { name: t("refund.open") }).click();
  const dialog = page.getByRole("dialog").filter({ hasText: t("refund.title", { number: 4020 }) });
  const give = dialog.getByRole("button").last();
  await expect.element(give).toBeDisabled();
  await dialog.getByLabelText(t("refund.why")).fill("Sovuq edi");
  await expectAccessible();
  await give.click();
  await expect.element(drawer).toMatchTextContent(t("refund.done"));
  await expect.element(page.getByRole("button", { name: t("refund.open") })).not.toBeInTheDocument();
  expect(api.sentTo("POST /console/v1/orders/{id}/refund")).toMatchObject([{ comment: "Sovuq edi" }]);
});

test("[OR-7] separates active orders from finished ones and sends the filters", async () => {
  const example = await loadExampleReply("pastOrders");
  const { history: _, ...record } = await loadExampleReply("boardOrder");
  const [order] = example.orders;
  const queries: object[] = [];
  const { page, t } = await renderPage(<PastOrdersPage />, {
    path: "/past-orders",
    language: "en",
    api: {
      "GET /console/v1/couriers": [],
      "GET /console/v1/past-orders": ({ query }) => {
        queries.push(query);
        const cooking = { ...record, ...order, id: createTestId(1), number: 11, status: "COOKING" as const };
        const closed = { ...record, ...order, id: createTestId(2), number: 12, status: "CLOSED" as const };
        return { ...example, orders: query.status === "CLOSED" ? [closed] : [cooking, closed], total: 2 };
      },
    },
  });
  const open = page.getByRole("region", { name: t("past.under-way") });
  const finished = page.getByRole("region", { name: t("past.finished") });
  await expect.element(open).toMatchTextContent("№ 11");
  await expect.element(finished).toMatchTextContent("№ 12");
  await page.getByRole("button", { name: t("past.filters") }).click();
  await page.getByRole("combobox", { name: t("past.any-status") }).selectOptions("CLOSED");
  await page.getByRole("combobox", { name: t("past.any-service") }).selectOptions("DELIVERY");
  await page.getByRole("combobox", { name: t("past.any-payment") }).selectOptions("CASH");
  await page.getByRole("combobox", { name: t("past.any-cash") }).selectOptions("false");
  await expect
    .poll(() => queries.at(-1))
    .toMatchObject({
      status: "CLOSED",
      serviceType: "DELIVERY",
      paymentType: "CASH",
      courierPaid: false,
    });
  await expect.element(open).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "№ 12" })).toBeVisible();
  await expectAccessible();
});

test.each(["uz", "ru", "en"] as const)(
  "[OR-7] [LN-1] shows the history of an order in %s, with people's comments unchanged",
  async (language) => {
    const { t, open } = await openDay({ status: "CANCELED" }, language);
    const createHistoryEntry = (
      version: number,
      about: HistoryEntry["about"],
      comment: string | null = null,
    ) => ({
      version,
      at: "2026-03-02T07:00:00.000Z",
      status: "CREATED" as const,
      reason: "UPDATE",
      by: { kind: "staff" as const, name: "Dilnoza" },
      about,
      comment,
    });
    const drawer = await open([
      createHistoryEntry(1, { kind: "payment_type", from: "CASH", to: "TERMINAL" }),
      createHistoryEntry(2, { kind: "added_minutes", minutes: 15 }),
      createHistoryEntry(3, { kind: "cancellation", reason: "TOO_BUSY" }, "Gaz yoʻq"),
    ]);
    for (const words of [
      `${t("payment.CASH")} → ${t("payment.TERMINAL")}`,
      t("pause.extra-minutes", { minutes: 15 }),
      `${t("reason.TOO_BUSY")}: Gaz yoʻq`,
    ])
      await expect.element(drawer).toMatchTextContent(`12:00 · Dilnoza · ${words}`);
  },
);
