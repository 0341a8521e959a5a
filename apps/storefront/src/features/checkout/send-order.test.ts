import type { OrderBody } from "@dasturxon/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { orderAttemptStore, endOrderAttempt } from "./attempt.ts";
import { checkoutDraftStore } from "./draft.ts";
import { sendOrder } from "./send-order.ts";
import { notifySignedOutListeners } from "../../platform/api.ts";
import { expireSession, openSession } from "../../shop/session/session.ts";

const description = { uz: "", ru: "", en: "", ar: "", kz: "", tr: "", zh: "", "uz-Cyrl": "" };
const createRefusalResponse = (statusCode: number, code: string, data: object = {}) =>
  Response.json(
    { statusCode, statusMessage: "", code, description, data: { path: "", ...data } },
    { status: statusCode },
  );
const failWithoutNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const createPlacedReply = () => Response.json({ id: "order-1" });

let sentKeys: (string | null)[] = [];
beforeEach(() => {
  sentKeys = [];
  endOrderAttempt();
});
afterEach(() => vi.unstubAllGlobals());

/** Sends an order once for each of the server's answers. */
async function sendOrderOnce(...answers: (() => Response | Promise<Response>)[]) {
  const left = [...answers];
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sentKeys.push(new Headers(init.headers).get("idempotency-key"));
    return left.shift()?.();
  });
  const ends = [];
  for (const _ of answers)
    ends.push(await sendOrder({} as OrderBody, checkoutDraftStore.get(), () => undefined));
  return ends;
}

test("[CH-8] a refusal before processing does not settle an earlier attempt: the next one has the same key", async () => {
  const ends = await sendOrderOnce(
    failWithoutNetwork,
    () => createRefusalResponse(429, "too_many_requests"),
    createPlacedReply,
  );
  expect(ends.map(({ end }) => end)).toEqual(["unsure", "refused", "placed"]);
  expect(new Set(sentKeys).size).toBe(1);
  expect(orderAttemptStore.get()).toBeNull();
});

test("[CH-8] a refusal by the rules is a response: the corrected order gets a new key", async () => {
  const ends = await sendOrderOnce(
    failWithoutNetwork,
    () => createRefusalResponse(409, "price_changed"),
    createPlacedReply,
  );
  expect(ends.map(({ end }) => end)).toEqual(["unsure", "refused", "placed"]);
  expect(new Set(sentKeys).size).toBe(2);
});

test("[CH-8] a key that has already created an order opens that order", async () => {
  const ends = await sendOrderOnce(failWithoutNetwork, () =>
    createRefusalResponse(409, "idempotency_conflict", { madeId: "order-1" }),
  );
  expect(ends[1]).toEqual({ end: "placed", orderId: "order-1", isEarlier: true });
  expect(orderAttemptStore.get()).toBeNull();
});

test("[CH-8, US-4] an unanswered order keeps its key when the session ends: after signing in it is not repeated", async () => {
  const customer = { userId: "customer-1", phone: "+998901234567", firstName: null, lastName: null };
  const stop = notifySignedOutListeners(() => void expireSession());
  openSession(customer);
  await sendOrderOnce(failWithoutNetwork, () => createRefusalResponse(401, "unauthorized"));
  expect(orderAttemptStore.get()).not.toBeNull();
  openSession(customer);
  await sendOrderOnce(createPlacedReply);
  expect([sentKeys.length, new Set(sentKeys).size]).toEqual([3, 1]);
  stop();
});
