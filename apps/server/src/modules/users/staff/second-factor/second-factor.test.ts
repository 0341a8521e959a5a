import type { LoggedChange } from "@dasturxon/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { inviteByPhone, createStaffPhone } from "../../../../testing/sign-in-by-phone.ts";
import { INVITED_PASSWORD, createInvitedStaff } from "../../../../testing/invited-staff.ts";
import { createTestShop } from "../../../../testing/test-shop.ts";
import { totpStepFromTime, totpCodeFromStep } from "./totp.ts";

const app = await createTestShop();
const path = "/console/v1/me/second-factor";
let owner = "";
// Rate limits and ended sessions of one test must not affect the next one.
beforeEach(async () => {
  app.clock.advance(20 * 60_000);
  owner = await app.signInStaff("owner@osh");
});
type SecondFactorAnswer = {
  code: string;
  data: { field?: string; seconds?: number };
  secret: string;
  uri: string;
  recoveryCodes: string[];
};

let staffCount = 0;
const inviteManager = (role = "manager") => {
  staffCount += 1;
  return createInvitedStaff(app, owner, {
    login: `factor-${staffCount}`,
    name: "Menejer",
    role,
    branchIds: null,
  });
};
const startSecondFactor = (token: string, password = INVITED_PASSWORD) =>
  app.call<SecondFactorAnswer>(path, { token, body: { password } });
const confirmSecondFactor = (token: string, code: string) =>
  app.call<SecondFactorAnswer>(path, { method: "PUT", token, body: { code } });
const disableSecondFactor = (token: string, body: object) =>
  app.call<SecondFactorAnswer>(`${path}/stop`, { token, body });
const createCurrentTotp = (secret: string) => totpCodeFromStep(secret, totpStepFromTime(app.clock.now()));
const signIn = (login: string, code?: string) =>
  app.call<{ token: string } & SecondFactorAnswer>("/console/v1/sign-in", {
    body: { login, password: INVITED_PASSWORD, code },
  });
const fetchOwnAccess = async (token: string) => (await app.call("/console/v1/me/access", { token })).body;
/** Creates a manager with an enabled second factor. */
async function createManagerWithFactor() {
  const person = await inviteManager();
  const { secret } = (await startSecondFactor(person.token)).body;
  const { recoveryCodes } = (await confirmSecondFactor(person.token, createCurrentTotp(secret))).body;
  app.clock.advance(60_000);
  return { ...person, secret, recoveryCodes };
}

test("[S12] is active only after a code from the app; then the password alone is not enough", async () => {
  const { login, token } = await inviteManager();
  const { secret, uri } = (await startSecondFactor(token)).body;
  expect(uri).toMatch(new RegExp(`^otpauth://totp/[^?]+:${login}\\?secret=${secret}&issuer=`));
  expect((await signIn(login)).status).toBe(200);
  expect((await confirmSecondFactor(token, "000000")).body).toMatchObject({
    code: "second_factor_wrong",
    data: { field: "code" },
  });
  const { status, body } = await confirmSecondFactor(token, createCurrentTotp(secret));
  expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
  expect(await fetchOwnAccess(token)).toMatchObject({ hasSecondFactor: true, recoveryCodes: 10 });
  expect(await signIn(login)).toMatchObject({ status: 401, body: { code: "second_factor_needed" } });
  expect((await signIn(login, "000000")).body.code).toBe("second_factor_wrong");
  app.clock.advance(60_000);
  expect((await signIn(login, createCurrentTotp(secret))).status).toBe(200);
});

