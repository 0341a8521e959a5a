import type { Branch, OrderSettings, DeliveryTariff } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  settings: Record<string, boolean>;
  createdAt: string;
  data: { field: string };
}

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const center = branchIdFromKey("center");
const branchPath = `/console/v1/venue/branches/${center}`;
const fetchBranch = async () => (await app.call<Row>(branchPath, { token: owner })).body;
const changeBranch = async (more: object) =>
  app.call<Row>(branchPath, { method: "PUT", token: owner, body: { ...(await fetchBranch()), ...more } });
const fetchGuestBranches = async () => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { body } = await app.call<Branch[]>("/users/v1/branches/full");
  return body.find(({ id }) => id === center);
};
const NO_DELIVERY_WINDOW = { deliveryStart: null, deliveryEnd: null, deliveryPrice: null };

test("[EN-4] stores ids and switches of external services for staff and does not send them to guests", async () => {
  const { settings } = await fetchBranch();
  const outside = { companyId: "c-1", paymentId: "p-1", joinPosterId: "77", jowiId: "j", iikoId: "i" };
  const switches = { kitchenEnabled: false, yandexEnabled: true, storageEnabled: true };
  const changed = await changeBranch({ ...outside, settings: { ...settings, ...switches } });
  expect(changed).toMatchObject({ status: 200, body: { ...outside, settings: switches } });
  expect(Date.parse(changed.body.createdAt)).toBeGreaterThan(0);
  const shown = JSON.stringify(await fetchGuestBranches());
  for (const name of [...Object.keys(outside), ...Object.keys(switches), "directorId"])
    expect(shown).not.toContain(name);
  expect((await changeBranch({ companyId: "" })).body.data.field).toBe("companyId");
});

test("[EN-4, BN-4] the delivery window applies to delivery hours only, and an incomplete window is refused", async () => {
  expect((await changeBranch({ deliveryStart: "11:00", deliveryEnd: "21:30" })).status).toBe(200);
  const branch = await fetchGuestBranches();
  expect(branch).toMatchObject({ deliveryStart: "11:00", deliveryEnd: "21:30" });
  for (const { type, window } of branch?.workHours ?? [])
    expect(window).toEqual(type === "DELIVERY" ? { open: "11:00", close: "21:30" } : undefined);
  expect((await changeBranch({ deliveryEnd: null })).body.data.field).toBe("deliveryEnd");
  expect((await changeBranch({ deliveryStart: "25:00" })).body.data.field).toBe("deliveryStart");
  expect((await changeBranch(NO_DELIVERY_WINDOW)).status).toBe(200);
});

test("[EN-4, CH-5] a delivery outside the zones costs the branch's own price, if it is allowed", async () => {
  const far = { branchId: center, latitude: 41.9, longitude: 70.4, productPrice: 50_000 };
  const requestTariff = () =>
    app.call<DeliveryTariff & { code: string }>("/deliveries/v1/delivery/tariff/client/calculate", {
      body: far,
    });
  await changeBranch({ deliveryPrice: 33_000 });
  expect((await requestTariff()).body.code).toBe("out_of_zone");
  await changeBrandContent(
    app,
    app.osh,
    sql`update merchant_settings set should_validate_delivery_area = false`,
  );
  expect((await requestTariff()).body).toMatchObject({ price: 33_000, regionId: null });
  expect((await changeBranch(NO_DELIVERY_WINDOW)).status).toBe(200);
  expect((await requestTariff()).body.price).not.toBe(33_000);
  expect((await changeBranch({ deliveryPrice: -1 })).body.data.field).toBe("deliveryPrice");
});

test("[CH-5, EN-4] the minimum delivery price includes a branch's own price if delivery outside the zones is allowed", async () => {
  const fetchDeliveryFrom = async () => {
    app.http.invalidate(app.osh);
    return (await app.call<OrderSettings>("/orders/v1/merchant/settings")).body.deliveryFrom;
  };
  const setAreaValidation = (isOn: boolean) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update merchant_settings set should_validate_delivery_area = ${isOn}`,
    );
  await changeBrandContent(app, app.osh, sql`update regions set base_price = 25000`);
  await changeBranch({ deliveryPrice: 10_000 });
  await setAreaValidation(true);
  const byZones = await fetchDeliveryFrom();
  expect(byZones?.price).toBe(25_000);
  await setAreaValidation(false);
  expect(await fetchDeliveryFrom()).toEqual({ price: 10_000, minutes: byZones?.minutes });
  await changeBranch({ deliveryPrice: 30_000 });
  expect(await fetchDeliveryFrom()).toEqual(byZones);

  await changeBrandContent(app, app.osh, sql`update regions set deleted_at = now()`);
  const { preparationMinutes = 0 } = (await fetchGuestBranches()) ?? {};
  expect(await fetchDeliveryFrom()).toEqual({ price: 30_000, minutes: preparationMinutes + 5 });
  const { settings } = await fetchBranch();
  await changeBranch({ settings: { ...settings, deliveryEnabled: false } });
  expect(await fetchDeliveryFrom()).toBeNull();
  await changeBranch({ ...NO_DELIVERY_WINDOW, settings });
  expect(await fetchDeliveryFrom()).toBeNull();
});

test("[EN-4, US-8] requires the director to be one of the brand's staff", async () => {
  const people = await app.call<{ id: string }[]>("/console/v1/people", { token: owner });
  const directorId = people.body[0]?.id;
  expect((await changeBranch({ directorId })).body).toMatchObject({ directorId });
  expect((await changeBranch({ directorId: center })).body.data.field).toBe("directorId");
  expect((await changeBranch({ directorId: null })).status).toBe(200);
});

test("[EN-4, US-8] a removed staff member is refused as director, even if still marked as active", async () => {
  const people = await app.call<{ id: string; login: string }[]>("/console/v1/people", { token: owner });
  const directorId = people.body.find(({ login }) => login === "kitchen@osh")?.id;
  await app.db.tenant(app.osh, (tx) =>
    sql`update staff set deleted_at = created_at where id = ${directorId}`.execute(tx),
  );
  expect((await changeBranch({ directorId })).body.data.field).toBe("directorId");
});
