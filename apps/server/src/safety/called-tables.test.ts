import { expect, test } from "vitest";
import { tableIdOf } from "../modules/merchants/index.ts";
import { hasServer, testDatabase } from "../testing/index.ts";
import { testApp } from "../testing/test-app.ts";
import { shop } from "../testing/test-shop.ts";
import { addTables, atTable, testTables } from "../testing/test-tables.ts";

const config = { callsPerMinute: 10_000 };
const { db, openAgain } = await testDatabase();
const app = await shop({ db, config });
const mainRoom = { uz: "Zal", ru: "Зал", eng: "Hall" };
const numbers = ["11", "12", "13", "14", "15"];
const tables = [
  ...testTables,
  ...numbers.map((number) => ({ branchKey: "center", number, place: mainRoom, chairs: 4 })),
];
await addTables(app, "osh", tables);
const codes = await Promise.all(
  numbers.map((number) => atTable(app, tableIdOf("osh", { branchKey: "center", number }))),
);
const call = async (body: object, { call: ask }: Pick<typeof app, "call"> = app) => {
  const { status, body: called } = await ask<{ id: string }>("/orders/v1/waiter-calls", { body });
  return { status, id: called.id };
};

test("[S34] all tables of a branch behind one IP address can call the waiter, within a limit per table", async () => {
  const first = await Promise.all(codes.map((code) => call(code)));
  const again = await Promise.all(codes.map((code) => call(code)));
  expect(first.map(({ status }) => status)).toEqual(numbers.map(() => 200));
  expect(again).toEqual(first);
});

test.runIf(hasServer)("[S34] a table has one open call over all processes", async () => {
  const other = await testApp({ db: await openAgain(), clock: app.clock, config });
  const [code = {}] = codes;
  expect(await call(code, other)).toEqual(await call(code));
});

test("[S34] guessing table secrets creates no call, and blocks no table", async () => {
  const [code] = codes;
  // The rate limit is twenty calls per minute and address.
  app.clock.advance(60_000);
  for (let n = 0; n < 10; n += 1)
    expect((await call({ ...code, tableSecret: `guess${n}` })).status).toBe(404);
  expect((await call(code ?? {})).status).toBe(200);
});
