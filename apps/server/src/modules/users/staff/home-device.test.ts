import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import {
  ADMIN_PASSWORD,
  computeCurrentDigits,
  createAdministrator,
  PLATFORM_HOST,
} from "../../../testing/administrator.ts";
import { createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
beforeEach(() => {
  app.clock.advance(20 * 60_000);
});

interface SignInEntry {
  login?: string;
  password?: string;
  ip?: string;
  cookie?: string;
}
const signIn = ({
  login = "owner@osh",
  password = "demo",
  ip = "203.0.113.1",
  cookie = "",
}: SignInEntry = {}) =>
  app.call<{ code?: string }>("/console/v1/sign-in", {
    body: { login, password },
    ip,
    // Write requests with a cookie require the `Origin` header of the page.
    headers: { origin: "http://osh.localhost", ...(cookie && { cookie }) },
  });
/** Returns the cookie that identifies the browser, as `name=value`. Empty if the response sets none. */
const parseHomeCookie = (headers: Record<string, unknown>) =>
  /home-[0-9a-f]{16}=[^;,]+/.exec(String(headers["set-cookie"]))?.[0] ?? "";
const insertGuessesFromManyAddresses = (login: string) =>
  app.db.platform((tx) =>
    sql`insert into staff_sign_in_tries (id, login, ip, tried_at)
      select gen_random_uuid(), ${login}, '10.2.' || n, ${app.clock.now()} from generate_series(1, 110) n`.execute(
      tx,
    ),
  );

test("[S25] guesses from other networks do not lock out a browser that signed in before, on any network", async () => {
  const first = await signIn();
  const cookie = parseHomeCookie(first.headers);
  expect(cookie).not.toBe("");
  expect(String(first.headers["set-cookie"])).toMatch(/home-[^=]+=[^;]+;[^]*HttpOnly/);
  await insertGuessesFromManyAddresses("owner@osh");
  expect((await signIn({ ip: "198.51.100.9" })).body.code).toBe("too_many_requests");
  expect((await signIn({ ip: "198.51.100.9", cookie })).status).toBe(200);
});

test("[S25] guesses from the same IP address do not count for such a browser, which has its own counter", async () => {
  const cookie = parseHomeCookie((await signIn()).headers);
  const shared = "198.51.100.77";
  for (let n = 0; n < 10; n += 1) await signIn({ password: "wrong", ip: shared });
  expect((await signIn({ ip: shared })).body.code).toBe("too_many_requests");
  for (let n = 0; n < 10; n += 1)
    expect((await signIn({ password: "wrong", ip: shared, cookie })).body.code).toBe("wrong_login");
  expect((await signIn({ ip: shared, cookie })).body.code).toBe("too_many_requests");
  expect((await signIn({ ip: "198.51.100.78" })).status).toBe(200);
});

test("[S25] a cookie of another account, a modified one and an expired one do not count as known", async () => {
  const cookie = parseHomeCookie((await signIn()).headers);
  const [name = "", value = ""] = cookie.split("=");
  const foreign = parseHomeCookie((await signIn({ login: "owner@pizza" })).headers).split("=")[1] ?? "";
  const [id = "", at = "", mark = ""] = value.split(".");
  const forged = [
    `${name}=${foreign}`,
    `${name}=${[id, String(Number(at) + 1), mark].join(".")}`,
    `${name}=${[`${id.slice(1)}A`, at, mark].join(".")}`,
    `${name}=${[id, at, "A".repeat(43)].join(".")}`,
    `${name}=`,
    `${name}=${"x".repeat(5000)}`,
  ];
  await insertGuessesFromManyAddresses("owner@osh");
  for (const each of forged)
    expect((await signIn({ ip: "192.0.2.50", cookie: each })).body.code).toBe("too_many_requests");
  app.clock.advance(401 * 86_400_000);
  await insertGuessesFromManyAddresses("owner@osh");
  expect((await signIn({ ip: "192.0.2.50", cookie })).body.code).toBe("too_many_requests");
});

test("[S25, S39] the same applies to administrators", async () => {
  const login = "uyda";
  const factor = await createAdministrator(app, login);
  const signInFrom = (ip: string, cookie = "") =>
    app.call<{ code?: string }>("/platform/v1/sign-in", {
      body: { login, password: ADMIN_PASSWORD, code: computeCurrentDigits(factor, app.clock.now()) },
      host: PLATFORM_HOST,
      ip,
      headers: { origin: `http://${PLATFORM_HOST}`, ...(cookie && { cookie }) },
    });
  const cookie = parseHomeCookie((await signInFrom("203.0.113.5")).headers);
  app.clock.advance(2 * 60_000);
  await insertGuessesFromManyAddresses(`platform:${login}`);
  expect((await signInFrom("198.51.100.9")).body.code).toBe("too_many_requests");
  expect((await signInFrom("198.51.100.9", cookie)).status).toBe(200);
});
