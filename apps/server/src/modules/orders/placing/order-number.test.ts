import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const runStatement = (statement: ReturnType<typeof sql>) =>
  app.db.tenant(app.osh, (tx) => statement.execute(tx));

test("[S34] numbers are short, unique among active orders, and do not reveal how many orders exist", async () => {
  const orders = await Promise.all(
    Array.from({ length: 40 }, () => postOrder(app, token, createPickupBody())),
  );
  const numbers = orders.map(({ number }) => number);
  for (const number of numbers) expect(String(number)).toMatch(/^[1-9]\d{3}$/);
  expect(new Set(numbers).size).toBe(40);
  const steps = numbers.toSorted((a, b) => a - b).map((number, at, all) => number - (all[at - 1] ?? 0));
  expect(Math.max(...steps.slice(1))).toBeGreaterThan(40);
});

test("[S34] uses a longer number when every short one is active, and short ones again afterwards", async () => {
  const order = await postOrder(app, token, createPickupBody());
  await runStatement(sql`insert into orders select r.*
    from orders o, generate_series(1000, 9999) n,
      lateral jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', n)) r
    where o.id = ${order.id} and not n = any(array(select number from orders))`);
  expect(String((await postOrder(app, token, createPickupBody())).number)).toMatch(/^\d{5}$/);
  await runStatement(sql`update orders set status = 'CANCELED'`);
  expect(String((await postOrder(app, token, createPickupBody())).number)).toMatch(/^\d{4}$/);
});
