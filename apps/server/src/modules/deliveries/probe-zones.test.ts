import type { OrderQuote, DeliveryTariff } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { validRowsByResource } from "../../testing/good-rows.ts";
import { createInvitedStaff } from "../../testing/invited-staff.ts";
import {
  branchIdFromKey,
  createDeliveryBody,
  pointInCenterZone,
  pointOutsideZones,
  productIdFromKey,
  createTestShop,
} from "../../testing/test-shop.ts";

interface ProbeReply {
  branchId: string | null;
  tariff: DeliveryTariff | null;
  surcharge: number;
  code: string;
}

const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const CENTER_BRANCH_ID = branchIdFromKey("center");
const probeZones = (body: object, who = token) =>
  app.call<ProbeReply>("/console/v1/venue/zones/probe", {
    token: who,
    body: { productPrice: 90_000, ...body },
  });
const drawnZone = {
  ...validRowsByResource.zone.row(),
  id: "018f3f00-0000-7000-8000-00000000abcd",
  steps: [],
};
const createSquarePolygon = ({ latitude, longitude }: typeof pointInCenterZone): [number, number][] => [
  [longitude - 0.01, latitude - 0.01],
  [longitude + 0.01, latitude - 0.01],
  [longitude, latitude + 0.01],
];

/** Returns pseudo-random points in and around the branch's zones. Each test run gets the same points. */
function createRandomPoints(count: number) {
  let seed = 42;
  const nextRandom = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, () => ({
    latitude: 41.28 + nextRandom() * 0.06,
    longitude: 69.24 + nextRandom() * 0.08,
  }));
}

test("[AD-5, CH-5] at fifty points the probe returns the same result as an order, including out of zone", async () => {
  const row = {
    ...validRowsByResource.zone.row(),
    polygon: createSquarePolygon(pointInCenterZone),
    basePrice: 4000,
    steps: [],
  };
  await app.call("/console/v1/venue/zones", { token, body: row });
  const told = new Set<number | null>();
  for (const point of createRandomPoints(50)) {
    const address = { streetName: "Yunusobod", ...point };
    const body = {
      ...createDeliveryBody({ address }),
      cartItems: [{ productId: productIdFromKey("plov"), count: 2 }],
    };
    const quote = (await app.call<OrderQuote>("/orders/v1/orders/quote", { body })).body;
    const isOut = quote.obstacles.some(({ code }) => code === "out_of_zone");
    const { tariff } = (await probeZones(point)).body;
    expect([point, tariff?.price ?? null]).toEqual([point, isOut ? null : quote.deliveryPrice]);
    told.add(tariff?.price ?? null);
  }
  expect(told.size).toBeGreaterThan(2);
});

test("[AD-5] includes an unsaved drawn zone and saves nothing", async () => {
  expect((await probeZones(pointOutsideZones)).body).toMatchObject({
    branchId: CENTER_BRANCH_ID,
    tariff: null,
  });
  const draft = {
    ...drawnZone,
    polygon: createSquarePolygon(pointOutsideZones),
    basePrice: 21_000,
    baseDistance: 200_000,
  };
  const { body } = await probeZones({ ...pointOutsideZones, draft });
  expect(body).toMatchObject({
    branchId: CENTER_BRANCH_ID,
    tariff: { price: 21_000, regionId: drawnZone.id, branchId: CENTER_BRANCH_ID },
  });
  expect((await probeZones({ ...pointOutsideZones, draft, productPrice: 200_000 })).body.tariff?.price).toBe(
    0,
  );
  expect((await probeZones(pointOutsideZones)).body.tariff).toBeNull();
});

test("[AD-5] uses the drawn shape of a saved zone that is being edited", async () => {
  const before = (await probeZones(pointInCenterZone)).body.tariff;
  const id = before?.regionId ?? "";
  const draft = { ...drawnZone, id, polygon: createSquarePolygon(pointOutsideZones) };
  expect((await probeZones({ ...pointInCenterZone, draft })).body.tariff?.regionId).not.toBe(id);
});

test("[CH-5] includes the busy-hour surcharge in the price and lists it separately", async () => {
  const plain = (await probeZones(pointInCenterZone)).body.tariff?.price ?? 0;
  const busy = {
    kind: "BUSY",
    branchId: CENTER_BRANCH_ID,
    until: null,
    extraMinutes: 0,
    deliverySurcharge: 5000,
  };
  const { id } = (await app.call<{ id: string }>("/console/v1/pauses", { token, body: busy })).body;
  expect((await probeZones(pointInCenterZone)).body).toMatchObject({
    surcharge: 5000,
    tariff: { price: plain + 5000 },
  });
  await app.call(`/console/v1/pauses/${id}`, { method: "DELETE", token });
});

test("[AD-5] refuses a drawn zone that crosses itself or has no area at its field", async () => {
  const [a, b, c] = createSquarePolygon(pointOutsideZones);
  const polygon = [a, b, [69.1, 41.2], c, [69.3, 41.2]];
  const crossed = await probeZones({
    ...pointOutsideZones,
    draft: { ...drawnZone, polygon: [a, c, b, [69.1, 41.2]].slice(0, 4) },
  });
  const other = await probeZones({ ...pointOutsideZones, draft: { ...drawnZone, polygon } });
  expect([crossed.body.code, other.body.code]).toContain("zone_crosses_itself");
  const line = await probeZones({ ...pointOutsideZones, draft: { ...drawnZone, polygon: [a, a, a] } });
  expect(line).toMatchObject({ status: 400, body: { data: { field: "draft" } } });
});

test("[US-8] staff of one branch can probe only that branch", async () => {
  const body = {
    login: "keeper-north",
    name: "Keeper",
    role: "manager",
    branchIds: [branchIdFromKey("north")],
  };
  const local = await createInvitedStaff(app, token, body);
  expect((await probeZones(pointInCenterZone, local.token)).body).toEqual({
    branchId: null,
    tariff: null,
    surcharge: 0,
  });
  const draft = { ...drawnZone, polygon: createSquarePolygon(pointInCenterZone) };
  expect((await probeZones({ ...pointInCenterZone, draft }, local.token)).status).toBe(404);
});
