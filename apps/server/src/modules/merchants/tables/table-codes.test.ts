import type { TableWithQrLink } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestShop } from "../../../testing/test-shop.ts";
import { addTables } from "../../../testing/test-tables.ts";
import { tableIdFromKeys } from "../index.ts";

const app = await createTestShop();
for (const key of ["osh", "pizza"] as const) await addTables(app, key);
const owner = await app.signInStaff("owner@osh");
const sampleTableId = tableIdFromKeys("osh", { branchKey: "center", number: "2" });
const fetchTableCodes = async () =>
  (await app.call<TableWithQrLink[]>("/console/v1/tables", { token: owner })).body;
const fetchTableLink = async () =>
  (await fetchTableCodes()).find((table) => table.id === sampleTableId)?.link ?? "";
/** Sends the request of a phone that scanned the code. */
const callWaiterByLink = async (link: string) => {
  const { pathname, searchParams } = new URL(link);
  const body = { tableId: pathname.split("/").at(-1), tableSecret: searchParams.get("tableSecret") };
  return (await app.call("/orders/v1/waiter-calls", { body })).status;
};
const renewTableCode = (table: string, token: string) =>
  app.call<TableWithQrLink>(`/console/v1/tables/${table}/code`, { method: "POST", token });

test("[MN-4] the owner reads the link of each table's code, under the brand's own address", async () => {
  expect((await fetchTableCodes()).map(({ number }) => number).toSorted()).toEqual(["1", "2", "3", "9"]);
  expect(new URL(await fetchTableLink()).hostname).toBe("osh.localhost");
  expect(await callWaiterByLink(await fetchTableLink())).toBe(200);
});

test("[MN-4] renews a table's code: the new one calls the waiter, the old one does not", async () => {
  const old = await fetchTableLink();
  const reply = await renewTableCode(sampleTableId, owner);
  expect(reply).toMatchObject({ status: 200, body: { id: sampleTableId, number: "2" } });
  expect(await fetchTableLink()).toBe(reply.body.link);
  expect([await callWaiterByLink(old), await callWaiterByLink(reply.body.link)]).toEqual([404, 200]);
  const { body } = await app.call<{ items: object[] }>("/console/v1/changes", { token: owner });
  const change = { entity: "diningTable", entityId: sampleTableId, kind: "changed" };
  expect(body.items[0]).toMatchObject({ ...change, after: { number: "2", isCodeRenewed: true } });
  expect(JSON.stringify(body)).not.toContain(new URL(reply.body.link).searchParams.get("tableSecret"));
});

test("[US-8, AP-4] the kitchen sees no codes, and another brand's table is not found", async () => {
  const kitchen = await app.signInStaff("kitchen@osh");
  expect((await app.call("/console/v1/tables", { token: kitchen })).status).toBe(403);
  expect((await renewTableCode(sampleTableId, kitchen)).status).toBe(403);
  expect((await renewTableCode(sampleTableId, await app.signInStaff("owner@pizza"))).status).toBe(404);
});
