import type { Branch, Menu, Order, WebSettings } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  requestPermit,
  requestPhoneProof,
  createRegistrationPhone,
  postRegistration,
  createRegistrationBody,
} from "../../testing/new-start.ts";
import { createTestApp } from "../../testing/test-app.ts";

const app = await createTestApp();
const settingsPath = "/support/v1/merchant/settings/web";
const fetchStartRefusal = async (permit: string, address: string, more = {}) => {
  const { body } = await postRegistration(app, createRegistrationBody(permit, address, more));
  return [body.code, body.data?.field];
};

/** Returns all database rows that assign an address or a login to a brand. */
const selectHostsAndLogins = () =>
  app.db.platform((tx) =>
    sql`select (select jsonb_agg(h order by host, page) from merchant_hosts h) as hosts,
      (select jsonb_agg(l order by login) from staff_logins l) as logins,
      (select jsonb_agg(m.key order by key) from merchants m where is_active) as keys`.execute(tx),
  );

test("[S38, BR-2] a visitor opens a brand, and its store takes an order that its owner completes", async () => {
  const host = "sardor.localhost";
  // This request is sent before the brand exists. Its result must not remain cached.
  expect((await app.call<WebSettings>(settingsPath, { host })).body.key).toBe("osh");
  const phone = createRegistrationPhone();
  const permit = await requestPermit(app, phone);
  const { status, body } = await postRegistration(app, createRegistrationBody(permit, "sardor"));
  expect([status, body.staff.role, body.url]).toEqual([200, "owner", "http://sardor.localhost:3000"]);
  expect(body.staff.merchant.key).toBe("sardor");

  const store = await app.call<WebSettings>(settingsPath, { host });
  expect(store.body).toMatchObject({
    key: "sardor",
    brand: { uz: "Sardor Oshi" },
    mainColor: "#14532D",
    mainLanguage: "uz",
    currency: "UZS",
    logo: null,
    kind: "RESTAURANT",
  });
  const menu = await app.call<Menu>("/products/v1/overalls", { host });
  const plov = menu.body.products.find(({ name }) => name.uz === "Toʻy oshi");
  const branches = await app.call<Branch[]>("/users/v1/branches", { host });
  const guest = await app.signIn("+998909998877", host);
  const order = await app.call<Order>("/orders/v1/orders", {
    host,
    token: guest.token,
    body: {
      serviceType: "DELIVERY",
      branchId: branches.body[0]?.id,
      cartItems: [{ productId: plov?.id, count: 2 }],
      address: { streetName: "Amir Temur", houseNumber: "7", latitude: 41.312, longitude: 69.281 },
      totalPrice: 100_000,
    },
  });
  expect(order.status).toBe(200);
  const steps: [string, object][] = [
    ["accept", { cookingMinutes: 20 }],
    ["status", { status: "COOKING" }],
    ["status", { status: "DONE" }],
    ["status", { status: "ON_WAY" }],
    ["status", { status: "DELIVERED" }],
  ];
  for (const [at, [step, more]] of steps.entries()) {
    const path = `/console/v1/orders/${order.body.id}/${step}`;
    const moved = await app.call(path, {
      token: body.token,
      body: { version: order.body.version + at, ...more },
    });
    expect([step, more, moved.status]).toEqual([step, more, 200]);
  }
  const changes = await app.call<{ items: object[] }>("/console/v1/changes", { token: body.token });
  expect(changes.body.items).toMatchObject([{ entity: "settings", kind: "added", by: { name: "Sardor" } }]);
  expect(await fetchStartRefusal(permit, "second")).toEqual(["permit_over", undefined]);
});

test("[S38] refuses another brand's address, login, key and domain", async () => {
  const before = await selectHostsAndLogins();
  const permit = await requestPermit(app);
  expect(await fetchStartRefusal(permit, "osh")).toEqual(["host_taken", "address"]);
  const owner = { name: "Thief", password: "bulut daryo tarvuz 17" };
  expect(await fetchStartRefusal(permit, "thief", { owner: { ...owner, login: "OWNER@osh" } })).toEqual([
    "login_taken",
    "owner.login",
  ]);
  expect(await fetchStartRefusal(permit, "console")).toEqual(["host_reserved", "address"]);
  expect(await fetchStartRefusal(permit, "osh.pizza")).toEqual(["host_reserved", "address"]);
  expect((await selectHostsAndLogins()).rows).toEqual(before.rows);
  // A deleted brand retains its address, because its guests' devices still use it.
  await app.db.platform((tx) =>
    sql`update merchants set deleted_at = now() where merchant_id = ${app.pizza}`.execute(tx),
  );
  expect(await fetchStartRefusal(permit, "pizza")).toEqual(["host_taken", "address"]);
  await app.db.platform((tx) =>
    sql`update merchants set deleted_at = null where merchant_id = ${app.pizza}`.execute(tx),
  );
  expect((await selectHostsAndLogins()).rows).toEqual(before.rows);
});

