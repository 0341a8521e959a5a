import { createServer } from "node:http";
import { endpoints } from "@dasturxon/contract";
import type { User } from "@dasturxon/contract/users";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readClickAppConfig } from "../../../config/click-app-config.ts";
import { createClickAccount, enableClickShop } from "../../../testing/click.ts";
import { saveCallExample } from "../../../testing/store-example.ts";
import { createTestShop } from "../../../testing/test-shop.ts";
import { saveTestCredentials } from "../../../testing/save-test-credentials.ts";

/** A fake Click API: received requests, and its next response. */
const fakeClick = {
  asked: [] as { authorization: string | undefined; session: unknown; body: string }[],
  answer: { status: 200, body: "" },
};
const profile = { client_id: 7, name: "Malika", surname: "Yusupova", phone_number: "998907005001" };
const createRpcReply = (result: object) => ({
  status: 200,
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, result }),
});

const server = createServer(async (request, reply) => {
  let body = "";
  for await (const part of request) body += String(part);
  const { authorization, web_session: session } = request.headers;
  fakeClick.asked.push({ authorization, session, body });
  reply.writeHead(fakeClick.answer.status, { "content-type": "application/json" }).end(fakeClick.answer.body);
});
await new Promise<void>((resolve) => {
  server.listen(0, "127.0.0.1", resolve);
});
afterAll(() => void server.close());
const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;

const clickApp = readClickAppConfig({
  text: () => undefined,
  address: () => `http://127.0.0.1:${port}/integration`,
  simulators: null,
});
const app = await createTestShop({ config: { clickApp } });
await enableClickShop(app);
await saveTestCredentials(app, {
  merchantId: app.osh,
  provider: "click",
  credentials: { ...createClickAccount("osh"), miniAppToken: "token-of-osh" },
  now: app.clock.now(),
});
app.directory.drop();

const exchangeClickSession = (session: string, host = "osh.localhost") =>
  app.call<{ token?: string; user?: User; code?: string }>("/users/v1/users/click-token", {
    host,
    body: { session, language: "ru" },
  });
beforeEach(() => {
  fakeClick.asked.length = 0;
  fakeClick.answer = createRpcReply(profile);
});

test("[CK-1] a person named by Click is the customer with that phone, with names, also the next time", async () => {
  const first = await exchangeClickSession("5d3c9d2e-session");
  expect(first.status).toBe(200);
  expect(first.body.user).toMatchObject({
    phone: "+998907005001",
    firstName: "Malika",
    lastName: "Yusupova",
  });
  await saveCallExample("signInByClick", endpoints.signInByClick, JSON.stringify(first.body));
  expect(first.headers["set-cookie"]).toMatch(/^session-.*HttpOnly/);
  expect(fakeClick.asked).toEqual([
    {
      authorization: "Bearer token-of-osh",
      session: "5d3c9d2e-session",
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "user.profile" }),
    },
  ]);
  expect((await exchangeClickSession("another-session")).body.user?.id).toBe(first.body.user?.id);
  const { userId } = await app.signIn("+998907005001");
  expect(userId, "a code opens the same account").toBe(first.body.user?.id);
});

test("[CK-1] refuses a session unknown to Click, no response, an invalid response and a person without a phone", async () => {
  const answers = [
    { status: 200, body: JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code: -32000, message: "no" } }) },
    { status: 401, body: "{}" },
    { status: 500, body: "{}" },
    { status: 302, body: "{}" },
    { status: 200, body: "<html>" },
    { status: 200, body: "null" },
    { status: 200, body: JSON.stringify({ result: profile, error: { code: 1 } }) },
    createRpcReply({}),
    createRpcReply({ ...profile, phone_number: "" }),
    createRpcReply({ ...profile, phone_number: { number: "998907005001" } }),
  ];
  const codes: (string | undefined)[] = [];
  for (const answer of answers) {
    fakeClick.answer = answer;
    codes.push((await exchangeClickSession("some-session")).body.code);
  }
  expect(codes).toEqual(answers.map(() => "click_session_invalid"));
  fakeClick.answer = createRpcReply({ ...profile, phone_number: "14155550100" });
  expect((await exchangeClickSession("some-session")).body).toMatchObject({ code: "phone_invalid" });
});

test("[CK-1] does not send a session with header characters, or one of a brand without a mini app", async () => {
  const codes = [];
  for (const session of ["a b", "a\r\nx-admin: 1", "сессия", '"'])
    codes.push((await exchangeClickSession(session)).body.code);
  codes.push((await exchangeClickSession("some-session", "pizza.localhost")).body.code);
  expect(codes).toEqual(codes.map(() => "click_session_invalid"));
  expect((await exchangeClickSession("")).status).toBe(400);
  expect(fakeClick.asked).toEqual([]);
});

test("[CK-1] [CH-6] the page in Click gets the session's location and payment methods, never the token", async () => {
  const path = "/support/v1/merchant/settings/click-app/client";
  const { body } = await app.call<{ payments: { type: string }[] }>(path);
  expect(body).toMatchObject({
    isActive: true,
    sessionCookies: ["click-web-session", "web-session"],
    sessionQuery: "web_session",
  });
  expect(body.payments.map(({ type }) => type)).toContain("CLICK_MINI_APP");
  expect(body.payments.map(({ type }) => type)).not.toContain("CLICK");
  expect(JSON.stringify(body)).not.toContain("token-of-osh");
  expect((await app.call<object>(path, { host: "pizza.localhost" })).body).toMatchObject({ isActive: false });
});

test("[CK-1, S12] reopening the store does not break a running call: the former session lives for one more minute", async () => {
  fakeClick.answer = createRpcReply(profile);
  const { token = "" } = (await exchangeClickSession("first")).body;
  const fetchAccountStatus = async () => (await app.call("/users/v1/users/me", { token })).status;
  const signInAgain = (session: string) =>
    app.call("/users/v1/users/click-token", { token, body: { session, language: "ru" } });
  await signInAgain("second");
  expect(await fetchAccountStatus()).toBe(200);
  app.clock.advance(61_000);
  expect(await fetchAccountStatus()).toBe(401);
});

test("[CK-1, S12] the former session ends at once if another person opens the store", async () => {
  fakeClick.answer = createRpcReply(profile);
  const { token = "" } = (await exchangeClickSession("hers")).body;
  fakeClick.answer = createRpcReply({ ...profile, client_id: 8, phone_number: "998907005002" });
  await app.call("/users/v1/users/click-token", { token, body: { session: "his", language: "ru" } });
  expect((await app.call("/users/v1/users/me", { token })).status).toBe(401);
});
