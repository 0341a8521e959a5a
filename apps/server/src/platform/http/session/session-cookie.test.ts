import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { z } from "zod";
import { bindEndpoint } from "../bind.ts";
import { createHttpFixture, oshBrand, pizzaBrand } from "../../../testing/http-fixture.ts";

const userId = "00000000-0000-7000-8000-0000000000aa";
const sessionReplySchema = z.object({ id: z.string().nullable() });
const signInEndpoint = declareEndpoint({
  method: "POST",
  path: "/test/v1/sign-in",
  auth: "none",
  summary: "",
  reply: sessionReplySchema,
});
const writeEndpoint = declareEndpoint({
  method: "POST",
  path: "/test/v1/write",
  auth: "token",
  summary: "",
  reply: sessionReplySchema,
});
const readEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/read",
  auth: "token",
  summary: "",
  reply: sessionReplySchema,
});
const guestEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/guest",
  auth: "none",
  summary: "",
  reply: sessionReplySchema,
});

function createFixture(options: Parameters<typeof createHttpFixture>[0] = {}) {
  const fixture = createHttpFixture(options);
  const { http } = fixture;
  bindEndpoint(http, signInEndpoint, ({ merchant, setSessionCookie }) => {
    setSessionCookie("customer", fixture.signIn(merchant, "customer", userId), new Date("2099-01-01"));
    return { id: userId };
  });
  bindEndpoint(http, writeEndpoint, ({ session }) => ({ id: session.id }));
  bindEndpoint(http, readEndpoint, ({ session }) => ({ id: session.id }));
  bindEndpoint(http, guestEndpoint, async ({ findSession }) => ({ id: (await findSession())?.id ?? null }));
  return fixture;
}

async function fetchCookie(
  app: ReturnType<typeof createFixture>["app"],
  host = "localhost",
): Promise<string> {
  const reply = await app.inject({ method: "POST", url: "/api/test/v1/sign-in", headers: { host } });
  return String(reply.headers["set-cookie"]).split(";")[0] ?? "";
}

test("the session cookie is HttpOnly, SameSite, and __Host- over https", async () => {
  const { app } = createFixture({ trustProxy: ["127.0.0.1"] });
  const url = "/api/test/v1/sign-in";
  const plain = await app.inject({ method: "POST", url, headers: { host: "localhost" } });
  expect(plain.headers["set-cookie"]).toMatch(/^session-[\w-]+=[\w-]+; .*HttpOnly; SameSite=Lax$/);
  const https = { host: "localhost", "x-forwarded-proto": "https" };
  const secure = await app.inject({ method: "POST", url, headers: https });
  expect(secure.headers["set-cookie"]).toMatch(
    /^__Host-session-.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(secure.headers["set-cookie"]).not.toContain("Domain");
});

test("[TG-1] in the Telegram frame the session is in a partitioned cookie, over https", async () => {
  const { app } = createFixture({ trustProxy: ["127.0.0.1"] });
  const url = "/api/test/v1/sign-in";
  const headers = { host: "localhost", cookie: "shell=telegram", "x-forwarded-proto": "https" };
  const framed = await app.inject({ method: "POST", url, headers });
  expect(framed.headers["set-cookie"]).toMatch(
    /^__Host-session-.*HttpOnly; Secure; Partitioned; SameSite=None$/,
  );
  const plain = await app.inject({
    method: "POST",
    url,
    headers: { ...headers, "x-forwarded-proto": "http" },
  });
  expect(plain.headers["set-cookie"]).toMatch(/SameSite=Lax$/);
});

test("a write by cookie requires Sec-Fetch-Site or Origin of the own site", async () => {
  const { app } = createFixture();
  const cookie = await fetchCookie(app);
  const sendRequest = async (headers: Record<string, string>) => {
    const all = { host: "localhost", cookie, ...headers };
    return (await app.inject({ method: "POST", url: "/api/test/v1/write", headers: all })).statusCode;
  };
  expect(await sendRequest({ origin: "http://localhost" })).toBe(200);
  expect(await sendRequest({ "sec-fetch-site": "same-origin" })).toBe(200);
  expect(await sendRequest({})).toBe(403);
  expect(await sendRequest({ origin: "http://evil.example" })).toBe(403);
  expect(await sendRequest({ origin: "http://localhost.evil.example" })).toBe(403);
  expect(await sendRequest({ origin: "https://localhost" }), "another scheme").toBe(403);
  expect(await sendRequest({ origin: "http://localhost:80" })).toBe(200);
  expect(await sendRequest({ origin: "null" })).toBe(403);
  expect(await sendRequest({ origin: "http://osh.localhost" })).toBe(403);
  expect(await sendRequest({ "sec-fetch-site": "same-site", origin: "http://localhost" })).toBe(403);
  expect(await sendRequest({ "sec-fetch-site": "cross-site" })).toBe(403);
});

test("a read by cookie, and a write by bearer unless cross-site, do not require it", async () => {
  const { app, signIn: open } = createFixture();
  const cookie = await fetchCookie(app);
  const reading = await app.inject({ url: "/api/test/v1/read", headers: { host: "localhost", cookie } });
  expect(reading.json()).toEqual({ id: userId });
  const authorization = `Bearer ${open(oshBrand, "customer", userId)}`;
  const sendRequest = async (headers: Record<string, string>) => {
    const all = { host: "localhost", authorization, ...headers };
    return (await app.inject({ method: "POST", url: "/api/test/v1/write", headers: all })).statusCode;
  };
  expect(await sendRequest({})).toBe(200);
  expect(await sendRequest({ origin: "http://evil.example" })).toBe(403);
});

test("another site's form cannot sign a person in", async () => {
  const { app } = createFixture();
  const headers = { host: "localhost", origin: "http://evil.example" };
  const reply = await app.inject({ method: "POST", url: "/api/test/v1/sign-in", headers });
  expect([reply.statusCode, reply.headers["set-cookie"]]).toEqual([403, undefined]);
});

test("[BR-13] one brand's cookie is invalid for another brand on the same host", async () => {
  const { app } = createFixture();
  const cookie = await fetchCookie(app);
  const headers = { host: "localhost", cookie, "merchant-id": pizzaBrand.id };
  expect((await app.inject({ url: "/api/test/v1/read", headers })).statusCode).toBe(401);
  const asGuest = await app.inject({ url: "/api/test/v1/guest", headers });
  expect(asGuest.json()).toEqual({ id: null });
  const own = await app.inject({ url: "/api/test/v1/guest", headers: { host: "localhost", cookie } });
  expect(own.json()).toEqual({ id: userId });
});
