import { expect, test } from "vitest";
import { tableIdFromKeys } from "../modules/merchants/index.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestShop } from "../testing/test-shop.ts";
import { addTables, readTableWithSecret, testTables } from "../testing/test-tables.ts";

const config = { callsPerMinute: 10_000 };
const { db, openAgain } = await createTestDatabase();
const app = await createTestShop({ db, config });
const mainRoomName = { uz: "Zal", ru: "Зал", eng: "Hall" };
const tableNumbers = ["11", "12", "13", "14", "15"];
const tables = [
  ...testTables,
  ...tableNumbers.map((number) => ({ branchKey: "center", number, place: mainRoomName, chairs: 4 })),
];
await addTables(app, "osh", tables);
const tableCodes = await Promise.all(
  tableNumbers.map((number) =>
    readTableWithSecret(app, tableIdFromKeys("osh", { branchKey: "center", number })),
  ),
);
const callWaiter = async (body: object, { call: ask }: Pick<typeof app, "call"> = app) => {
  const { status, body: called } = await ask<{ id: string }>("/orders/v1/waiter-calls", { body });
  return { status, id: called.id };
};

test("[S34] all tables of a branch behind one IP address can call the waiter, within a limit per table", async () => {
  const first = await Promise.all(tableCodes.map((code) => callWaiter(code)));
  const again = await Promise.all(tableCodes.map((code) => callWaiter(code)));
  expect(first.map(({ status }) => status)).toEqual(tableNumbers.map(() => 200));
  expect(again).toEqual(first);
});

test.runIf(hasServer)("[S34] a table has one open call over all processes", async () => {
  const other = await createTestApp({ db: await openAgain(), clock: app.clock, config });
  const [code = {}] = tableCodes;
  expect(await callWaiter(code, other)).toEqual(await callWaiter(code));
});

test("[S34] guessing table secrets creates no call, and blocks no table", async () => {
  const [code] = tableCodes;
  // The rate limit is twenty calls per minute and IP address. A new minute begins here.
  app.clock.advance(60_000);
  for (let n = 0; n < 10; n += 1)
    expect((await callWaiter({ ...code, tableSecret: `guess${n}` })).status).toBe(404);
  expect((await callWaiter(code ?? {})).status).toBe(200);
});
