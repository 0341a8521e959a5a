import { expect, test } from "vitest";
import { startFakeSms } from "../../../testing/fake-sms.ts";
import { createTestApp } from "../../../testing/test-app.ts";

const fakeSms = await startFakeSms();
const productionConfig = { isProduction: true, isDemo: false, publicOrigin: "https://platform.example" };
const app = await createTestApp({ sms: undefined, config: { ...productionConfig, sms: fakeSms.config } });

const OSH_HOST = "osh.platform.example";
const findCodeSentTo = (phone: string) =>
  /\b\d{4,6}\b/.exec(fakeSms.phones.received.find((text) => text.phone === phone.slice(1))?.text ?? "")?.[0];
const requestCode = (phone: string, language = "uz") =>
  app.call("/users/v1/users/code", {
    host: OSH_HOST,
    body: { phone, language },
    ip: `203.0.113.${phone.slice(-2)}`,
  });
const signIn = (phone: string) =>
  app.call<{ user: { phone: string } }>("/users/v1/users/token", {
    host: OSH_HOST,
    body: { phone, code: findCodeSentTo(phone) },
  });

test.each([
  ["eskiz", "+998901110011"],
  ["play-mobile", "+998901110012"],
] as const)("[US-1] in production a guest signs in by the code sent by %s", async (gateway, phone) => {
  fakeSms.phones.moods.eskiz = gateway === "eskiz" ? "works" : "down";
  expect((await requestCode(phone)).status).toBe(200);
  expect(fakeSms.phones.received[0]).toMatchObject({ gateway, phone: phone.slice(1) });
  const { status, body } = await signIn(phone);
  expect([status, body.user.phone]).toEqual([200, phone]);
});

test("[EN-5] the SMS uses the guest's language", async () => {
  fakeSms.phones.moods.eskiz = "works";
  await requestCode("+998901110013", "ru");
  expect(fakeSms.phones.received[0]?.text).toMatch(/^osh: код \d+\. Никому/);
});

test("[US-1] [R21] tells the guest at once if both gateways are down", async () => {
  Object.assign(fakeSms.phones.moods, { eskiz: "down", "play-mobile": "down" });
  expect(await requestCode("+998901110014")).toMatchObject({ status: 503, body: { code: "code_not_sent" } });
});

test("[S38] sends the code for opening a brand in production by the same gateway", async () => {
  Object.assign(fakeSms.phones.moods, { eskiz: "works", "play-mobile": "works" });
  const app38 = await createTestApp({ sms: undefined, config: { ...productionConfig, sms: fakeSms.config } });
  const phone = "+998901110015";
  const asked = await app38.call("/onboarding/v1/code", { host: "platform.example", body: { phone } });
  expect(asked.status).toBe(200);
  expect(fakeSms.phones.received[0]).toMatchObject({ gateway: "eskiz", phone: phone.slice(1) });
});
