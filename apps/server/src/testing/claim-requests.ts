import type { BoardOrder, Claim } from "@dasturxon/contract";
import sharp from "sharp";
import type { TestApp } from "./test-app.ts";
import { closeNewOrder, createPickupBody, postOrder } from "./test-shop.ts";

interface ClaimActors {
  customerToken: string;
  ownerToken: () => string;
}

/** Valid body of a claim about the order of `createPickupBody`. */
const validClaimBody = { reason: "COLD", lines: [{ line: 0, count: 1 }], comment: "Sovuq keldi" };

/** Returns a claim that the customer makes about an order. */
export async function postClaim(app: TestApp, token: string, order: { id: string }): Promise<Claim> {
  const reply = await app.call<Claim>(`/orders/v1/orders/${order.id}/claims`, {
    token,
    body: validClaimBody,
  });
  if (reply.status !== 200) throw new Error(`the claim was refused: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** Moves a new order to its end. Returns a claim that the customer makes about it. */
export async function closeOrderAndClaim(
  app: TestApp,
  { token, owner }: { token: string; owner: string },
  order: { id: string },
): Promise<Claim> {
  return postClaim(app, token, await closeNewOrder(app, owner, order));
}

/** Valid requests for each call about claims of the brand osh. */
export function createClaimRequests(app: TestApp, { customerToken, ownerToken }: ClaimActors) {
  const placeOrder = () => postOrder(app, customerToken, createPickupBody());
  const createClaim = async () =>
    closeOrderAndClaim(app, { token: customerToken, owner: ownerToken() }, await placeOrder());
  const drawPicture = () =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: "#c33" } })
      .png()
      .toBuffer();
  return {
    orderClaims: async () => ({ params: { id: (await createClaim()).orderId } }),
    claimOrder: async () => {
      const { id } = await closeNewOrder(app, ownerToken(), await placeOrder());
      return { params: { id }, body: validClaimBody };
    },
    addClaimPhoto: async () => ({
      params: { id: (await createClaim()).orderId },
      body: await drawPicture(),
      headers: { "content-type": "image/png" },
    }),
    answerClaim: async () => {
      const { id, orderId } = await createClaim();
      const { version } = (
        await app.call<BoardOrder>(`/console/v1/orders/${orderId}`, { token: ownerToken() })
      ).body;
      return {
        params: { id },
        body: { answer: { kind: "REFUND", version, part: { amount: 1000 } }, text: "Uzr!" },
      };
    },
  };
}
