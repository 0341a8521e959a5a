import type { Banner, DiningTable, Policy, Story, Vacancy } from "@dasturxon/contract";
import type { BrandCard } from "@dasturxon/contract/merchants";
import type { Menu } from "@dasturxon/contract/products";
import { demoBrands } from "@dasturxon/demo";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/index.ts";
import { testApp } from "../testing/test-app.ts";
import { branchIdOf } from "../modules/merchants/index.ts";
import { loadDemo } from "./load-demo.ts";

const { db } = await testDatabase();
const app = await testApp({ db });
await loadDemo({ db, clock: app.clock }, demoBrands);

test("[BR-11] every demo brand is in the catalogue, each behind its own host", async () => {
  const { body } = await app.call<BrandCard[]>("/support/v1/brand/catalog", { host: "localhost" });
  const hosts = body.map(({ domainUrl }) => domainUrl);
  for (const { key } of demoBrands) expect(hosts).toContain(`http://${key}.localhost:3000`);
});

test("[BR-3] bare localhost shows the first demo brand with its menu", async () => {
  const { body } = await app.call<Menu>("/products/v1/overalls", { host: "localhost" });
  expect(body.products).toHaveLength(demoBrands[0]?.products.length ?? 0);
});

test("[BR-12] no two brands share a product's id", async () => {
  const menus = await Promise.all(
    demoBrands.map(({ key }) => app.call<Menu>("/products/v1/overalls", { host: `${key}.localhost` })),
  );
  const ids = menus.flatMap(({ body }) => body.products.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(demoBrands.map(({ key }) => key))(
  "[CT-1] [CT-2] [CT-3] %s shows stories, banners, policies and vacancies of its own",
  async (key) => {
    const ask = async <Body>(path: string) => (await app.call<Body>(path, { host: `${key}.localhost` })).body;
    const stories = await ask<Story[]>("/notifications/v2/stories");
    const menu = await ask<Menu>("/products/v1/overalls");
    const products = new Set(menu.products.map(({ id }) => `/product/${id}`));
    expect(stories.length).toBeGreaterThan(0);
    for (const { pages } of stories) for (const { link } of pages) expect(products).toContain(link);
    expect((await ask<Banner[]>("/support/v1/banner")).length).toBeGreaterThan(0);
    expect(await ask<Policy[]>("/support/v1/company/policies")).toHaveLength(4);
    expect((await ask<Vacancy[]>("/support/v1/vacancies")).length).toBeGreaterThan(2);
  },
);

test("[OR-11] a branch that serves at the table has tables to reserve", async () => {
  const halls = demoBrands.flatMap(({ key, branches }) =>
    branches.filter((branch) => branch.dineinEnabled).map((branch) => ({ key, branchKey: branch.key })),
  );
  expect(halls.length).toBeGreaterThan(0);
  for (const { key, branchKey } of halls) {
    const path = `/users/v1/branches/${branchIdOf(key, branchKey)}/tables`;
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

test("loading again changes nothing and keeps every id", async () => {
  const counts = () =>
    db.tenant(app.osh, (tx) =>
      sql`select (select count(*) from branches) as branches, (select count(*) from products) as products,
        (select count(*) from promos) as promos, (select count(*) from couriers) as couriers,
        (select count(*) from staff) as staff, (select min(id::text) from products) as first`.execute(tx),
    );
  const before = (await counts()).rows;
  await loadDemo({ db, clock: app.clock }, demoBrands);
  expect((await counts()).rows).toEqual(before);
});
