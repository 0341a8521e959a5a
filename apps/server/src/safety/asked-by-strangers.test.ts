import { expect, test } from "vitest";
import { PLATFORM_HOST } from "../testing/administrator.ts";
import { inviteByPhone } from "../testing/sign-in-by-phone.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestShop } from "../testing/test-shop.ts";

const MINUTE_MS = 60_000;
const MAX_CODES_PER_BRAND_HOUR = 40;
const app = await createTestShop({
  config: {
    codes: { perAddress: 20, perBrandHour: MAX_CODES_PER_BRAND_HOUR, perCountryHour: 100, perHour: 400 },
  },
});
type CodeAnswer = { code?: string; data?: { seconds?: number }; resendIn?: number };
const requestCode = (phone: string, ip: string, host = "osh.localhost") =>
  app.call<CodeAnswer>("/users/v1/users/code", { body: { phone }, ip, host });
const findLastSentCode = (phone: string) =>
  app.sent.findLast((message) => message.phone === phone)?.code ?? "";
const signInByCode = (phone: string, code: string) =>
  app.call("/users/v1/users/token", { body: { phone, code } });
const HOME_ADDRESS = "203.0.113.20";

test("[S7] ten codes requested by others in a day do not prevent signing in from the own network", async () => {
  const phone = "+998901000101";
  const hosts = ["osh.localhost", "pizza.localhost"];
  for (let n = 0; n < 12; n += 1) {
    app.clock.advance(11 * MINUTE_MS);
    await requestCode(phone, `198.51.100.${n}`, hosts[n % 2]);
  }
  expect(app.sent.filter((message) => message.phone === phone)).toHaveLength(10);
  app.clock.advance(6 * MINUTE_MS);
  expect((await requestCode(phone, HOME_ADDRESS)).status).toBe(200);
  expect((await signInByCode(phone, findLastSentCode(phone))).status).toBe(200);
});

test("[S7, US-1] while an earlier code is valid its form is opened instead of a refusal", async () => {
  const phone = "+998901000102";
  for (let n = 0; n < 3; n += 1) {
    app.clock.advance(2 * MINUTE_MS);
    expect((await requestCode(phone, HOME_ADDRESS)).status).toBe(200);
  }
  app.clock.advance(2 * MINUTE_MS);
  const fourth = await requestCode(phone, HOME_ADDRESS);
  expect(fourth).toMatchObject({ status: 429, body: { code: "code_cooldown" } });
  expect(fourth.body.data?.seconds).toBeLessThanOrEqual(600);
  expect((await signInByCode(phone, findLastSentCode(phone))).status).toBe(200);
  app.clock.advance(MINUTE_MS);
  const none = await requestCode(phone, HOME_ADDRESS);
  expect(none.status, "the used code counts apart").toBe(200);
});

test("[S7] a code with too many wrong attempts opens no form", async () => {
  const phone = "+998901000103";
  for (let n = 0; n < 3; n += 1) {
    app.clock.advance(2 * MINUTE_MS);
    await requestCode(phone, "192.0.2.3");
  }
  const wrong = findLastSentCode(phone) === "000000" ? "000001" : "000000";
  for (let n = 0; n < 5; n += 1) await signInByCode(phone, wrong);
  app.clock.advance(2 * MINUTE_MS);
  const refused = await requestCode(phone, "192.0.2.3");
  expect(refused.body.code).toBe("too_many_requests");
  expect(refused.body.data?.seconds).toBe(600 - 4 * 60 - 2 * 60);
});

test("[S7] opens the form for codes of a password reset and of a new brand too", async () => {
  const owner = await app.signInStaff("owner@osh");
  const phone = "+998941000199";
  await inviteByPhone(app, owner, { phone });
  app.clock.advance(24 * 60 * MINUTE_MS);
  for (const [path, host] of [
    ["/console/v1/password/code", "osh.localhost"],
    ["/onboarding/v1/code", PLATFORM_HOST],
  ] as const) {
    const requestSignIn = () => app.call<CodeAnswer>(path, { body: { phone }, host, ip: HOME_ADDRESS });
    for (let n = 0; n < 3; n += 1) {
      app.clock.advance(2 * MINUTE_MS);
      expect([path, (await requestSignIn()).status]).toEqual([path, 200]);
    }
    app.clock.advance(2 * MINUTE_MS);
    expect([path, (await requestSignIn()).body.code]).toEqual([path, "code_cooldown"]);
    app.clock.advance(24 * 60 * MINUTE_MS);
  }
});

test("[S7] limits networks, IPv4 /24 and IPv6 /48, separately", async () => {
  app.clock.advance(61 * MINUTE_MS);
  const config = { codes: { perAddress: 2, perBrandHour: 1000, perCountryHour: 100, perHour: 1000 } };
  const own = await createTestApp({ db: app.db, clock: app.clock, config }, "schema");
  for (const [address, phone] of [
    [(n: number) => `198.51.102.${n}`, "+99890400"],
    [(n: number) => `2001:db8:1:${n.toString(16)}::1`, "+99890500"],
  ] as const) {
    let sent = 0;
    for (let n = 1; n <= 14; n += 1) {
      const body = { phone: `${phone}${1000 + n}` };
      const reply = await own.call("/users/v1/users/code", { body, ip: address(n) });
      sent += Number(reply.status === 200);
    }
    expect(sent).toBe(10);
  }
});

test("[S7] requests of unknown phones use up three quarters of a brand's budget; the rest is for phones with an account", async () => {
  const known = "+998901000104";
  await app.signIn(known);
  app.clock.advance(25 * 60 * MINUTE_MS);
  let sent = 0;
  for (let n = 0; n < MAX_CODES_PER_BRAND_HOUR; n += 1)
    sent += Number((await requestCode(`+99890600${1000 + n}`, `10.60.${n}.1`)).status === 200);
  expect(sent).toBe(MAX_CODES_PER_BRAND_HOUR * 0.75);
  expect((await requestCode(known, HOME_ADDRESS)).status).toBe(200);
  expect((await requestCode("+998906009999", "10.61.0.1")).body.code).toBe("too_many_requests");
});
