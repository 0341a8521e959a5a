import type { BoardOrder } from "@dasturxon/contract";
import { endpoints } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { renderPage } from "../../testing/render-page.tsx";
import type { FakeAnswers } from "../../testing/fake-api.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import example from "../../../../../packages/contract/examples/accept-order.json" with { type: "json" };
import { OrderCard } from "./order-card.tsx";
import { OrderDetails } from "./order-details.tsx";

const order: BoardOrder = endpoints.acceptOrder.reply.parse(example);
const [line] = order.cartItems;
if (!line) throw new Error("the example has no line");

test("[MN-5] the card lists the contents of a set, summed over all sets of this kind", async () => {
  const createMissingSetPart = (at: number, name: string, count: number) => ({
    productId: createTestId(at),
    name: { uz: name },
    count,
    totalPrice: 10_000,
  });
  const set = {
    ...line,
    count: 2,
    name: { uz: "Kombo" },
    parts: [createMissingSetPart(1, "Burger", 1), createMissingSetPart(2, "Kartoshka", 3)],
  };
  const { page } = await renderPage(
    <OrderCard
      order={{ ...order, cartItems: [set] }}
      now={new Date(order.createdAt)}
      hasBranch={false}
      onOpen={() => undefined}
    />,
  );
  const card = page.getByRole("article");
  for (const words of ["2× Kombo", "2× Burger", "6× Kartoshka"])
    await expect.element(card).toMatchTextContent(words);
});

const noFiscalLinks = { sale: null, refund: null, hasLines: false };
const createOrderAnswers = (shown: BoardOrder): FakeAnswers => ({
  "GET /console/v1/orders/{id}": { ...shown, otherPayments: [], history: [], fiscal: noFiscalLinks },
});
const createCanceledOrder = (cancelReason: BoardOrder["cancelReason"]): BoardOrder => ({
  ...order,
  status: "CANCELED",
  cancelReason,
});

test("[OR-8] shows the customer's reason for a cancellation with its comment", async () => {
  const canceledOrder = createCanceledOrder({
    code: "TOO_LONG",
    comment: "Avtobusim ketyapti",
    by: "customer",
    products: [],
  });
  const { page, t } = await renderPage(<OrderDetails order={canceledOrder} />, {
    api: createOrderAnswers(canceledOrder),
  });
  await expect.element(page.getByText(`${t("reason.TOO_LONG")} — Avtobusim ketyapti`)).toBeVisible();
});

test("[OR-8] names the product because of which an order was refused", async () => {
  const products = [{ productId: line.productId, name: { uz: "Somsa" } }];
  const refused = createCanceledOrder({ code: "OUT_OF_STOCK", comment: null, by: "staff", products });
  const { page, t } = await renderPage(<OrderDetails order={refused} />, {
    api: createOrderAnswers(refused),
  });
  await expect.element(page.getByText(`${t("reason.OUT_OF_STOCK")}: Somsa`)).toBeVisible();
});

test.each([
  ["PAYME", "refund.due-told"],
  ["CLICK", "refund.due-by-hand"],
] as const)(
  "[PY-5] shows where staff pay out a refund by %s and whether they must mark it",
  async (paymentType, words) => {
    const refused = {
      ...createCanceledOrder(null),
      paymentType,
      isPaid: true,
      isRefundDue: true,
      refundRefusedAt: null,
    };
    const { page, t } = await renderPage(<OrderDetails order={refused} />, {
      api: createOrderAnswers(refused),
    });
    const name = t(`payment.${paymentType}`);
    await expect.element(page.getByText(t(words, { name }))).toBeVisible();
  },
);

test("[EN-7] the details show the requested time window with its day", async () => {
  const later = {
    ...createCanceledOrder(null),
    deliveryAt: "2026-03-03T13:00:00.000Z",
    deliveryUntil: "2026-03-03T14:00:00.000Z",
  };
  const { page } = await renderPage(<OrderDetails order={later} />, {
    language: "en",
    api: createOrderAnswers(later),
  });
  await expect.element(page.getByText(/03\.03 18:00–19:00$/)).toBeVisible();
});
