import { expect, test } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { createDemoSmsGateway } from "./gateways/demo-sms.ts";
import { createTestDatabase } from "../../testing/index.ts";

const { db } = await createTestDatabase();
const app = await createTestApp({ db, sms: createDemoSmsGateway(db) });
const inboxPath = "/notifications/v1/demo/inbox";
const requestSignInCode = (phone: string, host = "osh.localhost") =>
  app.call("/users/v1/users/code", { host, body: { phone } });

test("[US-1] the demo inbox shows the code, and the code opens a session", async () => {
  await requestSignInCode("+998901000001");
  const { body } = await app.call<{ phone: string; code: string; text: string }[]>(
    `${inboxPath}?phone=90 100 00 01`,
  );
  expect(body).toMatchObject([{ phone: "+998901000001" }]);
  expect(body[0]?.text).toContain(body[0]?.code);
  const signIn = await app.call("/users/v1/users/token", {
    body: { phone: "+998901000001", code: body[0]?.code },
  });
  expect(signIn.status).toBe(200);
});

test("[BR-12] the inbox shows messages of the host's brand only", async () => {
  await requestSignInCode("+998901000002", "pizza.localhost");
  const { body } = await app.call<{ phone: string }[]>(inboxPath);
  expect(body.map(({ phone }) => phone)).toEqual(["+998901000001"]);
});

test("[S5] outside demo mode there is no inbox and no visible code", async () => {
  const real = await createTestApp({ db, config: { isDemo: false } });
  expect((await real.call(inboxPath)).status).toBe(404);
  expect(
    (await real.http.app.inject({ url: "/demo/inbox", headers: { host: "osh.localhost" } })).statusCode,
  ).toBe(404);
});

test("[S18, S19] the inbox page runs only its own script and escapes the brand's name", async () => {
  const page = await app.http.app.inject({ url: "/demo/inbox?lang=ru", headers: { host: "osh.localhost" } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('lang="ru"');
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toMatch(/default-src 'none'.*script-src 'sha256-/);
  expect(policy).not.toContain("unsafe");
});
