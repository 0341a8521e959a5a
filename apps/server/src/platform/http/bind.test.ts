import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { DESCRIPTION_LANGUAGES } from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";
import { z } from "zod";
import { bindEndpoint, bindTransactionalEndpoint } from "./bind.ts";
import { blockedMerchant, createHttpFixture, oshBrand, pizzaBrand } from "../../testing/http-fixture.ts";
import { prepareReply } from "./reply/prepared-reply.ts";
import { refuse } from "./reply/refusal.ts";

const userId = "00000000-0000-7000-8000-0000000000aa";
const dishSchema = z.object({ name: z.string(), price: z.int() });
const readDishEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/dishes/{id}",
  auth: "none",
  summary: "A dish",
  params: z.object({ id: z.uuid() }),
  query: z.object({ page: z.coerce.number().int().min(0).default(0) }),
  reply: dishSchema,
  refusals: ["product_unavailable"],
});
const addDishEndpoint = declareEndpoint({
  method: "POST",
  path: "/test/v1/dishes",
  auth: "token",
  summary: "Adds a dish",
  body: z.object({ dish: z.object({ name: z.string().min(1), price: z.int() }) }),
  reply: dishSchema,
});
const ownDishesEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/dishes/user/{userId}",
  auth: "token",
  summary: "Own dishes",
  params: z.object({ userId: z.uuid() }),
  reply: z.array(dishSchema),
});
const staffDishesEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/staff",
  auth: "staff",
  summary: "",
  reply: z.array(dishSchema),
});
const guestWriteEndpoint = declareEndpoint({
  method: "POST",
  path: "/test/v1/guest",
  auth: "none",
  summary: "",
  reply: dishSchema,
});
const nearDishesEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/near",
  auth: "none",
  summary: "",
  query: z.object({ lat: z.coerce.number().min(-90).max(90) }),
  reply: z.object({ lat: z.number() }),
});
const closestEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/merchant/{merchantId}/closest",
  auth: "none",
  summary: "",
  params: z.object({ merchantId: z.uuid() }),
  reply: z.object({ key: z.string() }),
});

function createTestApp() {
  const fixture = createHttpFixture();
  const { http } = fixture;
  bindEndpoint(http, readDishEndpoint, ({ query }) => {
    if (query.page === 7) throw new Error("secret internals: select * from users");
    if (query.page === 8) {
      const name = { uz: "Osh", ru: "Плов" };
      return refuse("product_unavailable", { name, productIds: [], backAt: null });
    }
    return { name: "Osh", price: 30_000, smsPassword: "hidden" };
  });
  bindEndpoint(http, addDishEndpoint, ({ body }) => body.dish);
  bindEndpoint(http, ownDishesEndpoint, () => []);
  bindEndpoint(http, staffDishesEndpoint, () => []);
  bindEndpoint(http, guestWriteEndpoint, () => ({ name: "Osh", price: 1 }));
  bindEndpoint(http, nearDishesEndpoint, ({ query }) => query);
  bindEndpoint(http, closestEndpoint, ({ merchant }) => ({ key: merchant.key }));
  return fixture;
}

const id = "00000000-0000-7000-8000-000000000009";
const dishUrl = `/api/test/v1/dishes/${id}`;

test("[ER-2] returning an error that the endpoint does not declare is a type error", () => {
  const { http } = createHttpFixture();
  // @ts-expect-error: the endpoint declares no such refusal
  bindEndpoint(http, readDishEndpoint, () => refuse("wrong_login"));
  // @ts-expect-error: the data that a client needs for this refusal is missing
  expect(refuse("price_changed").code).toBe("price_changed");
});

test("[AP-2, ER-4, ER-5] refuses an invalid field with 400 and names it in every language", async () => {
  const { app, signIn } = createTestApp();
  const authorization = `Bearer ${signIn(oshBrand, "customer", userId)}`;
  const reply = await app.inject({
    method: "POST",
    url: "/api/test/v1/dishes",
    headers: { authorization },
    payload: { dish: { name: "", price: "much" } },
  });
  expect(reply.statusCode).toBe(400);
  const { description, ...wire } = reply.json();
  expect(wire).toMatchObject({
    statusCode: 400,
    statusMessage: "Bad Request",
    code: "bad_request",
    data: { path: "/api/test/v1/dishes", field: "dish.name", in: "body" },
  });
  expect(wire.data.problems.map((problem: { field: string }) => problem.field)).toEqual([
    "dish.name",
    "dish.price",
  ]);
  for (const language of DESCRIPTION_LANGUAGES) expect(description[language]).toContain("dish.name");
});

test("[AP-2] names an invalid path or query parameter", async () => {
  const { app } = createTestApp();
  const badId = await app.inject({ url: "/api/test/v1/dishes/nonsense", headers: { host: "localhost" } });
  expect(badId.json().data).toMatchObject({ field: "id", in: "params" });
  const badPage = await app.inject({ url: `${dishUrl}?page=-1`, headers: { host: "localhost" } });
  expect(badPage.json().data).toMatchObject({ field: "page", in: "query" });
});

