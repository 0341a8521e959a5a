import { type BoardOrder, endpoints } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createFakeRefusal, type FakeAnswers } from "../../testing/fake-api.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderConsole } from "../../testing/render-console.tsx";
import { loadExampleAnswers } from "../../testing/example-replies.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import example from "../../../../../packages/contract/examples/accept-order.json" with { type: "json" };

const SEEN_ROUTE = "POST /console/v1/orders/{id}/seen";
const now = Date.now();

/** New order, four minutes old, that no one has seen. */
const unseenOrder: BoardOrder = {
  ...endpoints.acceptOrder.reply.parse({ ...example, alertStep: null, isSeen: false, seenBy: null }),
  status: "CREATED",
  nextStatuses: ["ACCEPTED", "CANCELED"],
  createdAt: new Date(now - 4 * 60_000 - 5_000).toISOString(),
  acceptedTime: null,
  promisedAt: null,
  seenAt: null,
};
const seenOrder: BoardOrder = {
  ...unseenOrder,
  version: unseenOrder.version + 1,
  alertStep: null,
  isSeen: true,
  seenAt: new Date(now).toISOString(),
  seenBy: "Dilnoza Karimova",
};

async function openBoard(
  order: BoardOrder,
  options: { api?: FakeAnswers; at?: string; role?: "kitchen" } = {},
) {
  const rendered = await renderConsole({
    role: options.role ?? "operator",
    at: options.at ?? "/",
    api: {
      ...loadExampleAnswers(),
      "GET /console/v1/pauses": [],
      "GET /console/v1/orders": { lastEventId: "1", orders: [order] },
      "GET /console/v1/orders/{id}": {
        ...order,
        otherPayments: [],
        history: [],
        fiscal: { sale: null, refund: null, hasLines: false },
      },
      ...options.api,
    },
  });
  const { page, t } = rendered;
  return {
    ...rendered,
    card: page.getByRole("article"),
    see: page.getByRole("button", { name: t("action.see") }),
  };
}

test("[OR-13] a press on Seen shows the person's name on the card and stops the sound", async () => {
  const { card, see, t, api } = await openBoard(
    { ...unseenOrder, alertStep: "push" },
    { api: { [SEEN_ROUTE]: seenOrder } },
  );
  await expect.element(card).toHaveAttribute("data-ringing");
  await expect.element(card.getByRole("button", { name: t("action.accept") })).toBeVisible();
  expect(see.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectAccessible();
  await see.click();
  await expect.element(card).toMatchTextContent(t("card.seen-by", { name: "Dilnoza Karimova" }));
  await expect.element(card).not.toHaveAttribute("data-ringing");
  await expect.element(see).not.toBeInTheDocument();
  await expect.element(card.getByRole("button", { name: t("action.accept") })).toBeVisible();
  expect(api.sentTo(SEEN_ROUTE)).toEqual([{ version: unseenOrder.version }]);
});

test("[OR-13] a card shows how long an order is unanswered and the alert steps taken; an answered order shows neither", async () => {
  const { card, t, lines } = await openBoard({ ...unseenOrder, alertStep: "sms" });
  const chip = `${t("time.waited", { minutes: 4 })} · ${t("card.step.sms")}`;
  await expect.element(card.getByText(chip)).toBeVisible();
  const event = { order: seenOrder, reservation: null, waiterCall: null, claim: null };
  await expect.poll(() => lines.urls.length).toBeGreaterThan(0);
  lines.tell("/console/v1/events", event, "2");
  await expect.element(card.getByText(chip)).not.toBeInTheDocument();
});

test("[OR-13] the kitchen can mark as seen an order that it may not accept", async () => {
  const { card, see, t } = await openBoard({ ...unseenOrder, nextStatuses: [] }, { role: "kitchen" });
  await expect.element(see).toBeVisible();
  await expect.element(card.getByRole("button", { name: t("action.accept") })).not.toBeInTheDocument();
});

test("[OR-13] an order that was accepted automatically still has to be marked as seen", async () => {
  const { card, see, t } = await openBoard({
    ...unseenOrder,
    status: "ACCEPTED",
    nextStatuses: ["COOKING"],
    alertStep: "decide",
  });
  await expect.element(card).toMatchTextContent(t("card.step.decide"));
  await expect.element(see).toBeVisible();
});

test("[OR-13] shows the action of a colleague that reacted first", async () => {
  const { card, see, t, api } = await openBoard(unseenOrder, {
    api: { [SEEN_ROUTE]: createFakeRefusal("stale_version") },
  });
  await expect.element(see).toBeVisible();
  api.answer({ "GET /console/v1/orders": { lastEventId: "2", orders: [seenOrder] } });
  await see.click();
  await expect.element(card).toMatchTextContent(t("card.seen-by", { name: "Dilnoza Karimova" }));
});

test("[OR-13] the link of a notification opens its order, which can be marked as seen and accepted there", async () => {
  const { page, t } = await openBoard(
    { ...unseenOrder, alertStep: "push" },
    { at: `/?order=${unseenOrder.id}` },
  );
  const drawer = page.getByRole("dialog", { name: t("order.title", { number: unseenOrder.number }) });
  await expect.element(drawer.getByRole("button", { name: t("action.see") })).toBeVisible();
  await expect.element(drawer).toMatchTextContent(t("card.step.push"));
});

test("[OR-13] the link of a finished order opens it with its outcome", async () => {
  const ended: BoardOrder = {
    ...seenOrder,
    status: "CANCELED",
    nextStatuses: [],
    canceledAt: seenOrder.seenAt,
  };
  const { page, t } = await openBoard(ended, { at: `/?order=${ended.id}` });
  const drawer = page.getByRole("dialog", { name: t("order.title", { number: ended.number }) });
  await expect.element(drawer).toMatchTextContent(t("status.CANCELED"));
});

test("[OR-13] the link of an order that is not on the board says so and offers a way on", async () => {
  const { page, t, router } = await openBoard(unseenOrder, { at: `/?order=${createTestId(77)}` });
  const notice = page.getByRole("dialog", { name: t("board.missing") });
  await expect.element(notice).toMatchTextContent(t("board.missing-means"));
  await expect.element(notice.getByRole("link", { name: t("frame.past-orders") })).toBeVisible();
  await expectAccessible();
  await notice.getByRole("button", { name: t("order.close") }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(router.state.location.search).toBe("");
});
