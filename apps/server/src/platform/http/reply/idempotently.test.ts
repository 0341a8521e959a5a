import { endpoint } from "@dasturxon/contract/endpoint";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { hasServer, testDatabase } from "../../../testing/index.ts";
import { bind } from "../bind.ts";
import { httpFixture, osh, pizza } from "../../../testing/http-fixture.ts";
import { idempotently } from "./idempotently.ts";
import { refuse } from "./refusal.ts";

const place = endpoint({
  method: "POST",
  path: "/test/v1/orders",
  auth: "token",
  summary: "",
  body: z.object({ dish: z.string(), comment: z.string().default("") }),
  reply: z.object({ zeta: z.int(), alpha: z.string() }),
  idempotent: true,
  refusals: ["branch_closed"],
});
const placeOnce = endpoint({ ...place, path: "/test/v1/equal-orders", equalWithin: 60 });
const ali = "00000000-0000-7000-8000-0000000000aa";
const vali = "00000000-0000-7000-8000-0000000000bb";

let made = 0;
let isClosed = false;
let pause = 0;
let age: (seconds: number) => Promise<unknown>;
let fixture: ReturnType<typeof httpFixture>;
let tokens: { ali: string; vali: string; aliAtPizza: string };

beforeAll(async () => {
  const { db } = await testDatabase();
  // Enough slots for all ten calls: the test checks how they wait for the key.
  fixture = httpFixture({ db, admission: { places: 40 } });
  for (const each of [place, placeOnce]) {
    bind(fixture.http, each, (call) =>
      call.db.tenant(call.merchant.id, (tx) =>
        idempotently(tx, call, {
          load: async () => call.body.dish,
          async work(alpha) {
            if (isClosed) return refuse("branch_closed", { opensAt: null });
            if (pause > 0) await sql`select pg_sleep(${pause})`.execute(tx);
            made += 1;
            return { zeta: made, alpha, hidden: true };
          },
        }),
      ),
    );
  }
  age = (seconds) =>
    db.tenant(osh.id, (tx) =>
      sql`update idempotency_keys set created_at = created_at - make_interval(secs => ${seconds})`.execute(
        tx,
      ),
    );
  tokens = {
    ali: fixture.signIn(osh, "customer", ali),
    vali: fixture.signIn(osh, "customer", vali),
    aliAtPizza: fixture.signIn(pizza, "customer", ali),
  };
});
beforeEach(() => {
  made = 0;
  isClosed = false;
  pause = 0;
});

interface Sending {
  dish?: string;
  token?: string;
  merchant?: typeof osh;
  path?: string;
}

async function order(key: string | null, sending: Sending = {}) {
  const { dish = "plov", token = tokens.ali, merchant = osh, path = place.path } = sending;
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
  const first = await order("one");
  const again = await order("one");
  expect(first).toEqual({ status: 200, body: '{"zeta":1,"alpha":"plov"}', isReplay: false });
  expect(again).toEqual({ ...first, isReplay: true });
  expect(made).toBe(1);
});

test("refuses the same key with another body", async () => {
  await order("two");
  const other = await order("two", { dish: "manti" });
  expect([other.status, JSON.parse(other.body).code]).toEqual([409, "idempotency_conflict"]);
  expect(made).toBe(1);
});

test("a key belongs to its user and brand", async () => {
  await order("three");
  expect((await order("three", { token: tokens.vali })).isReplay).toBe(false);
  expect((await order("three", { token: tokens.aliAtPizza, merchant: pizza })).isReplay).toBe(false);
  expect(made).toBe(3);
});

test("does not store a refusal: a corrected call with the same key succeeds", async () => {
  isClosed = true;
  expect((await order("four")).status).toBe(409);
  isClosed = false;
  expect(await order("four", { dish: "manti" })).toMatchObject({ status: 200, isReplay: false });
});

test("calls without a key are independent, and a too long key is refused", async () => {
  await order(null);
  await order(null);
  expect(made).toBe(2);
  const long = await order("x".repeat(256));
  expect([long.status, JSON.parse(long.body).data.field]).toEqual([400, "Idempotency-Key"]);
  expect((await order("x".repeat(255))).status).toBe(200);
});

test.runIf(hasServer)("ten concurrent calls with one key wait for the first and get its bytes", async () => {
  pause = 0.2;
  const all = await Promise.all(Array.from({ length: 10 }, () => order("five")));
  expect(made).toBe(1);
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  expect(all.filter(({ isReplay }) => isReplay)).toHaveLength(9);
});

const equal = (dish: string, more: Sending = {}) => order(null, { dish, path: placeOnce.path, ...more });

test("[CH-8] without a key an equal request of the same session within a minute gets the first response", async () => {
  const first = await equal("samsa");
  expect(await equal("samsa")).toEqual({ ...first, isReplay: true });
  await age(59);
  expect(await equal("samsa")).toEqual({ ...first, isReplay: true });
  expect(made).toBe(1);
  await age(2);
  expect(await equal("samsa")).toMatchObject({ isReplay: false });
  expect(await equal("samsa")).toMatchObject({ isReplay: true });
  expect(made).toBe(2);
});

test("[CH-8] another body, session or key is a separate request", async () => {
  await equal("lagman");
  const others = [
    await equal("chuchvara"),
    await equal("lagman", { token: fixture.signIn(osh, "customer", ali) }),
    await equal("lagman", { token: tokens.vali }),
    await order("k1", { dish: "lagman", path: placeOnce.path }),
    await order("k2", { dish: "lagman", path: placeOnce.path }),
  ];
  expect(others.map(({ isReplay }) => isReplay)).toEqual(others.map(() => false));
  expect(made).toBe(6);
});

test("[CH-8] without a key a refusal is not stored either", async () => {
  isClosed = true;
  expect((await equal("norin")).status).toBe(409);
  isClosed = false;
  expect(await equal("norin")).toMatchObject({ status: 200, isReplay: false });
});

test.runIf(hasServer)("[CH-8] ten equal concurrent requests without a key are one", async () => {
  pause = 0.2;
  const all = await Promise.all(Array.from({ length: 10 }, () => equal("dimlama")));
  expect(made).toBe(1);
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
});