/** Returns the number of brands, opened or not. All rows of a brand reference it, so no brand means no rows. */
async function countBrands(): Promise<number> {
  const { rows } = await app.db.platform((tx) =>
    sql<{ count: number }>`select count(*)::int from merchants`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}

test("[S38] a refused start leaves no rows, however often it is repeated and whatever is taken", async () => {
  const permit = await requestPermit(app);
  const owner = { name: "Sardor", login: "owner@osh", password: "bulut daryo tarvuz 17" };
  const [before, brands] = [await selectHostsAndLogins(), await countBrands()];
  for (const [at, more] of [{ owner }, { owner }, { owner: { ...owner, login: "OWNER@osh" } }].entries())
    expect(await fetchStartRefusal(permit, `refused-${at}`, more)).toEqual(["login_taken", "owner.login"]);
  expect(await fetchStartRefusal(permit, "osh")).toEqual(["host_taken", "address"]);
  expect((await selectHostsAndLogins()).rows).toEqual(before.rows);
  expect(await countBrands()).toBe(brands);
  // The same permit can still open one brand.
  expect((await postRegistration(app, createRegistrationBody(permit, "refused-then-open"))).status).toBe(200);
  expect(await countBrands()).toBe(brands + 1);
});

test("[S38] of ten concurrent starts with one permit the nine refused ones leave no rows", async () => {
  const permit = await requestPermit(app);
  const brands = await countBrands();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      postRegistration(app, createRegistrationBody(permit, `at-once-${at}`)),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countBrands()).toBe(brands + 1);
});

test("[S38] of twenty concurrent starts with one address one succeeds, and the others are not reachable", async () => {
  const permits = await Promise.all(Array.from({ length: 20 }, () => requestPermit(app)));
  const bodies = permits.map((permit, at) => {
    const owner = { name: "Sardor", login: `race-${at}`, password: "bulut daryo tarvuz 17" };
    return createRegistrationBody(permit, "race", { owner, hasMenu: false });
  });
  // Each request is from its own network, because a network can open ten brands a day.
  const replies = await Promise.all(
    bodies.map((body, at) => postRegistration(app, body, { ip: `203.0.113.${at + 1}` })),
  );
  const opened = replies.filter(({ status }) => status === 200);
  expect(opened).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === "host_taken")).toHaveLength(19);
  const { rows } = await app.db.platform((tx) =>
    sql<{ key: string }>`select m.key from merchants m where m.is_active and m.deleted_at is null
      and exists (select from merchant_hosts h where h.merchant_id = m.merchant_id) order by 1`.execute(tx),
  );
  expect(rows.map(({ key }) => key).filter((key) => key.startsWith("race"))).toEqual(["race"]);
  const logins = await app.db.platform((tx) =>
    sql`select login from staff_logins where login like 'race-%'`.execute(tx),
  );
  expect(logins.rows).toHaveLength(1);
});

test("[S38] one permit opens one brand, also under concurrency", async () => {
  const permit = await requestPermit(app);
  const replies = await Promise.all(
    ["quick-a", "quick-b", "quick-c"].map((address) =>
      app.call<{ code?: string }>("/onboarding/v1/brands", { body: createRegistrationBody(permit, address) }),
    ),
  );
  const codes = replies.map(({ status, body }) => body.code ?? status).toSorted();
  expect(codes).toEqual([200, "permit_over", "permit_over"]);
});

test("[S38, S8] a wrong code can be tried five times, a permit lasts a day, and a phone opens at most three brands a day", async () => {
  const phone = createRegistrationPhone();
  const { code } = await requestPhoneProof(app, phone);
  const wrong = code === "000000" ? "000001" : "000000";
  const submitCode = (said: string) =>
    app.call<{ code?: string; permit?: string }>("/onboarding/v1/permit", { body: { phone, code: said } });
  for (let at = 0; at < 5; at += 1) expect((await submitCode(wrong)).body.code).toBe("wrong_code");
  expect((await submitCode(code)).body.code).toBe("wrong_code");
  const again = await app.call<{ code: string }>("/onboarding/v1/code", { body: { phone } });
  expect(again.body.code).toBe("code_cooldown");

  const late = await requestPermit(app);
  app.clock.advance(25 * 3_600_000);
  expect(await fetchStartRefusal(late, "late")).toEqual(["permit_over", undefined]);
  const many = createRegistrationPhone();
  for (const address of ["many-a", "many-b", "many-c"]) {
    expect(
      (await postRegistration(app, createRegistrationBody(await requestPermit(app, many), address))).status,
    ).toBe(200);
    app.clock.advance(15 * 60_000);
  }
  expect(await fetchStartRefusal(await requestPermit(app, many), "many-d")).toEqual([
    "too_many_requests",
    undefined,
  ]);
});

test("[S38] only a permit holder can check whether an address is free", async () => {
  const checkStoreAddress = async (permit: string, address: string) => {
    const reply = await app.call<{ fault?: string | null; url?: string; code?: string }>(
      "/onboarding/v1/address",
      { body: { permit, address } },
    );
    return reply.body.code ?? [reply.body.fault, reply.body.url];
  };
  const permit = await requestPermit(app);
  expect(await checkStoreAddress(permit, "Yangi-joy")).toEqual([null, "http://yangi-joy.localhost:3000"]);
  expect((await checkStoreAddress(permit, "osh"))[0]).toBe("taken");
  expect((await checkStoreAddress(permit, "admin"))[0]).toBe("reserved");
  expect((await checkStoreAddress(permit, "a b"))[0]).toBe("malformed");
  expect(await checkStoreAddress("x".repeat(64), "osh")).toBe("permit_over");
});

test.each([
  ["password_weak", { owner: { name: "S", login: "weak@start", password: "parol12345678" } }],
  ["bad_request", { branch: { ...createRegistrationBody("", "x").branch, city: "atlantis" } }],
  ["phone_invalid", { branch: { ...createRegistrationBody("", "x").branch, phone: "+79161234567" } }],
  ["bad_request", { mainColor: "red;}body{" }],
  ["bad_request", { kind: "CASINO" }],
])("[S38] refuses with a message: %s", async (code, more) => {
  const body = createRegistrationBody(await requestPermit(app), "words", more);
  expect((await app.call("/onboarding/v1/brands", { body })).body["code"]).toBe(code);
});
