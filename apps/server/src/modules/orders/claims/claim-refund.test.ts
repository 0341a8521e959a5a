import type { BoardOrder, Claim, endpoints, HistoryEntry, StaffClaim } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { closeOrderAndClaim } from "../../../testing/claim-requests.ts";
import { createPickupBody, createTestShop, CUSTOMER_PHONE, postOrder } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");

type AnswerReply = StaffClaim & { code: string };

/** Returns a claim about a received order of 47,000 soʻm. */
const placeClaim = async () =>
  closeOrderAndClaim(app, { token, owner }, await postOrder(app, token, createPickupBody()));
const fetchBoardOrder = async ({ orderId }: Claim) =>
  (
    await app.call<BoardOrder & { history: HistoryEntry[] }>(`/console/v1/orders/${orderId}`, {
      token: owner,
    })
  ).body;
const fetchAnswer = async ({ orderId }: Claim) => {
  const path = `/orders/v1/orders/${orderId}/claims`;
  return (await app.call<EndpointReply<typeof endpoints.orderClaims>>(path, { token })).body.claims[0]
    ?.answer;
};
const postRefund = ({ id }: Claim, part: object, version: number) => {
  const body = { answer: { kind: "REFUND", version, part }, text: "Uzr!" };
  return app.call<AnswerReply>(`/console/v1/claims/${id}/answer`, { token: owner, body });
};

test("[OR-15, PY-5] a refund is a partial refund of the order, by lines or by an amount, with its limits", async () => {
  const claim = await placeClaim();
  const { version } = await fetchBoardOrder(claim);
  expect(await postRefund(claim, { amount: 47_000 }, version)).toMatchObject({
    status: 409,
    body: { code: "refund_amount_wrong", data: { left: 47_000 } },
  });
  const lines = (line: number) => ({ lines: [{ line, count: 1 }] });
  expect((await postRefund(claim, lines(7), version)).body.code).toBe("refund_amount_wrong");
  expect(await fetchAnswer(claim)).toBeNull();
  const { body } = await postRefund(claim, lines(0), version);
  expect(body.answer).toMatchObject({ kind: "REFUND", amount: 45_000 });
  const { partRefunds, history } = await fetchBoardOrder(claim);
  expect(partRefunds).toMatchObject([{ amount: 45_000, givenAt: expect.any(String) }]);
  expect(history.at(-1)).toMatchObject({ about: { kind: "refund", amount: 45_000 }, comment: "Uzr!" });
});

test("[OR-15, PY-5] refuses a refund if the order has changed since the staff saw it, and gives it with the new version", async () => {
  const claim = await placeClaim();
  const { version } = await fetchBoardOrder(claim);
  const other = { version, part: { amount: 1000 }, comment: "cold" };
  await app.call(`/console/v1/orders/${claim.orderId}/part-refunds`, { token: owner, body: other });
  expect(await postRefund(claim, { amount: 7000 }, version)).toMatchObject({
    status: 409,
    body: { code: "stale_version" },
  });
  expect(await fetchAnswer(claim)).toBeNull();
  const now = await fetchBoardOrder(claim);
  expect((await postRefund(claim, { amount: 7000 }, now.version)).status).toBe(200);
  const { partRefunds } = await fetchBoardOrder(claim);
  expect(partRefunds.map(({ amount }) => amount)).toEqual([1000, 7000]);
});
