import type { LoggedChange, Order, Pause, SaleStopsChange } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { deriveStableId } from "../../../platform/stable-id.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const { token } = await app.signIn(CUSTOMER_PHONE);
const [plov, salad, center] = [
  productIdFromKey("plov"),
  productIdFromKey("salad"),
  branchIdFromKey("center"),
];
const listChangesFor = async (query: string) =>
  (await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?${query}`, { token: owner })).body.items;
const timeInHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
const stopProducts = async (body: object) =>
  (await app.call<{ changes: SaleStopsChange[] }>("/console/v1/stops", { token: owner, body })).body.changes;
const fetchChangeKinds = async (query: string) => (await listChangesFor(query)).map(({ kind }) => kind);

test("[S37, MN-7] each stop, change of a stop, undo and restart adds an audit row per product", async () => {
  const until = timeInHours(2);
  const changes = await stopProducts({ productIds: [plov, salad], branchId: center, stop: { until } });
  const [first] = await listChangesFor(`entity=productStop&entityId=${plov}`);
  expect(first).toMatchObject({
    kind: "added",
    by: { name: "owner" },
    before: null,
    after: { name: { uz: expect.any(String) }, stops: [{ branchId: center, until }] },
  });
  // A request for a stop that already exists changes nothing, so it adds no audit entry.
  await stopProducts({ productIds: [plov], branchId: center, stop: { until } });
  await stopProducts({ productIds: [plov], stop: { until: null } });
  await app.call("/console/v1/stops", { method: "PUT", token: owner, body: { changes } });
  await stopProducts({ productIds: [plov], stop: null });
  expect(await fetchChangeKinds(`entity=productStop&entityId=${plov}`)).toEqual([
    "removed",
    "changed",
    "added",
  ]);
  expect(await fetchChangeKinds(`entity=productStop&entityId=${salad}`)).toEqual(["removed", "added"]);
  const everywhere = (await listChangesFor(`entity=productStop&entityId=${plov}`))[1]?.after;
  expect(everywhere).toMatchObject({ stops: [{ branchId: "ALL", until: "BY_HAND" }, { branchId: center }] });
});

test("[S37, MN-7] a product stopped by refusing an order is in the audit log too", async () => {
  const { id, version } = (await postOrder(app, token, createPickupBody())) as Order & { version: number };
  const body = { version, reason: "OUT_OF_STOCK", productIds: [plov], stop: { until: null } };
  const refused = await app.call(`/console/v1/orders/${id}/refuse`, { token: owner, body });
  expect(refused.status).toBe(200);
  expect(await fetchChangeKinds(`entity=productStop&entityId=${plov}&size=1`)).toEqual(["added"]);
  await stopProducts({ productIds: [plov], stop: null });
});

test("[S37, CH-2] adding, replacing and lifting a pause adds an audit row each with its values", async () => {
  const categoryId = deriveStableId("osh", "category", "dishes");
  const addPause = (more: object) =>
    app.call<Pause>("/console/v1/pauses", {
      token: owner,
      body: { kind: "STOP", branchId: center, categoryId, until: null, ...more },
    });
  await addPause({});
  const until = timeInHours(1);
  const { id } = (await addPause({ until })).body;
  await app.call(`/console/v1/pauses/${id}`, { token: owner, method: "DELETE" });
  const [lifted, replaced, made] = await listChangesFor("entity=orderPause");
  const first = { kind: "STOP", branchId: center, category: { uz: "Dishes" }, until: "BY_HAND" };
  expect(made).toMatchObject({ kind: "added", before: null, after: first });
  expect(replaced).toMatchObject({ kind: "changed", before: first, after: { until } });
  expect(lifted).toMatchObject({ kind: "removed", before: { until }, after: null });
  expect((await app.call(`/console/v1/pauses/${id}`, { token: owner, method: "DELETE" })).status).toBe(404);
  expect(await fetchChangeKinds("entity=orderPause")).toHaveLength(3);
});

test("[S37, CH-2] a change of kitchen capacity is in the audit log with the old value, once per change", async () => {
  const pace = { preparationMinutes: 25, isAutoAccept: false, slotCapacityMinutes: 90 };
  const putKitchenPace = () =>
    app.call(`/console/v1/kitchen/${center}`, { method: "PUT", token: owner, body: pace });
  await putKitchenPace();
  await putKitchenPace();
  const found = await listChangesFor("entity=kitchenPace");
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ entityId: center, kind: "changed", after: pace });
  expect(found[0]?.before).not.toMatchObject(pace);
});
