import type { Change } from "@dasturxon/contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { inviteByPhone, newStaffPhone } from "../../../../testing/sign-in-by-phone.ts";
import { INVITED_PASSWORD, invitedStaff } from "../../../../testing/invited-staff.ts";
import { shop } from "../../../../testing/test-shop.ts";
import { stepAt, totpOf } from "./totp.ts";

const app = await shop();
const path = "/console/v1/me/second-factor";
let owner = "";
// Rate limits and ended sessions of one test must not affect the next one.
beforeEach(async () => {
  app.clock.advance(20 * 60_000);
  owner = await app.signInStaff("owner@osh");
});
type Answer = {
  code: string;
  data: { field?: string; seconds?: number };
  secret: string;
  uri: string;
  recoveryCodes: string[];
};

let hired = 0;
const manager = (role = "manager") => {
  hired += 1;
  return invitedStaff(app, owner, { login: `factor-${hired}`, name: "Menejer", role, branchIds: null });
};
const start = (token: string, password = INVITED_PASSWORD) =>
  app.call<Answer>(path, { token, body: { password } });
const confirm = (token: string, code: string) =>
  app.call<Answer>(path, { method: "PUT", token, body: { code } });
const stop = (token: string, body: object) => app.call<Answer>(`${path}/stop`, { token, body });
const codeOf = (secret: string) => totpOf(secret, stepAt(app.clock.now()));
const signIn = (login: string, code?: string) =>
  app.call<{ token: string } & Answer>("/console/v1/sign-in", {
    body: { login, password: INVITED_PASSWORD, code },
  });
const access = async (token: string) => (await app.call("/console/v1/me/access", { token })).body;
/** Creates a manager with an enabled second factor. */
async function guarded() {
  const person = await manager();
  const { secret } = (await start(person.token)).body;
  const { recoveryCodes } = (await confirm(person.token, codeOf(secret))).body;
  app.clock.advance(60_000);
  return { ...person, secret, recoveryCodes };
}

test("[S12] is active only after a code from the app; then the password alone is not enough", async () => {
  const { login, token } = await manager();
  const { secret, uri } = (await start(token)).body;
  expect(uri).toMatch(new RegExp(`^otpauth://totp/[^?]+:${login}\\?secret=${secret}&issuer=`));
  expect((await signIn(login)).status).toBe(200);
  expect((await confirm(token, "000000")).body).toMatchObject({
    code: "second_factor_wrong",
    data: { field: "code" },
  });
  const { status, body } = await confirm(token, codeOf(secret));
  expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
  expect(await access(token)).toMatchObject({ hasSecondFactor: true, recoveryCodes: 10 });
  expect(await signIn(login)).toMatchObject({ status: 401, body: { code: "second_factor_needed" } });
  expect((await signIn(login, "000000")).body.code).toBe("second_factor_wrong");
  app.clock.advance(60_000);
  expect((await signIn(login, codeOf(secret))).status).toBe(200);
});

test("[S12] a code works once, also under concurrency", async () => {
  const { login, secret } = await guarded();
  const code = codeOf(secret);
  const replies = await Promise.all(Array.from({ length: 4 }, () => signIn(login, code)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  expect((await signIn(login, code)).body.code).toBe("second_factor_wrong");
});

test("[S12] a recovery code works once, in any spelling, and the others remain", async () => {
  const { login, recoveryCodes } = await guarded();
  const [first = "", second = ""] = recoveryCodes;
  const { token } = (await signIn(login, first.toLowerCase().replace("-", " "))).body;
  expect(await access(token)).toMatchObject({ recoveryCodes: 9 });
  expect((await signIn(login, first)).body.code).toBe("second_factor_wrong");
  expect((await signIn(login, second)).status).toBe(200);
});

test("[S12] is disabled by password and code, not by an open session alone", async () => {
  const { login, token, secret } = await guarded();
  expect((await start(token, "another")).body.code).toBe("wrong_password");
  const code = codeOf(secret);
  expect((await stop(token, { password: "another", code })).body.code).toBe("wrong_password");
  expect((await stop(token, { password: INVITED_PASSWORD, code: "000000" })).body.code).toBe(
    "second_factor_wrong",
  );
  expect((await stop(token, { password: INVITED_PASSWORD, code })).status).toBe(200);
  expect((await signIn(login)).status).toBe(200);
  expect(await access(token)).toMatchObject({ hasSecondFactor: false, recoveryCodes: 0 });
});

test("[S12] limits guesses of codes with a known password to ten in fifteen minutes", async () => {
  const { login, secret } = await guarded();
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) statuses.push((await signIn(login, "000000")).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await signIn(login, codeOf(secret))).status).toBe(429);
  app.clock.advance(61 * 60_000);
  expect((await signIn(login, codeOf(secret))).status).toBe(200);
});

/** Sends wrong codes from `times` networks at the same time. */
const guess = async (login: string, times: number, from = 0) => {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, at) =>
      app.call<Answer>("/console/v1/sign-in", {
        body: { login, password: INVITED_PASSWORD, code: "000000" },
        ip: `10.${from + at}.0.1`,
      }),
    ),
  );
  return replies.map(({ body }) => body.code).toSorted();
};
const WRONG = "second_factor_wrong";

