import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { hasServer, createTestDatabase } from "../../../testing/index.ts";
import { bindEndpoint } from "../bind.ts";
import { createHttpFixture, oshBrand, pizzaBrand } from "../../../testing/http-fixture.ts";
import { writeIdempotently } from "./idempotently.ts";
import { refuse } from "./refusal.ts";

const placeOrderEndpoint = declareEndpoint({
  method: "POST",
  path: "/test/v1/orders",
  auth: "token",
  summary: "",
  body: z.object({ dish: z.string(), comment: z.string().default("") }),
  reply: z.object({ zeta: z.int(), alpha: z.string() }),
  idempotent: true,
  refusals: ["branch_closed"],
});
const placeOnceEndpoint = declareEndpoint({
  ...placeOrderEndpoint,
  path: "/test/v1/equal-orders",
  equalWithin: 60,
});
const aliId = "00000000-0000-7000-8000-0000000000aa";
const valiId = "00000000-0000-7000-8000-0000000000bb";

let placedOrderCount = 0;
let isBranchClosed = false;
let pauseSeconds = 0;
let ageKeys: (seconds: number) => Promise<unknown>;
let fixture: ReturnType<typeof createHttpFixture>;
let tokens: { ali: string; vali: string; aliAtPizza: string };

beforeAll(async () => {
  const { db } = await createTestDatabase();
  // The admission limit leaves enough slots for all ten calls, because the test checks how they wait for the idempotency
  // key.
  fixture = createHttpFixture({ db, admission: { places: 40 } });
  for (const each of [placeOrderEndpoint, placeOnceEndpoint]) {
    bindEndpoint(fixture.http, each, (call) =>
      call.db.tenant(call.merchant.id, (tx) =>
        writeIdempotently(tx, call, {
          load: async () => call.body.dish,
          async work(alpha) {
            if (isBranchClosed) return refuse("branch_closed", { opensAt: null });
            if (pauseSeconds > 0) await sql`select pg_sleep(${pauseSeconds})`.execute(tx);
            placedOrderCount += 1;
            return { zeta: placedOrderCount, alpha, hidden: true };
          },
        }),
      ),
    );
  }
  ageKeys = (seconds) =>
    db.tenant(oshBrand.id, (tx) =>
      sql`update idempotency_keys set created_at = created_at - make_interval(secs => ${seconds})`.execute(
        tx,
      ),
    );
  tokens = {
    ali: fixture.signIn(oshBrand, "customer", aliId),
    vali: fixture.signIn(oshBrand, "customer", valiId),
    aliAtPizza: fixture.signIn(pizzaBrand, "customer", aliId),
  };
});
beforeEach(() => {
  placedOrderCount = 0;
  isBranchClosed = false;
  pauseSeconds = 0;
});

interface OrderRequest {
  dish?: string;
  token?: string;
  merchant?: typeof oshBrand;
  path?: string;
}

async function postOrderCall(key: string | null, sending: OrderRequest = {}) {
  const { dish = "plov", token = tokens.ali, merchant = oshBrand, path = placeOrderEndpoint.path } = sending;
  const reply = await fixture.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: {
      host: "localhost",
      "merchant-id": merchant.id,
      authorization: `Bearer ${token}`,
      ...(key === null ? {} : { "idempotency-key": key }),
    },
    payload: { dish },
  });
  return {
    status: reply.statusCode,
    body: reply.body,
    isReplay: reply.headers["idempotent-replayed"] === "true",
  };
}

test("[CH-8] the same key and body get the same bytes and no second order", async () => {
  const first = await postOrderCall("one");
  const again = await postOrderCall("one");
  expect(first).toEqual({ status: 200, body: '{"zeta":1,"alpha":"plov"}', isReplay: false });
  expect(again).toEqual({ ...first, isReplay: true });
  expect(placedOrderCount).toBe(1);
});

test("refuses the same key with another body", async () => {
  await postOrderCall("two");
  const other = await postOrderCall("two", { dish: "manti" });
  expect([other.status, JSON.parse(other.body).code]).toEqual([409, "idempotency_conflict"]);
  expect(placedOrderCount).toBe(1);
});

test("a key belongs to its user and brand", async () => {
  await postOrderCall("three");
  expect((await postOrderCall("three", { token: tokens.vali })).isReplay).toBe(false);
  expect((await postOrderCall("three", { token: tokens.aliAtPizza, merchant: pizzaBrand })).isReplay).toBe(
    false,
  );
  expect(placedOrderCount).toBe(3);
});

test("does not store a refusal: a corrected call with the same key succeeds", async () => {
  isBranchClosed = true;
  expect((await postOrderCall("four")).status).toBe(409);
  isBranchClosed = false;
  expect(await postOrderCall("four", { dish: "manti" })).toMatchObject({ status: 200, isReplay: false });
});

test("calls without a key are independent, and a too long key is refused", async () => {
  await postOrderCall(null);
  await postOrderCall(null);
  expect(placedOrderCount).toBe(2);
  const long = await postOrderCall("x".repeat(256));
  expect([long.status, JSON.parse(long.body).data.field]).toEqual([400, "Idempotency-Key"]);
  expect((await postOrderCall("x".repeat(255))).status).toBe(200);
});

test.runIf(hasServer)("ten concurrent calls with one key wait for the first and get its bytes", async () => {
  pauseSeconds = 0.2;
  const all = await Promise.all(Array.from({ length: 10 }, () => postOrderCall("five")));
  expect(placedOrderCount).toBe(1);
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  expect(all.filter(({ isReplay }) => isReplay)).toHaveLength(9);
});

const sendEqualOrder = (dish: string, more: OrderRequest = {}) =>
  postOrderCall(null, { dish, path: placeOnceEndpoint.path, ...more });

test("[CH-8] without a key an equal request of the same session within a minute gets the first response", async () => {
  const first = await sendEqualOrder("samsa");
  expect(await sendEqualOrder("samsa")).toEqual({ ...first, isReplay: true });
  await ageKeys(59);
  expect(await sendEqualOrder("samsa")).toEqual({ ...first, isReplay: true });
  expect(placedOrderCount).toBe(1);
  await ageKeys(2);
  expect(await sendEqualOrder("samsa")).toMatchObject({ isReplay: false });
  expect(await sendEqualOrder("samsa")).toMatchObject({ isReplay: true });
  expect(placedOrderCount).toBe(2);
});

test("[CH-8] another body, session or key is a separate request", async () => {
  await sendEqualOrder("lagman");
  const others = [
    await sendEqualOrder("chuchvara"),
    await sendEqualOrder("lagman", { token: fixture.signIn(oshBrand, "customer", aliId) }),
    await sendEqualOrder("lagman", { token: tokens.vali }),
    await postOrderCall("k1", { dish: "lagman", path: placeOnceEndpoint.path }),
    await postOrderCall("k2", { dish: "lagman", path: placeOnceEndpoint.path }),
  ];
  expect(others.map(({ isReplay }) => isReplay)).toEqual(others.map(() => false));
  expect(placedOrderCount).toBe(6);
});

test("[CH-8] without a key a refusal is not stored either", async () => {
  isBranchClosed = true;
  expect((await sendEqualOrder("norin")).status).toBe(409);
  isBranchClosed = false;
  expect(await sendEqualOrder("norin")).toMatchObject({ status: 200, isReplay: false });
});

test.runIf(hasServer)("[CH-8] ten equal concurrent requests without a key are one", async () => {
  pauseSeconds = 0.2;
  const all = await Promise.all(Array.from({ length: 10 }, () => sendEqualOrder("dimlama")));
  expect(placedOrderCount).toBe(1);
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
});