test("[AP-2] treats an empty parameter as omitted: no latitude 0, the default page", async () => {
  const { app } = createTestApp();
  const headers = { host: "localhost" };
  const noPlace = await app.inject({ url: "/api/test/v1/near?lat=", headers });
  expect(noPlace.statusCode).toBe(400);
  expect(noPlace.json().data).toMatchObject({ field: "lat", in: "query" });
  expect((await app.inject({ url: "/api/test/v1/near?lat=0", headers })).json()).toEqual({ lat: 0 });
  expect((await app.inject({ url: `${dishUrl}?page=`, headers })).statusCode).toBe(200);
});

test("[AP-2] names the first required field of a missing body", async () => {
  const { app, signIn } = createTestApp();
  const headers = { authorization: `Bearer ${signIn(oshBrand, "customer", userId)}` };
  const none = await app.inject({ method: "POST", url: "/api/test/v1/dishes", headers });
  expect(none.json().data).toMatchObject({ field: "dish", in: "body" });
});

test("[AP-2] refuses a missing body, and ignores unknown fields", async () => {
  const { app, signIn } = createTestApp();
  const headers = { authorization: `Bearer ${signIn(oshBrand, "customer", userId)}` };
  const none = await app.inject({ method: "POST", url: "/api/test/v1/dishes", headers });
  expect(none.statusCode).toBe(400);
  const payload = { dish: { name: "Osh", price: 1, role: "admin" }, isPaid: true };
  const more = await app.inject({ method: "POST", url: "/api/test/v1/dishes", headers, payload });
  expect(more.json()).toEqual({ name: "Osh", price: 1 });
});

test("[AP-3] never returns a field that the response schema does not declare", async () => {
  const reply = await createTestApp().app.inject({ url: dishUrl, headers: { host: "localhost" } });
  expect(reply.json()).toEqual({ name: "Osh", price: 30_000 });
  expect(reply.headers["cache-control"]).toBe("no-store");
});

test("[ER-1] a refusal has its texts and data, an unexpected error answers 500 without internals", async () => {
  const { app, lines } = createTestApp();
  const refused = await app.inject({ url: `${dishUrl}?page=8`, headers: { host: "localhost" } });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().description.ru).toContain("«Плов»");
  const bug = await app.inject({ url: `${dishUrl}?page=7`, headers: { host: "localhost" } });
  expect(bug.statusCode).toBe(500);
  expect(bug.body).not.toContain("select");
  expect(bug.json().data.requestId).toBe(bug.headers["x-request-id"]);
  expect(lines.join("")).toContain("secret internals");
});

test("requires a valid token of the right kind", async () => {
  const { app, signIn, signOut } = createTestApp();
  const sendRequest = async (authorization?: string) => {
    const url = `/api/test/v1/dishes/user/${userId}`;
    const reply = await app.inject({
      url,
      headers: { host: "localhost", ...(authorization ? { authorization } : {}) },
    });
    return reply.statusCode;
  };
  const token = signIn(oshBrand, "customer", userId);
  expect(await sendRequest()).toBe(401);
  expect(await sendRequest("Bearer nonsense")).toBe(401);
  expect(await sendRequest(`Basic ${token}`)).toBe(401);
  expect(await sendRequest(`Bearer ${signIn(oshBrand, "staff", userId)}`)).toBe(401);
  expect(await sendRequest(`Bearer ${token}`)).toBe(200);
  signOut();
  expect(await sendRequest(`Bearer ${token}`)).toBe(401);
});

test("[AP-4] another user's id in the path is not found, and logged", async () => {
  const { app, signIn, lines } = createTestApp();
  const authorization = `Bearer ${signIn(oshBrand, "customer", id)}`;
  const reply = await app.inject({ url: `/api/test/v1/dishes/user/${userId}`, headers: { authorization } });
  expect(reply.statusCode).toBe(404);
  expect(lines.join("")).toContain("user of another session");
});

test("[AP-4] different brands in host, header, path and token are not found, and logged", async () => {
  const { app, signIn, lines } = createTestApp();
  const sendRequest = async (host: string, headers: Record<string, string>, url = dishUrl) =>
    (await app.inject({ url, headers: { host, ...headers } })).statusCode;
  const ofPizza = { authorization: `Bearer ${signIn(pizzaBrand, "customer", userId)}` };
  expect(await sendRequest("osh.localhost", { "merchant-id": oshBrand.id })).toBe(200);
  expect(await sendRequest("osh.localhost", { "merchant-id": pizzaBrand.id })).toBe(404);
  expect(await sendRequest("osh.localhost", ofPizza)).toBe(404);
  expect(await sendRequest("localhost", { "merchant-id": oshBrand.id, ...ofPizza })).toBe(404);
  expect(await sendRequest("localhost", ofPizza)).toBe(200);
  const path = `/api/test/v1/merchant/${pizzaBrand.id}/closest`;
  expect(await sendRequest("localhost", {}, path)).toBe(200);
  expect(await sendRequest("osh.localhost", {}, path)).toBe(404);
  expect(await sendRequest("localhost", { "merchant-id": oshBrand.id }, path)).toBe(404);
  expect(lines.filter((line) => line.includes("differ"))).toHaveLength(5);
});

