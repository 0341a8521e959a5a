import type { OrderQuote, DeliveryRegion } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import { branchIdFromKey, createDeliveryBody, createTestShop } from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  polygon: [number, number][];
  code: string;
  data: { field: string };
}

const app = await createTestShop();
// After `start`, the app processes events, which clear the cached replies for guests.
await app.start();
const token = await app.signInStaff("owner@osh");
const path = "/console/v1/venue/zones";
const goodZone = validRowsByResource.zone.row();
const addZone = (more: object) => app.call<Row>(path, { token, body: { ...goodZone, ...more } });
const removeZone = ({ id, version }: Row) =>
  app.call<Row>(`${path}/${id}?version=${version}`, { method: "DELETE", token });
const fetchRegions = async () => (await app.call<DeliveryRegion[]>("/users/v1/region")).body;
/** A point outside all zones, and a zone around it. */
const FAR_POINT = { latitude: 41.4, longitude: 69.4 };
const FAR_POLYGON: [number, number][] = [
  [69.39, 41.39],
  [69.41, 41.39],
  [69.41, 41.41],
  [69.39, 41.41],
];
const quoteOrderOutsideZones = async () => {
  const address = { streetName: "Qibray", ...FAR_POINT };
  return (
    await app.call<OrderQuote & { code: string }>("/orders/v1/orders/quote", {
      body: createDeliveryBody({ address }),
    })
  ).body;
};
const fetchObstacleCodes = async () => (await quoteOrderOutsideZones()).obstacles.map(({ code }) => code);

test("[AD-5] a quote follows zone changes at once: added, repriced, removed and restored", async () => {
  expect(await fetchObstacleCodes()).toContain("out_of_zone");
  const tariff = { basePrice: 7000, baseDistance: 100_000, steps: [] };
  const made = (await addZone({ polygon: FAR_POLYGON, ...tariff })).body;
  const drawn = expect.objectContaining({ id: made.id, price: 7000, polygon: FAR_POLYGON });
  await expect.poll(fetchRegions).toContainEqual(drawn);
  expect(await fetchObstacleCodes()).not.toContain("out_of_zone");
  expect((await quoteOrderOutsideZones()).deliveryPrice).toBe(7000);
  const putZone = (body: object) => app.call<Row>(`${path}/${made.id}`, { method: "PUT", token, body });
  const fields = { ...goodZone, polygon: FAR_POLYGON, ...tariff };
  const dearer = (await putZone({ ...fields, basePrice: 9000, version: made.version })).body;
  expect((await quoteOrderOutsideZones()).deliveryPrice).toBe(9000);
  const gone = (await removeZone(dearer)).body;
  expect(await fetchObstacleCodes()).toContain("out_of_zone");
  await expect.poll(async () => (await fetchRegions()).map(({ id }) => id)).not.toContain(made.id);
  const back = (await putZone({ ...fields, version: gone.version })).body;
  expect((await quoteOrderOutsideZones()).deliveryPrice).toBe(7000);
  await removeZone(back);
});

test("[AD-5] refuses a self-crossing zone with its own error at the field", async () => {
  const [a, b, c, d] = FAR_POLYGON;
  for (const polygon of [
    [a, c, b, d],
    [a, b, c, [69.4, 41.39], d],
  ])
    expect(await addZone({ polygon })).toMatchObject({
      status: 409,
      body: { code: "zone_crosses_itself", data: { field: "polygon" } },
    });
});

test("[AD-5] refuses an invalid shape, coordinates out of range and too many corners", async () => {
  const [a, b] = FAR_POLYGON;
  const many = Array.from({ length: 201 }, (_, at) => [69 + at / 1000, 41 + (at % 2)]);
  for (const polygon of [[a, b], [a, a, a], [a, b, [69.4, 41.39]], [a, b, [181, 41]], [a, b, [69]], many])
    expect(await addZone({ polygon })).toMatchObject({ status: 400 });
});

test("[AD-5] stores a repeated corner once", async () => {
  const [first] = FAR_POLYGON;
  const made = (await addZone({ polygon: [...FAR_POLYGON, first] })).body;
  expect(made.polygon).toEqual(FAR_POLYGON);
  await removeZone(made);
});

test("[CH-5] sorts distance prices by distance", async () => {
  const steps = [
    { upTo: 5000, price: 9000 },
    { upTo: 2000, price: 14_000 },
  ];
  expect(await addZone({ steps })).toMatchObject({ status: 400 });
});

test("[BN-3] a branch with a zone cannot be removed; an unknown branch gets no zone", async () => {
  const made = (await addZone({})).body;
  const center = await app.call<Row>(`/console/v1/venue/branches/${branchIdFromKey("center")}`, { token });
  const reply = await app.call(
    `/console/v1/venue/branches/${center.body.id}?version=${center.body.version}`,
    {
      method: "DELETE",
      token,
    },
  );
  expect(reply).toMatchObject({ status: 409, body: { code: "in_use" } });
  expect(JSON.stringify(reply.body)).toContain(`"zones"`);
  await removeZone(made);
  expect(await addZone({ branchId: made.id })).toMatchObject({
    status: 400,
    body: { data: { field: "branchId" } },
  });
});
