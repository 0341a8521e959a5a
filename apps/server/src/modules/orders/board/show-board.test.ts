import type { BoardOrder } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CUSTOMER, pickup, placed, shop } from "../../../testing/test-shop.ts";

const app = await shop();
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");
const board = async () =>
  (await app.call<{ orders: BoardOrder[] }>("/console/v1/orders", { token: owner })).body.orders;

test("[OR-5] a board full of orders that nobody ever closed shows the newest, in the order they came", async () => {
  const ended = await placed(app, token, pickup());
  await app.call(`/orders/v1/orders/${ended.id}/cancel`, { token, body: {} });
  expect((await board()).map(({ id }) => id)).toEqual([ended.id]);
  const first = await placed(app, token, pickup());
  const copies = sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
      'number', 100000 + n, 'created_at', o.created_at - make_interval(days => n)))).*
    from orders o, generate_series(1, 500) n where o.id = ${first.id} returning id`;
  await app.db.tenant(app.osh, (tx) => copies.execute(tx));
  app.clock.advance(60_000);
  const last = await placed(app, token, pickup());
  const shown = await board();
  expect(shown).toHaveLength(500);
  expect(shown.slice(-2).map(({ id }) => id)).toEqual([first.id, last.id]);
});
