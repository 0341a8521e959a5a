import { beforeEach, expect, test } from "vitest";
import {
  type PhoneSignIn,
  createStaffPhone,
  createPersonOfBothBrands,
  signInOwnersAgain,
  fetchSessionStatus,
  signInStaffWithPassword,
} from "../../../../testing/sign-in-by-phone.ts";
import { INVITED_PASSWORD } from "../../../../testing/invited-staff.ts";
import { createTestShop } from "../../../../testing/test-shop.ts";
import { totpStepFromTime, totpCodeFromStep } from "../second-factor/totp.ts";

const app = await createTestShop();
const NEW_PASSWORD = "qovun sandal kabutar 5";
let osh = "";
let pizza = "";
beforeEach(async () => {
  ({ osh, pizza } = await signInOwnersAgain(app));
});

const signIn = (login: string, password = INVITED_PASSWORD, code?: string) =>
  signInStaffWithPassword(app, login, { password, code });
const fetchStatusOfSession = (token: string) => fetchSessionStatus(app, token);
const resetPassword = (phone: string, code: string, password = NEW_PASSWORD) =>
  app.call<PhoneSignIn>("/console/v1/password", { body: { phone, code, password } });
async function requestCode(phone: string): Promise<string> {
  await app.call("/console/v1/password/code", { body: { phone } });
  return app.sent.findLast((message) => message.phone === phone)?.code ?? "";
}
const createWrongCode = (code: string) => (code === "000000" ? "000001" : "000000");

test("[US-8, S12] a forgotten password is reset by a code to the phone, and ends the sessions of every brand", async () => {
  const { phone, first: here, second: there } = await createPersonOfBothBrands(app, { osh, pizza });
  const code = await requestCode(phone);
  expect((await resetPassword(phone, code, "parol12345678")).body.code).toBe("password_weak");
  expect((await resetPassword(phone, code)).status).toBe(200);
  expect([await fetchStatusOfSession(here.token), await fetchStatusOfSession(there.token)]).toEqual([
    401, 401,
  ]);
  expect((await signIn(phone)).status).toBe(401);
  expect((await signIn(here.login, NEW_PASSWORD)).status).toBe(200);
  expect((await signIn(phone, NEW_PASSWORD)).body.brands).toHaveLength(2);
  expect((await resetPassword(phone, code)).body.code, "a code does once").toBe("wrong_code");
});

test("[S8, S12] checks the code before the password, and a weak password does not use a correct code up", async () => {
  const { phone } = await createPersonOfBothBrands(app, { osh, pizza });
  const code = await requestCode(phone);
  const slow = `${"пароль".repeat(33)}z`;
  expect((await resetPassword(phone, createWrongCode(code), slow)).body.code).toBe("wrong_code");
  expect((await resetPassword(phone, createWrongCode(code), "парольпароль")).body.code).toBe("wrong_code");
  for (let at = 0; at < 6; at += 1)
    expect((await resetPassword(phone, code, "парольпароль")).body.code).toBe("password_weak");
  expect((await resetPassword(phone, code, "мой-длинный-пароль-2026")).status).toBe(200);
  expect((await signIn(phone, "мой-длинный-пароль-2026")).status).toBe(200);
});

test("[S8] a code allows five attempts, is valid for five minutes, and belongs to its phone", async () => {
  const { phone } = await createPersonOfBothBrands(app, { osh, pizza });
  const code = await requestCode(phone);
  for (let at = 0; at < 5; at += 1)
    expect((await resetPassword(phone, createWrongCode(code))).body.code).toBe("wrong_code");
  expect((await resetPassword(phone, code)).body.code).toBe("wrong_code");
  app.clock.advance(61_000);
  const late = await requestCode(phone);
  app.clock.advance(5 * 60_000 + 1000);
  expect((await resetPassword(phone, late)).body.code).toBe("wrong_code");
  const stranger = createStaffPhone();
  const own = await requestCode(stranger);
  expect((await resetPassword(phone, own)).body.code).toBe("wrong_code");
  expect((await resetPassword(stranger, own)).status, "who holds the phone learns that it is nobody's").toBe(
    404,
  );
  expect((await signIn(phone)).status).toBe(200);
});

test("[S12] a second factor applies to all brands, is asked for once, and survives a new password", async () => {
  const { phone, first: here } = await createPersonOfBothBrands(app, { osh, pizza });
  const body = { password: INVITED_PASSWORD };
  const begun = await app.call<{ secret: string }>("/console/v1/me/second-factor", {
    token: here.token,
    body,
  });
  const createCurrentTotp = () => totpCodeFromStep(begun.body.secret, totpStepFromTime(app.clock.now()));
  const on = { method: "PUT", token: here.token, body: { code: createCurrentTotp() } } as const;
  expect((await app.call("/console/v1/me/second-factor", on)).status).toBe(200);
  app.clock.advance(60_000);
  for (const login of [phone, here.login])
    expect((await signIn(login)).body.code).toBe("second_factor_needed");
  const { ticket } = (await signIn(phone, INVITED_PASSWORD, createCurrentTotp())).body;
  const choice = { body: { ticket, merchantId: app.pizza } };
  const there = (await app.call<PhoneSignIn>("/console/v1/sign-in/brand", choice)).body;
  const access = await app.call("/console/v1/me/access", { token: there.token });
  expect(access.body).toMatchObject({ hasSecondFactor: true, recoveryCodes: 10 });
  const over = { token: there.token, body: { merchantId: app.osh } };
  expect((await app.call("/console/v1/me/brand", over)).status).toBe(200);
  expect((await resetPassword(phone, await requestCode(phone))).status).toBe(200);
  expect((await signIn(phone, NEW_PASSWORD)).body.code).toBe("second_factor_needed");
  app.clock.advance(60_000);
  expect((await signIn(phone, NEW_PASSWORD, createCurrentTotp())).body.brands).toHaveLength(2);
});

test("[S12] a new password ends the sessions in the other brands too, and so does signing out everywhere", async () => {
  const { phone, first: here, second: there } = await createPersonOfBothBrands(app, { osh, pizza });
  const renew = { token: here.token, body: { password: INVITED_PASSWORD, newPassword: NEW_PASSWORD } };
  expect((await app.call("/console/v1/me/password", renew)).status).toBe(200);
  expect([await fetchStatusOfSession(here.token), await fetchStatusOfSession(there.token)]).toEqual([
    200, 401,
  ]);
  const { ticket } = (await signIn(phone, NEW_PASSWORD)).body;
  const choice = { body: { ticket, merchantId: app.pizza } };
  const again = (await app.call<PhoneSignIn>("/console/v1/sign-in/brand", choice)).body.token;
  await app.call("/console/v1/sign-out/everywhere", { method: "POST", token: again });
  expect([await fetchStatusOfSession(here.token), await fetchStatusOfSession(again)]).toEqual([401, 401]);
});
