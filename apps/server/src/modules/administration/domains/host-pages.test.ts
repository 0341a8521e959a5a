import type { PlatformAction, PlatformBrand } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signInAdministrator } from "../../../testing/administrator.ts";
import { hasServer } from "../../../testing/index.ts";
import { createTestApp } from "../../../testing/test-app.ts";

const host = "localhost";
const domain = "food.example.uz";
const app = await createTestApp();
const token = await signInAdministrator(app);
await app.db.platform((tx) =>
  sql`insert into merchant_hosts (host, page, merchant_id) values (${domain}, 1, ${app.osh})`.execute(tx),
);
app.directory.drop();

interface HostPageAnswer {
  code: string;
  data: { field: string };
}
const putHostPage = (body: object, { id = app.osh, of = domain } = {}) =>
  app.call<HostPageAnswer>(`/platform/v1/brands/${id}/domains/${of}/pages`, {
    host,
    token,
    method: "PUT",
    body,
  });
const fetchBrand = async (id = app.osh) =>
  (await app.call<PlatformBrand>(`/platform/v1/brands/${id}`, { host, token })).body;
const fetchBrandKeyOfPage = async (page: string) => {
  const settings = "/support/v1/merchant/settings/web";
  const { body } = await app.call<{ key: string }>(settings, { host: domain, headers: { cookie: page } });
  return body.key;
};

test("[BR-4] an administrator gives a domain a second brand, guests select it by the page, and it can be removed", async () => {
  expect(await fetchBrandKeyOfPage("page=2")).toBe("osh");
  expect((await putHostPage({ second: "Pizza ", third: null })).status).toBe(200);
  expect([
    await fetchBrandKeyOfPage(""),
    await fetchBrandKeyOfPage("page=1"),
    await fetchBrandKeyOfPage("page=2"),
  ]).toEqual(["osh", "osh", "pizza"]);
  const { sharedHosts, acts } = await fetchBrand();
  expect(sharedHosts).toEqual([
    {
      host: domain,
      pages: [
        { page: 1, brand: { id: app.osh, key: "osh" } },
        { page: 2, brand: { id: app.pizza, key: "pizza" } },
      ],
    },
  ]);
  expect((await fetchBrand(app.pizza)).sharedHosts).toEqual(sharedHosts);
  expect(acts.map(({ kind }: PlatformAction) => kind)).toEqual(["HOST_PAGES"]);
  expect((await putHostPage({ second: null, third: "pizza" })).status).toBe(200);
  expect([await fetchBrandKeyOfPage("page=2"), await fetchBrandKeyOfPage("page=3")]).toEqual([
    "osh",
    "pizza",
  ]);
  expect((await putHostPage({ second: null, third: null })).status).toBe(200);
  expect(await fetchBrandKeyOfPage("page=3")).toBe("osh");
});

test("[BR-4] refuses an unknown or removed brand, or one that already has a page, at its field", async () => {
  for (const [body, field] of [
    [{ second: "nobody", third: null }, "second"],
    [{ second: "osh", third: null }, "second"],
    [{ second: "pizza", third: "pizza" }, "third"],
    [{ second: null, third: "" }, "third"],
  ] as const)
    expect(await putHostPage(body)).toMatchObject({ status: 400, body: { data: { field } } });
  const setBrandDeletedAt = (at: Date | null) =>
    app.db.platform((tx) =>
      sql`update merchants set deleted_at = ${at} where merchant_id = ${app.pizza}`.execute(tx),
    );
  await setBrandDeletedAt(new Date());
  expect((await putHostPage({ second: "pizza", third: null })).body.data.field).toBe("second");
  await setBrandDeletedAt(null);
  expect(await fetchBrandKeyOfPage("page=2")).toBe("osh");
});

test("[BR-4] only the brand on page 1 shares its domain, and an unknown domain is not found", async () => {
  expect((await putHostPage({ second: "pizza", third: null })).status).toBe(200);
  expect((await putHostPage({ second: null, third: null }, { id: app.pizza })).status).toBe(404);
  expect((await putHostPage({ second: "pizza", third: null }, { of: "nobody.example.uz" })).status).toBe(404);
  expect(await fetchBrandKeyOfPage("page=2")).toBe("pizza");
});

test("[BR-4, BR-2] removing the domain of page 1 also removes its other pages", async () => {
  expect((await putHostPage({ second: "pizza", third: null })).status).toBe(200);
  const added = await app.call(`/platform/v1/brands/${app.osh}/domains`, { host, token, body: { domain } });
  expect(added.status).toBe(200);
  const path = `/platform/v1/brands/${app.osh}/domains/${domain}`;
  expect((await app.call(path, { host, token, method: "DELETE" })).status).toBe(200);
  expect((await fetchBrand(app.pizza)).sharedHosts).toEqual([]);
  expect(await fetchBrandKeyOfPage("page=2")).not.toBe("pizza");
});

test.runIf(hasServer)("[BR-4, BR-2] removes a page that is added while its domain is removed", async () => {
  const insertHostPage = (number: number, id: string) =>
    sql`insert into merchant_hosts (host, page, merchant_id) values (${domain}, ${number}, ${id})`;
  await app.db.platform((tx) => insertHostPage(1, app.osh).execute(tx));
  const added = await app.call(`/platform/v1/brands/${app.osh}/domains`, { host, token, body: { domain } });
  expect(added.status).toBe(200);
  const path = `/platform/v1/brands/${app.osh}/domains/${domain}`;
  const replies: Promise<{ status: number }>[] = [];
  await app.db.platform(async (tx) => {
    await sql`select from merchant_hosts where host = ${domain} for update`.execute(tx);
    replies.push(app.call(path, { host, token, method: "DELETE" }));
    // The transaction sleeps for half a second, in which the DELETE request starts to wait for the row lock of page 1.
    await sql`select pg_sleep(0.5)`.execute(tx);
    await insertHostPage(2, app.pizza).execute(tx);
  });
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200]);
  const left = await app.db.platform((tx) =>
    sql`select page from merchant_hosts where host = ${domain}`.execute(tx),
  );
  expect(left.rows).toEqual([]);
});
