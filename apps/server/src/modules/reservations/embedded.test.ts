import { expect, test } from "vitest";
import { tableIdFromKeys } from "../merchants/index.ts";
import { createTestDatabase } from "../../testing/index.ts";
import { branchIdFromKey, CUSTOMER_PHONE, createTestShop } from "../../testing/test-shop.ts";
import { addTables, readTableWithSecret } from "../../testing/test-tables.ts";

const { db } = await createTestDatabase({ engine: "pglite" });
const app = await createTestShop({ db });
await addTables(app, "osh");

test("[OR-11] on the embedded engine, too, one of ten concurrent reservations gets the table", async () => {
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const tableId = tableIdFromKeys("osh", { branchKey: "center", number: "1" });
  const body = { branchId: branchIdFromKey("center"), tableId, chairs: 2, day: "2026-03-03", time: "19:00" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call("/orders/v1/reservations", { token, body })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
});

test("[OR-11] ten concurrent waiter calls are one call on the embedded engine", async () => {
  const body = await readTableWithSecret(app, tableIdFromKeys("osh", { branchKey: "center", number: "2" }));
  const calls = await Promise.all(
    Array.from({ length: 10 }, () => app.call<{ id: string }>("/orders/v1/waiter-calls", { body })),
  );
  expect(new Set(calls.map((call) => call.body.id)).size).toBe(1);
});