test("[S12] a code works once, also under concurrency", async () => {
  const { login, secret } = await createManagerWithFactor();
  const code = createCurrentTotp(secret);
  const replies = await Promise.all(Array.from({ length: 4 }, () => signIn(login, code)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  expect((await signIn(login, code)).body.code).toBe("second_factor_wrong");
});

test("[S12] a recovery code works once, in any spelling, and the others remain", async () => {
  const { login, recoveryCodes } = await createManagerWithFactor();
  const [first = "", second = ""] = recoveryCodes;
  const { token } = (await signIn(login, first.toLowerCase().replace("-", " "))).body;
  expect(await fetchOwnAccess(token)).toMatchObject({ recoveryCodes: 9 });
  expect((await signIn(login, first)).body.code).toBe("second_factor_wrong");
  expect((await signIn(login, second)).status).toBe(200);
});

test("[S12] is disabled by password and code, not by an open session alone", async () => {
  const { login, token, secret } = await createManagerWithFactor();
  expect((await startSecondFactor(token, "another")).body.code).toBe("wrong_password");
  const code = createCurrentTotp(secret);
  expect((await disableSecondFactor(token, { password: "another", code })).body.code).toBe("wrong_password");
  expect((await disableSecondFactor(token, { password: INVITED_PASSWORD, code: "000000" })).body.code).toBe(
    "second_factor_wrong",
  );
  expect((await disableSecondFactor(token, { password: INVITED_PASSWORD, code })).status).toBe(200);
  expect((await signIn(login)).status).toBe(200);
  expect(await fetchOwnAccess(token)).toMatchObject({ hasSecondFactor: false, recoveryCodes: 0 });
});

test("[S12] limits guesses of codes with a known password to ten in fifteen minutes", async () => {
  const { login, secret } = await createManagerWithFactor();
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) statuses.push((await signIn(login, "000000")).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await signIn(login, createCurrentTotp(secret))).status).toBe(429);
  app.clock.advance(61 * 60_000);
  expect((await signIn(login, createCurrentTotp(secret))).status).toBe(200);
});

/** Sends wrong codes from `times` networks at the same time. */
const sendWrongCodes = async (login: string, times: number, from = 0) => {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, at) =>
      app.call<SecondFactorAnswer>("/console/v1/sign-in", {
        body: { login, password: INVITED_PASSWORD, code: "000000" },
        ip: `10.${from + at}.0.1`,
      }),
    ),
  );
  return replies.map(({ body }) => body.code).toSorted();
};
const WRONG_FACTOR_REFUSAL = "second_factor_wrong";

test("[S12] ten consecutive wrong codes pause codes for an hour, then two, and a right one resets the count", async () => {
  const { login, secret } = await createManagerWithFactor();
  const first = await sendWrongCodes(login, 30);
  expect(first.filter((code) => code === WRONG_FACTOR_REFUSAL)).toHaveLength(10);
  expect(first.filter((code) => code === "too_many_requests")).toHaveLength(20);
  app.clock.advance(59 * 60_000);
  const paused = await signIn(login, createCurrentTotp(secret));
  expect(paused).toMatchObject({ status: 429, body: { data: { seconds: 60 } } });
  app.clock.advance(2 * 60_000);
  expect(await sendWrongCodes(login, 10)).toEqual(Array<string>(10).fill(WRONG_FACTOR_REFUSAL));
  app.clock.advance(61 * 60_000);
  expect((await signIn(login, createCurrentTotp(secret))).status).toBe(429);
  app.clock.advance(60 * 60_000);
  expect((await signIn(login, createCurrentTotp(secret))).status).toBe(200);
  app.clock.advance(60_000);
  expect(await sendWrongCodes(login, 9)).toEqual(Array<string>(9).fill(WRONG_FACTOR_REFUSAL));
  expect((await signIn(login, createCurrentTotp(secret))).status).toBe(200);
});

test("[S12] a pause lasts at most a day", async () => {
  const { login, secret } = await createManagerWithFactor();
  for (let round = 0; round < 7; round += 1) {
    expect(await sendWrongCodes(login, 10)).toEqual(Array<string>(10).fill(WRONG_FACTOR_REFUSAL));
    app.clock.advance(86_400_001);
  }
  await sendWrongCodes(login, 10);
  app.clock.advance(23 * 3_600_000);
  expect((await signIn(login, createCurrentTotp(secret))).status).toBe(429);
  app.clock.advance(86_400_001);
  expect((await signIn(login, createCurrentTotp(secret))).status).toBe(200);
});

