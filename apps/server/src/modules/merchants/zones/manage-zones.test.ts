import type { OrderQuote, Region } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { goodRows } from "../../../testing/good-rows.ts";
import { branchId, delivery, shop } from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  polygon: [number, number][];
  code: string;
  data: { field: string };
}

const app = await shop();
// An event clears the cached replies for guests.
await app.start();
const token = await app.signInStaff("owner@osh");
const path = "/console/v1/venue/zones";
const good = goodRows.zone.row();
const add = (more: object) => app.call<Row>(path, { token, body: { ...good, ...more } });
const remove = ({ id, version }: Row) =>
  app.call<Row>(`${path}/${id}?version=${version}`, { method: "DELETE", token });
const seen = async () => (await app.call<Region[]>("/users/v1/region")).body;
/** A point outside all zones, and a zone around it. */
const far = { latitude: 41.4, longitude: 69.4 };
const around: [number, number][] = [
  [69.39, 41.39],
  [69.41, 41.39],
  [69.41, 41.41],
  [69.39, 41.41],
];
const quote = async () => {
  const address = { streetName: "Qibray", ...far };
  return (
    await app.call<OrderQuote & { code: string }>("/orders/v1/orders/quote", { body: delivery({ address }) })
  ).body;
};
const obstacles = async () => (await quote()).obstacles.map(({ code }) => code);

test("[AD-5] a quote follows zone changes at once: added, repriced, removed and restored", async () => {
  expect(await obstacles()).toContain("out_of_zone");
  const tariff = { basePrice: 7000, baseDistance: 100_000, steps: [] };
  const made = (await add({ polygon: around, ...tariff })).body;
  const drawn = expect.objectContaining({ id: made.id, price: 7000, polygon: around });
  await expect.poll(seen).toContainEqual(drawn);
  expect(await obstacles()).not.toContain("out_of_zone");
  expect((await quote()).deliveryPrice).toBe(7000);
  const put = (body: object) => app.call<Row>(`${path}/${made.id}`, { method: "PUT", token, body });
  const fields = { ...good, polygon: around, ...tariff };
  const dearer = (await put({ ...fields, basePrice: 9000, version: made.version })).body;
  expect((await quote()).deliveryPrice).toBe(9000);
  const gone = (await remove(dearer)).body;
  expect(await obstacles()).toContain("out_of_zone");
  await expect.poll(async () => (await seen()).map(({ id }) => id)).not.toContain(made.id);
  const back = (await put({ ...fields, version: gone.version })).body;
  expect((await quote()).deliveryPrice).toBe(7000);
  await remove(back);
});

test("[AD-5] refuses a self-crossing zone with its own error at the field", async () => {
  const [a, b, c, d] = around;
  for (const polygon of [
    [a, c, b, d],
    [a, b, c, [69.4, 41.39], d],
  ])
    expect(await add({ polygon })).toMatchObject({
      status: 409,
      body: { code: "zone_crosses_itself", data: { field: "polygon" } },
    });
});

test("[AD-5] refuses an invalid shape, coordinates out of range and too many corners", async () => {
  const [a, b] = around;
  const many = Array.from({ length: 201 }, (_, at) => [69 + at / 1000, 41 + (at % 2)]);
  for (const polygon of [[a, b], [a, a, a], [a, b, [69.4, 41.39]], [a, b, [181, 41]], [a, b, [69]], many])
    expect(await add({ polygon })).toMatchObject({ status: 400 });
});

test("[AD-5] stores a repeated corner once", async () => {
  const [first] = around;
  const made = (await add({ polygon: [...around, first] })).body;
  expect(made.polygon).toEqual(around);
  await remove(made);
});

test("[CH-5] sorts distance prices by distance", async () => {
  const steps = [
    { upTo: 5000, price: 9000 },
    { upTo: 2000, price: 14_000 },
  ];
  expect(await add({ steps })).toMatchObject({ status: 400 });
});

test("[BN-3] a branch with a zone cannot be removed; an unknown branch gets no zone", async () => {
  const made = (await add({})).body;
  const center = await app.call<Row>(`/console/v1/venue/branches/${branchId("center")}`, { token });
  const reply = await app.call(
    `/console/v1/venue/branches/${center.body.id}?version=${center.body.version}`,
    {
      method: "DELETE",
      token,
    },
  );
  expect(reply).toMatchObject({ status: 409, body: { code: "in_use" } });
  expect(JSON.stringify(reply.body)).toContain(`"zones"`);
  await remove(made);
  expect(await add({ branchId: made.id })).toMatchObject({
    status: 400,
    body: { data: { field: "branchId" } },
  });
});
