import { expect, test } from "vitest";
import { importTables, tableIdOf } from "../modules/merchants/index.ts";
import { CUSTOMER, shop } from "../testing/test-shop.ts";
import { atTable, testTables } from "../testing/test-tables.ts";

const app = await shop({ config: { callsPerMinute: 10_000 } });
const hall = { uz: "Zal", ru: "Зал", eng: "Hall" };
const numbers = ["11", "12", "13", "14", "15"];
const tables = [
  ...testTables,
  ...numbers.map((number) => ({ branchKey: "center", number, place: hall, chairs: 4 })),
];
await app.db.tenant(app.osh, (tx) => importTables(tx, { id: app.osh, key: "osh" }, tables));
const { token } = await app.signIn(CUSTOMER);
const call = async (number: string, more: { ip?: string; token?: string } = {}) => {
  const body = await atTable(app, tableIdOf("osh", { branchKey: "center", number }));
  return (await app.call("/orders/v1/waiter-calls", { body, ...more })).status;
};

test("[S34] one address calls the waiter to three tables an hour, one guest who is signed in to three of his own", async () => {
  const statuses: number[] = [];
  for (const number of numbers) statuses.push(await call(number));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await call("11"), "the same table again").toBe(200);
  expect(await call("14", { ip: "203.0.113.9" })).toBe(200);
  const own: number[] = [];
  for (const number of numbers) own.push(await call(number, { token }));
  expect(own).toEqual([200, 200, 200, 429, 429]);
  app.clock.advance(3_600_000);
  expect(await call("15")).toBe(200);
});
