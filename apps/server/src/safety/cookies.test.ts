import { expect, test } from "vitest";
import { addDemoAdministrator } from "../modules/administration/index.ts";
import { PLATFORM_HOST } from "../testing/administrator.ts";
import { createTestShop } from "../testing/test-shop.ts";
import { allContractCalls, sendSampleRequest, prepareTestUsers } from "../testing/every-call.ts";

const app = await createTestShop({ config: { trustProxy: ["127.0.0.1"] } });
const { sampleOf, customer, owner, administrator } = await prepareTestUsers(app);
const httpsHeaders = { "x-forwarded-proto": "https" };
await addDemoAdministrator(app, "demo");

async function fetchSignInCookie(
  path: string,
  body: object,
  headers: Record<string, string>,
  host?: string,
): Promise<string> {
  const reply = await app.call(path, { body, headers, ...(host && { host }) });
  return String(reply.headers["set-cookie"]);
}

async function readSignInCookies(headers: Record<string, string>): Promise<string[]> {
  const phone = `+99891200${String(Math.random()).slice(2, 6)}`;
  await app.call("/users/v1/users/code", { body: { phone } });
  const code = app.sent.at(-1)?.code;
  return [
    await fetchSignInCookie("/users/v1/users/token", { phone, code }, headers),
    await fetchSignInCookie("/console/v1/sign-in", { login: "owner@osh", password: "demo" }, headers),
    await fetchSignInCookie(
      "/platform/v1/sign-in",
      { login: "platform", password: "demo" },
      headers,
      PLATFORM_HOST,
    ),
  ];
}

test("[S13] session cookies are HttpOnly and SameSite, without a domain; over https __Host- and Secure", async () => {
  for (const cookie of [...(await readSignInCookies({})), ...(await readSignInCookies(httpsHeaders))]) {
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toMatch(/domain=/i);
  }
  for (const cookie of await readSignInCookies(httpsHeaders))
    expect(cookie).toMatch(/^__Host-[\w-]+=.*; Secure(;|$)/);
});

const foreignSites: [string, Record<string, string>][] = [
  ["another site", { origin: "https://evil.example" }],
  ["a sibling brand", { origin: "http://pizza.localhost" }],
  ["a host that begins alike", { origin: "http://osh.localhost.evil.example" }],
  ["a sandboxed frame", { origin: "null" }],
  ["a browser's word: another site", { "sec-fetch-site": "cross-site" }],
  [
    "a browser's word: the same site, another host",
    { "sec-fetch-site": "same-site", origin: "http://osh.localhost" },
  ],
];

test("[S13] refuses every cross-site write, by bearer, by cookie or without either", async () => {
  const cookie = `session-${app.osh}=${customer.token}; staff=${owner}; platform=${administrator}`;
  let checked = 0;
  for (const [name] of allContractCalls.filter(([, { method }]) => method !== "GET")) {
    const sample = sampleOf(name);
    for (const [who, headers] of foreignSites) {
      for (const token of [sample.token, undefined]) {
        const reply = await sendSampleRequest(app, { ...sample, token }, { headers: { ...headers, cookie } });
        expect([name, who, reply.status]).toEqual([name, who, 403]);
        checked += 1;
      }
    }
  }
  process.stdout.write(`S13: ${checked} of ${checked} writes from other sites refused\n`);
});

test("[S13] a write by cookie requires a browser header of the own origin", async () => {
  const cookie = `session-${app.osh}=${customer.token}; staff=${owner}; platform=${administrator}`;
  for (const [name, { auth }] of allContractCalls.filter(([, { method }]) => method !== "GET")) {
    if (auth === "none" || /logout|signOut|deleteAccount/i.test(name)) continue;
    const sample = { ...sampleOf(name), token: undefined };
    expect([name, (await sendSampleRequest(app, sample, { headers: { cookie } })).status]).toEqual([
      name,
      403,
    ]);
    const own = { cookie, "sec-fetch-site": "same-origin" };
    const byCookie = await sendSampleRequest(app, sample, { headers: own });
    const byBearer = await sendSampleRequest(app, sampleOf(name));
    expect([name, byCookie.status], byCookie.text).not.toEqual([name, 401]);
    if (byCookie.status === 403) expect([name, byBearer.status]).toEqual([name, 403]);
  }
});

test("[S13, BR-13] a cookie of one brand is invalid for another", async () => {
  const cookie = `session-${app.osh}=${customer.token}; session-${app.pizza}=${customer.token}`;
  const reply = await app.call("/users/v1/users/me", { host: "pizza.localhost", headers: { cookie } });
  expect([401, 404]).toContain(reply.status);
});