test("[S12] an open session cannot bypass the pause to guess the code that disables it", async () => {
  const { token, secret } = await createManagerWithFactor();
  const codes: string[] = [];
  for (let time = 0; time < 12; time += 1) {
    if (time === 9) app.clock.advance(16 * 60_000);
    codes.push((await disableSecondFactor(token, { password: INVITED_PASSWORD, code: "000000" })).body.code);
  }
  expect(codes.filter((code) => code === WRONG_FACTOR_REFUSAL)).toHaveLength(10);
  expect(
    (await disableSecondFactor(token, { password: INVITED_PASSWORD, code: createCurrentTotp(secret) }))
      .status,
  ).toBe(429);
});

test("[S12] notifies the owner of a guessed account by SMS that the password is known, once per pause", async () => {
  const phone = createStaffPhone();
  const { login, token } = await inviteByPhone(app, owner, { phone });
  const { secret } = (await startSecondFactor(token)).body;
  await confirmSecondFactor(token, createCurrentTotp(secret));
  app.clock.advance(60_000);
  const before = app.sent.length;
  await sendWrongCodes(login, 20, 100);
  const told = app.sent.slice(before);
  expect(told).toMatchObject([{ phone, code: "" }]);
});

test("[S12] reads the app's code in digits of any script", async () => {
  const { login, secret } = await createManagerWithFactor();
  const arabic = createCurrentTotp(secret).replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
  expect((await signIn(login, arabic)).status).toBe(200);
});

test("[US-8] a person that lost phone and recovery codes resets the password by a link, which removes the second factor", async () => {
  const { id, login } = await createManagerWithFactor();
  const invited = await app.call<{ token: string }>(`/console/v1/people/${id}/invitation`, {
    method: "POST",
    token: owner,
  });
  const body = { token: invited.body.token, password: INVITED_PASSWORD };
  expect((await app.call("/console/v1/invitation/password", { body })).status).toBe(200);
  expect((await signIn(login)).status).toBe(200);
});

test("[S12] a pause of codes does not outlast its second factor: a new one after a reset by a link works at once", async () => {
  const { id, login } = await createManagerWithFactor();
  await sendWrongCodes(login, 10);
  const path = `/console/v1/people/${id}/invitation`;
  const invited = await app.call<{ token: string }>(path, { method: "POST", token: owner });
  const body = { token: invited.body.token, password: INVITED_PASSWORD };
  expect((await app.call("/console/v1/invitation/password", { body })).status).toBe(200);
  app.clock.advance(16 * 60_000);
  const { token } = (await signIn(login)).body;
  const { secret } = (await startSecondFactor(token)).body;
  expect((await confirmSecondFactor(token, createCurrentTotp(secret))).status).toBe(200);
  app.clock.advance(60_000);
  expect((await signIn(login, createCurrentTotp(secret))).status).toBe(200);
});

test("[US-8] kitchen staff have no second factor", async () => {
  const { token } = await inviteManager("kitchen");
  expect((await startSecondFactor(token)).status).toBe(403);
  expect(await fetchOwnAccess(token)).toMatchObject({ maySecondFactor: false });
});

test("[S12, S37] the secret is stored encrypted, and the audit log records the activation without secret or codes", async () => {
  const { id, secret, recoveryCodes } = await createManagerWithFactor();
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql`select * from second_factors where staff_id = ${id}`.execute(tx),
  );
  const { body } = await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entity=person&by=${id}`, {
    token: owner,
  });
  expect(body.items[0]?.after).toMatchObject({ secondFactor: "ON" });
  const kept = JSON.stringify([rows, body]);
  for (const word of [secret, ...recoveryCodes]) expect(kept).not.toContain(word);
});
