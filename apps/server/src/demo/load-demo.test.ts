import type { Banner, DiningTable, Policy, Story, Vacancy } from "@dasturxon/contract";
import type { BrandCatalogEntry } from "@dasturxon/contract/merchants";
import type { Menu } from "@dasturxon/contract/products";
import { banner } from "@dasturxon/contract/managed/banners";
import { branch } from "@dasturxon/contract/managed/branches";
import { category } from "@dasturxon/contract/managed/categories";
import { courier } from "@dasturxon/contract/managed/couriers";
import { diningTable } from "@dasturxon/contract/managed/dining-tables";
import { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import { product } from "@dasturxon/contract/managed/products";
import { promo } from "@dasturxon/contract/managed/promos";
import { story } from "@dasturxon/contract/managed/stories";
import { vacancy } from "@dasturxon/contract/managed/vacancies";
import type { Resource } from "@dasturxon/contract/resource";
import { type DemoBrand, demoBrands } from "@dasturxon/demo";
import { sql } from "kysely";
import { deriveStableId } from "../platform/stable-id.ts";
import { expect, test } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import { createTestApp } from "../testing/test-app.ts";
import { branchIdFromKeys } from "../modules/merchants/index.ts";
import { loadDemo } from "./load-demo.ts";

const { db } = await createTestDatabase();
const app = await createTestApp({ db }, "schema");
await loadDemo({ db, clock: app.clock }, demoBrands);

test("[BR-11] lists every demo brand in the catalogue, each on its own host", async () => {
  const { body } = await app.call<BrandCatalogEntry[]>("/support/v1/brand/catalog", { host: "localhost" });
  const hosts = body.map(({ domainUrl }) => domainUrl);
  for (const { key } of demoBrands) expect(hosts).toContain(`http://${key}.localhost:3000`);
});

test("[BR-3] serves the first demo brand with its menu on bare localhost", async () => {
  const { body } = await app.call<Menu>("/products/v1/overalls", { host: "localhost" });
  expect(body.products).toHaveLength(demoBrands[0]?.products.length ?? 0);
});

test("[MN-4] [MN-7] a fresh demo has allergens, second pictures and a breakfast timetable", async () => {
  const { body } = await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" });
  const [plov, halim] = ["toy-oshi", "halim"].map((key) =>
    body.products.find(({ id }) => id === deriveStableId("osh", "product", key)),
  );
  expect(plov).toMatchObject({ gallery: ["osh/story-toy-oshi"], timetable: null });
  expect(halim).toMatchObject({ allergens: ["GLUTEN"], timetable: [{ from: "07:00", to: "11:00" }] });
});

test("[BR-12] no two brands share a product id", async () => {
  const menus = await Promise.all(
    demoBrands.map(({ key }) => app.call<Menu>("/products/v1/overalls", { host: `${key}.localhost` })),
  );
  const ids = menus.flatMap(({ body }) => body.products.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(demoBrands.map(({ key }) => key))(
  "[CT-1] [CT-2] [CT-3] %s has its own stories, banners, policies and vacancies",
  async (key) => {
    const fetchBody = async <Body>(path: string) =>
      (await app.call<Body>(path, { host: `${key}.localhost` })).body;
    const stories = await fetchBody<Story[]>("/notifications/v2/stories");
    const menu = await fetchBody<Menu>("/products/v1/overalls");
    const products = new Set(menu.products.map(({ id }) => `/product/${id}`));
    expect(stories.length).toBeGreaterThan(0);
    for (const { pages } of stories) for (const { link } of pages) expect(products).toContain(link);
    expect((await fetchBody<Banner[]>("/support/v1/banner")).length).toBeGreaterThan(0);
    expect(await fetchBody<Policy[]>("/support/v1/company/policies")).toHaveLength(4);
    expect((await fetchBody<Vacancy[]>("/support/v1/vacancies")).length).toBeGreaterThan(2);
  },
);

test("[OR-11] a branch with dine-in has tables to reserve", async () => {
  const serving = demoBrands.flatMap(({ key, branches }) =>
    branches.filter((branch) => branch.dineinEnabled).map((branch) => ({ key, branchKey: branch.key })),
  );
  expect(serving.length).toBeGreaterThan(0);
  for (const { key, branchKey } of serving) {
    const path = `/users/v1/branches/${branchIdFromKeys(key, branchKey)}/tables`;
    const { body } = await app.call<DiningTable[]>(path, { host: `${key}.localhost` });
    expect(body.length).toBeGreaterThan(4);
  }
});

test("[US-8] each brand's owner and kitchen can sign in", async () => {
  for (const { key } of demoBrands) {
    for (const login of [key, `${key}-kitchen`]) {
      const reply = await app.call("/console/v1/sign-in", { body: { login, password: "demo" } });
      expect(reply).toMatchObject({ status: 200, body: { staff: { merchant: { key } } } });
    }
  }
});

test("loading the demo again changes nothing and keeps every id", async () => {
  const countDemoRows = () =>
    db.tenant(app.osh, (tx) =>
      sql`select (select count(*) from branches) as branches, (select count(*) from products) as products,
        (select count(*) from promos) as promos, (select count(*) from couriers) as couriers,
        (select count(*) from staff) as staff, (select min(id::text) from products) as first`.execute(tx),
    );
  const before = (await countDemoRows()).rows;
  await loadDemo({ db, clock: app.clock }, demoBrands);
  expect((await countDemoRows()).rows).toEqual(before);
});

test("[MN-1] keeps changes and removals by people, however often the demo is loaded", async () => {
  const token = await app.signInStaff("osh");
  const listRows = async <Row>(path: string) =>
    (await app.call<{ items: Row[] }>(`${path}?size=500`, { token })).body.items;
  const [jasur] = await listRows<{ id: string; name: string; phone: string; version: number }>(courier.path);
  const [code] = await listRows<{ id: string; version: number }>(promo.path);
  const body = { name: "Jasur aka", phone: jasur?.phone, isActive: false, version: jasur?.version };
  await app.call(`${courier.path}/${jasur?.id}`, { method: "PUT", token, body });
  await app.call(`${promo.path}/${code?.id}?version=${code?.version}`, { method: "DELETE", token });
  await loadDemo({ db, clock: app.clock }, demoBrands);
  expect(await listRows(courier.path)).toContainEqual(
    expect.objectContaining({ id: jasur?.id, ...body, version: 2 }),
  );
  expect((await listRows<{ id: string }>(promo.path)).map(({ id }) => id)).not.toContain(code?.id);
});

test("[S37] records the demo's additions in the audit log as made by the owner", async () => {
  const token = await app.signInStaff("pizza");
  const readNewestChange = async (entity: string) =>
    (await app.call<{ items: object[] }>(`/console/v1/changes?entity=${entity}`, { token })).body.items[0];
  for (const { one } of [courier, promo, diningTable, banner, story, vacancy])
    expect(await readNewestChange(one)).toMatchObject({
      entity: one,
      kind: "added",
      by: { name: "Dilnoza Karimova" },
    });
});

const [first] = demoBrands;
const buildSmallBrand = (more: object) =>
  ({ ...first, key: "small", products: [], banners: [], ...more }) as DemoBrand;
const buildPromos = (more: object) => [{ ...first?.promos[0], code: "NEW", ...more }];
test.each([
  ["promos", buildSmallBrand({ content: undefined, promos: buildPromos({ productDiscount: -5 }) })],
  ["promos", buildSmallBrand({ content: undefined, promos: buildPromos({ startDay: 9, endDay: 1 }) })],
  [
    "banners",
    buildSmallBrand({ content: undefined, banners: [{ picture: "pizza/night", name: first?.name }] }),
  ],
  // The story pages of this brand link to products that do not exist.
  ["stories", buildSmallBrand({})],
  ["contacts", buildSmallBrand({ content: undefined, contacts: [{ name: first?.name, value: "" }] })],
])(
  "[MN-1] refuses a demo with invalid %s, and its brand does not exist until it is corrected",
  async (what, wrong) => {
    await expect(loadDemo({ db, clock: app.clock }, [wrong])).rejects.toThrow(what);
    const { body } = await app.call<BrandCatalogEntry[]>("/support/v1/brand/catalog", { host: "localhost" });
    expect(body.some(({ domainUrl }) => domainUrl.includes("small"))).toBe(false);
  },
);

test("[MN-1] opens a corrected demo, or one whose loading was interrupted, at the next start", async () => {
  await loadDemo({ db, clock: app.clock }, [buildSmallBrand({ content: undefined })]);
  const { status, body } = await app.call<Menu>("/products/v1/overalls", { host: "small.localhost" });
  expect([status, body.products]).toEqual([200, []]);
});

const resources: Resource[] = [
  menuGroup,
  category,
  product,
  promo,
  branch,
  courier,
  diningTable,
  banner,
  story,
  vacancy,
];

test.each(demoBrands.map(({ key }) => key))(
  "[MN-1] the demo data of %s passes the schemas of the console",
  async (key) => {
    const token = await app.signInStaff(key);
    const wrong: unknown[] = [];
    let looked = 0;
    for (const { many, path, calls } of resources) {
      const { status, body } = await app.call<{ items: Record<string, unknown>[] }>(`${path}?size=500`, {
        token,
        host: `${key}.localhost`,
      });
      expect([many, status]).toEqual([many, 200]);
      for (const row of body.items) {
        looked += 1;
        const { error } = calls.change.body.safeParse(row);
        for (const { path: field, message } of error?.issues ?? [])
          wrong.push([many, row["name"] ?? row["code"], field.join("."), message]);
      }
    }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(50);
  },
);

test.each(demoBrands.map(({ key }) => key))(
  "[MN-5] choices shared by several products of %s are in the library and linked from there",
  async (key) => {
    const merchantId = deriveStableId("merchant", key);
    const { rows } = await db.tenant(merchantId, (tx) =>
      sql<{ groups: number; products: number }>`
        select count(*)::int as groups, coalesce(sum(product_count), 0)::int as products
        from modification_groups where merchant_id = ${merchantId}`.execute(tx),
    );
    expect(rows[0]?.groups).toBeGreaterThan(0);
    expect(rows[0]?.products).toBeGreaterThan(rows[0]?.groups ?? 0);
  },
);
