import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableGuestStore } from "../../shop/session/session.ts";
import { orderAttemptStore, endOrderAttempt } from "./attempt.ts";
import { checkoutDraftStore } from "./draft.ts";
import { sendTableOrder, type TableOrderBody } from "./send-table-order.ts";

const TABLE_ID = "table-7";
const body = { tableId: TABLE_ID, tableSecret: "secret", language: "en" } as TableOrderBody;

let sentKeys: (string | null)[] = [];
beforeEach(() => {
  sentKeys = [];
  endOrderAttempt();
  tableGuestStore.set({ userId: "guest-1", tableId: TABLE_ID });
});
afterEach(() => vi.unstubAllGlobals());

const unauthorized = () =>
  Response.json({ statusCode: 401, code: "unauthorized", description: {}, data: {} }, { status: 401 });
const failWithoutNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const createPlacedReply = () => Response.json({ id: "order-1" });
const createSessionReply = () => Response.json({ userId: "guest-2" });
const refuseSession = () =>
  Response.json({ statusCode: 409, code: "feature_off", description: {}, data: {} }, { status: 409 });

/** Answers the calls in their sequence. Records the keys of the orders. */
function answerCalls(...answers: (() => Response | Promise<Response>)[]): void {
  const left = [...answers];
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.endsWith("/orders")) sentKeys.push(new Headers(init.headers).get("idempotency-key"));
    return left.shift()?.();
  });
}
const send = () => sendTableOrder(body, checkoutDraftStore.get(), () => undefined);

test("[CH-8, CH-11] after the end of the session the order is sent again with the same key", async () => {
  answerCalls(unauthorized, createSessionReply, createPlacedReply);
  expect(await send()).toMatchObject({ end: "placed" });
  expect([sentKeys.length, new Set(sentKeys).size]).toEqual([2, 1]);
  expect(orderAttemptStore.get()).toBeNull();
});

test("[CH-8, CH-11] an order without a response keeps its key in the next session", async () => {
  answerCalls(failWithoutNetwork);
  expect(await send()).toMatchObject({ end: "unsure" });
  answerCalls(unauthorized, createSessionReply, createPlacedReply);
  expect(await send()).toMatchObject({ end: "placed" });
  expect([sentKeys.length, new Set(sentKeys).size]).toEqual([3, 1]);
});

test("[CH-8, CH-11] an order is not unanswered if no other session could be opened", async () => {
  answerCalls(unauthorized, refuseSession);
  expect(await send()).toMatchObject({ end: "refused", error: { code: "feature_off" } });
  expect(orderAttemptStore.get()).toBeNull();
  answerCalls(failWithoutNetwork);
  tableGuestStore.set({ userId: "guest-1", tableId: TABLE_ID });
  expect(await send()).toMatchObject({ end: "unsure" });
  answerCalls(unauthorized, refuseSession);
  await send();
  expect(orderAttemptStore.get(), "the earlier attempt has no response").not.toBeNull();
});