test("[S12] ten consecutive wrong codes pause codes for an hour, then two, and a right one resets the count", async () => {
  const { login, secret } = await guarded();
  const first = await guess(login, 30);
  expect(first.filter((code) => code === WRONG)).toHaveLength(10);
  expect(first.filter((code) => code === "too_many_requests")).toHaveLength(20);
  app.clock.advance(59 * 60_000);
  const paused = await signIn(login, codeOf(secret));
  expect(paused).toMatchObject({ status: 429, body: { data: { seconds: 60 } } });
  app.clock.advance(2 * 60_000);
  expect(await guess(login, 10)).toEqual(Array<string>(10).fill(WRONG));
  app.clock.advance(61 * 60_000);
  expect((await signIn(login, codeOf(secret))).status).toBe(429);
  app.clock.advance(60 * 60_000);
  expect((await signIn(login, codeOf(secret))).status).toBe(200);
  app.clock.advance(60_000);
  expect(await guess(login, 9)).toEqual(Array<string>(9).fill(WRONG));
  expect((await signIn(login, codeOf(secret))).status).toBe(200);
});

test("[S12] a pause lasts at most a day", async () => {
  const { login, secret } = await guarded();
  for (let round = 0; round < 7; round += 1) {
    expect(await guess(login, 10)).toEqual(Array<string>(10).fill(WRONG));
    app.clock.advance(86_400_001);
  }
  await guess(login, 10);
  app.clock.advance(23 * 3_600_000);
  expect((await signIn(login, codeOf(secret))).status).toBe(429);
  app.clock.advance(86_400_001);
  expect((await signIn(login, codeOf(secret))).status).toBe(200);
});

test("[S12] an open session cannot bypass the pause to guess the code that disables it", async () => {
  const { token, secret } = await guarded();
  const codes: string[] = [];
  for (let time = 0; time < 12; time += 1) {
    if (time === 9) app.clock.advance(16 * 60_000);
    codes.push((await stop(token, { password: INVITED_PASSWORD, code: "000000" })).body.code);
  }
  expect(codes.filter((code) => code === WRONG)).toHaveLength(10);
  expect((await stop(token, { password: INVITED_PASSWORD, code: codeOf(secret) })).status).toBe(429);
});

test("[S12] notifies the owner of a guessed account by SMS that the password is known, once per pause", async () => {
  const phone = newStaffPhone();
  const { login, token } = await inviteByPhone(app, owner, { phone });
  const { secret } = (await start(token)).body;
  await confirm(token, codeOf(secret));
  app.clock.advance(60_000);
  const before = app.sent.length;
  await guess(login, 20, 100);
  const told = app.sent.slice(before);
  expect(told).toMatchObject([{ phone, code: "" }]);
});

test("[S12] reads the app's code in digits of any script", async () => {
  const { login, secret } = await guarded();
  const arabic = codeOf(secret).replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
  expect((await signIn(login, arabic)).status).toBe(200);
});

test("[US-8] a person that lost phone and recovery codes resets the password by a link, which removes the second factor", async () => {
  const { id, login } = await guarded();
  const invited = await app.call<{ token: string }>(`/console/v1/people/${id}/invitation`, {
    method: "POST",
    token: owner,
  });
  const body = { token: invited.body.token, password: INVITED_PASSWORD };
  expect((await app.call("/console/v1/invitation/password", { body })).status).toBe(200);
  expect((await signIn(login)).status).toBe(200);
});

test("[S12] a pause of codes does not outlast its second factor: a new one after a reset by a link works at once", async () => {
  const { id, login } = await guarded();
  await guess(login, 10);
  const path = `/console/v1/people/${id}/invitation`;
  const invited = await app.call<{ token: string }>(path, { method: "POST", token: owner });
  const body = { token: invited.body.token, password: INVITED_PASSWORD };
  expect((await app.call("/console/v1/invitation/password", { body })).status).toBe(200);
  app.clock.advance(16 * 60_000);
  const { token } = (await signIn(login)).body;
  const { secret } = (await start(token)).body;
  expect((await confirm(token, codeOf(secret))).status).toBe(200);
  app.clock.advance(60_000);
  expect((await signIn(login, codeOf(secret))).status).toBe(200);
});

test("[US-8] kitchen staff have no second factor", async () => {
  const { token } = await manager("kitchen");
  expect((await start(token)).status).toBe(403);
  expect(await access(token)).toMatchObject({ maySecondFactor: false });
});

test("[S12, S37] the secret is stored encrypted, and the audit log records the activation without secret or codes", async () => {
  const { id, secret, recoveryCodes } = await guarded();
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql`select * from second_factors where staff_id = ${id}`.execute(tx),
  );
  const { body } = await app.call<{ items: Change[] }>(`/console/v1/changes?entity=person&by=${id}`, {
    token: owner,
  });
  expect(body.items[0]?.after).toMatchObject({ secondFactor: "ON" });
  const kept = JSON.stringify([rows, body]);
  for (const word of [secret, ...recoveryCodes]) expect(kept).not.toContain(word);
});