test("[BN-7] reports a missing merchant id and the text undefined", async () => {
  const { app } = createTestApp();
  const sendRequest = async (headers: Record<string, string>, url = dishUrl) => {
    const reply = await app.inject({ url, headers: { host: "unknown.example", ...headers } });
    return [reply.statusCode, reply.json().description.en];
  };
  expect(await sendRequest({})).toEqual([400, "Merchant ID is not defined"]);
  expect(await sendRequest({ "merchant-id": "" })).toEqual([400, "Merchant ID is not defined"]);
  expect(await sendRequest({ "merchant-id": "undefined" })).toEqual([400, "Merchant ID is undefined"]);
  const closestUrl = "/api/test/v1/merchant/undefined/closest";
  expect(await sendRequest({}, closestUrl)).toEqual([400, "Merchant ID is undefined"]);
  expect((await sendRequest({ "merchant-id": id }))[0]).toBe(404);
  expect((await sendRequest({ "merchant-id": "' or 1=1" }))[0]).toBe(404);
});

test("[BR-8] logs a call without a brand, or with an empty one, by its route and not as a server error", async () => {
  const { app, lines } = createTestApp();
  const readWarnings = async (headers: Record<string, string>) => {
    lines.length = 0;
    await app.inject({ url: dishUrl, headers });
    const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    return told.map(({ level, route, refusal }) => [level, route, refusal]);
  };
  const route = "/api/test/v1/dishes/:id";
  expect(await readWarnings({ host: "unknown.example" })).toEqual([[40, route, "merchant_id_missing"]]);
  expect(await readWarnings({ host: "localhost", "merchant-id": "" })).toEqual([
    [40, route, "merchant_id_missing"],
  ]);
  const said = { host: "localhost", "merchant-id": "undefined" };
  expect(await readWarnings(said)).toEqual([[40, route, "merchant_id_undefined"]]);
  expect(await readWarnings({ host: "localhost", "merchant-id": oshBrand.id })).toEqual([]);
});

test("[BR-7] a blocked brand is readable but not writable", async () => {
  const { app } = createTestApp();
  const headers = { host: "localhost", "merchant-id": blockedMerchant.id };
  expect((await app.inject({ url: dishUrl, headers })).statusCode).toBe(200);
  const write = await app.inject({ method: "POST", url: "/api/test/v1/guest", headers });
  expect(write.json().code).toBe("merchant_blocked");
});

test("a call that is refused without the database opens no transaction", async () => {
  const { http, app, signIn, transactions } = createHttpFixture();
  bindTransactionalEndpoint(http, addDishEndpoint, async (_tx, { body }) => body.dish);
  const sendRequest = async (headers: Record<string, string>, payload: object) => {
    const url = "/api/test/v1/dishes";
    const reply = await app.inject({
      method: "POST",
      url,
      payload,
      headers: { host: "localhost", ...headers },
    });
    return [reply.statusCode, transactions()];
  };
  const good = { dish: { name: "Osh", price: 1 } };
  const authorization = `Bearer ${signIn(oshBrand, "customer", userId)}`;
  expect(await sendRequest({}, good)).toEqual([401, 0]);
  expect(await sendRequest({ authorization, origin: "https://evil.example" }, good)).toEqual([403, 0]);
  // Only a request with a session gets validation errors. A client without a session gets 401 first.
  expect(await sendRequest({ authorization }, { dish: {} })).toEqual([400, 1]);
  expect(await sendRequest({ authorization }, good)).toEqual([200, 2]);
});

test("a prepared response is compressed, has an ETag, and answers 304 to a repeated request", async () => {
  const { http, app } = createHttpFixture();
  const prepared = prepareReply(JSON.stringify({ name: "Osh".repeat(1000), price: 1 }));
  bindEndpoint(http, readDishEndpoint, () => prepared);
  const headers = { host: "localhost", "accept-encoding": "gzip, br" };
  const first = await app.inject({ url: dishUrl, headers });
  expect(first.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding, merchant-id" });
  const again = await app.inject({
    url: dishUrl,
    headers: { ...headers, "if-none-match": String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const plain = await app.inject({ url: dishUrl, headers: { host: "localhost" } });
  expect(plain.json().price).toBe(1);
});
