import { expect, test } from "vitest";
import { allContractCalls, sendSampleRequest, prepareTestUsers } from "../testing/every-call.ts";
import type { SampleRequest } from "../testing/every-call.ts";
import { readAllRows } from "../testing/every-row.ts";
import { printLoadTestFigure } from "../testing/test-size.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../testing/test-shop.ts";

const app = await createTestShop();
const { sampleOf, customer } = await prepareTestUsers(app);
const pizza = await app.signIn(CUSTOMER_PHONE, "pizza.localhost");
const pizzaOwner = await app.signInStaff("owner@pizza");
const UUID_PATTERN = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

const pizzaOrder = await app.call<{ id: string }>("/orders/v1/orders", {
  host: "pizza.localhost",
  token: pizza.token,
  body: createPickupBody({
    branchId: branchIdFromKey("center", "pizza"),
    cartItems: [{ productId: productIdFromKey("plov", "pizza"), count: 1 }],
  }),
});
const oshOrder = await postOrder(app, customer.token, createPickupBody());

/**
 * Ids of the other brand's objects by the corresponding ids of the brand osh. All ids that are not listed belong to
 * orders.
 */
const otherBrandIds = new Map([
  [app.osh, app.pizza],
  [customer.userId, pizza.userId],
  [branchIdFromKey("center"), branchIdFromKey("center", "pizza")],
  [productIdFromKey("plov"), productIdFromKey("plov", "pizza")],
]);
const findOtherBrandId = (id: string) => otherBrandIds.get(id) ?? pizzaOrder.body.id;
const replaceIds = (text: string) => text.replace(UUID_PATTERN, findOtherBrandId);

/** Yields a copy of the sample for each of its ids, in which an id of the other brand replaces this id. */
function* generateForeignSamples(sample: SampleRequest): Generator<[place: string, sample: SampleRequest]> {
  const findIds = (text: string) =>
    [...text.matchAll(UUID_PATTERN)].map(({ index, 0: id }) => ({ index, id }));
  for (const { index, id } of findIds(sample.path)) {
    const path = sample.path.slice(0, index) + findOtherBrandId(id) + sample.path.slice(index + id.length);
    yield [`path at ${index}`, { ...sample, path }];
  }
  for (const [key, value] of Object.entries(sample.query))
    if (findIds(value).length > 0)
      yield [`?${key}`, { ...sample, query: { ...sample.query, [key]: replaceIds(value) } }];
  if (!sample.body || Buffer.isBuffer(sample.body)) return;
  const body = JSON.stringify(sample.body);
  for (const { index, id } of findIds(body)) {
    const changed = body.slice(0, index) + findOtherBrandId(id) + body.slice(index + id.length);
    yield [`body at ${index}`, { ...sample, body: JSON.parse(changed) as Record<string, unknown> }];
  }
}

/**
 * Expected replies without data, for calls in which an id only filters a list. The request for a delivery tariff contains
 * a city, which the server ignores.
 */
const EMPTY_REPLIES: Record<string, RegExp> = {
  branchesFull: /^\[\]$/,
  productComments: /"content":\[\]/,
  ownGrade: /"canGrade":false/,
  calculateTariff: new RegExp(`"branchId":"${branchIdFromKey("center")}"`),
  brandReservations: /"reservations":\[\],"waiterCalls":\[\],"tables":\[\]/,
  readNotices: /^\{"unread":0\}$/,
  board: /"orders":\[\]/,
  staffReviews: /"content":\[\]/,
  staffClaims: /"content":\[\]/,
  pastOrders: /"orders":\[\],"total":0/,
  consoleEvents: /^$/,
  hearEskiz: /^\{"isHeard":false\}$/,
  hearTelegramGateway: /^\{"isHeard":false\}$/,
  // The reply about a shared basket contains the product ids that the customer sent, because the server returns them
  // without a lookup.
  shareBasket: /^\{"lines":\[[^"]*"productId"/,
};

test("[S1] an id of another brand in path, query or body is not found by any call", async () => {
  let cells = 0;
  const taken: string[] = [];
  for (const [name, { auth }] of allContractCalls) {
    // Calls of administrators are skipped, because administrators may access every brand.
    if (auth === "platform") continue;
    for (const [place, sample] of generateForeignSamples(sampleOf(name))) {
      const { status, text } = await sendSampleRequest(app, sample, {
        ip: `10.31.${cells >> 8}.${cells & 255}`,
      });
      cells += 1;
      if (status >= 400 && status < 500) continue;
      if (status === 200 && EMPTY_REPLIES[name]?.test(text)) continue;
      taken.push(`${name} ${place} ${status} ${text.slice(0, 200)}`);
    }
  }
  expect(taken).toEqual([]);
  printLoadTestFigure(`S1: ${cells} of ${cells} ids of another brand found nowhere`);
});

test("[S2] no response for one brand contains an id of another's rows, with equal phone, codes and menu in both", async () => {
  const own = { osh: new Set<string>(), others: new Set<string>() };
  for (const rows of (await readAllRows(app)).values()) {
    for (const row of rows) {
      const { merchant_id: merchant } = JSON.parse(row) as { merchant_id?: string };
      for (const [id] of row.matchAll(UUID_PATTERN)) own[merchant === app.osh ? "osh" : "others"].add(id);
    }
  }
  const secret = own.osh.difference(own.others);
  expect(secret.has(oshOrder.id)).toBe(true);
  let replies = 0;
  for (const [name, { scope }] of allContractCalls) {
    if (scope === "platform") continue;
    const { token: _, body, ...sample } = sampleOf(name);
    const request = {
      ...sample,
      path: replaceIds(sample.path),
      query: JSON.parse(replaceIds(JSON.stringify(sample.query))) as Record<string, string>,
      body: Buffer.isBuffer(body) || !body ? body : (JSON.parse(replaceIds(JSON.stringify(body))) as object),
    } as SampleRequest;
    for (const token of [undefined, pizza.token, pizzaOwner]) {
      const ip = `10.32.${replies >> 8}.${replies & 255}`;
      const { text } = await sendSampleRequest(
        app,
        { ...request, token },
        { headers: { host: "pizza.localhost" }, ip },
      );
      const leaks = [...text.matchAll(UUID_PATTERN)].map(([id]) => id).filter((id) => secret.has(id));
      expect([name, leaks]).toEqual([name, []]);
      replies += 1;
    }
  }
  printLoadTestFigure(
    `S2: ${replies} of ${replies} replies held none of the ${secret.size} ids of another brand's rows`,
  );
});
