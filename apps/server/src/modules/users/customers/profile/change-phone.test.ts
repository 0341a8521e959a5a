import type { User } from "@dasturxon/contract/users";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../testing/test-app.ts";

const app = await createTestApp();
const { call } = app;
let phoneCount = 0;
const createNewPhone = () => `+9989010${String((phoneCount += 1)).padStart(5, "0")}`;
const requestPhoneChange = (token: string, phone: string) =>
  call<{ code: string; resendIn: number; type: string }>("/users/v1/users/phone", {
    token,
    method: "PUT",
    body: { phone, type: "CHANGE" },
  });
const verifyPhone = (token: string, phone: string, code: string) =>
  call<User & { code: string }>("/users/v1/users/phone/verify", {
    token,
    method: "PUT",
    body: { phone, code },
  });
/** Returns the SMS recorded for the sending limits. */
async function selectRecordedTexts(): Promise<string[]> {
  const { rows } = await app.db.platform((tx) =>
    sql<{ text: string }>`select kind || ' ' || phone as text from sent_texts order by sent_at, id`.execute(
      tx,
    ),
  );
  return rows.map(({ text }) => text);
}
/** Uses up the brand's SMS budget of this hour by sending to other phones. */
async function spendCodeBudget(): Promise<void> {
  await app.db.platform((tx) =>
    sql`
      insert into sent_texts (id, brand_id, kind, phone, sent_at)
      select gen_random_uuid(), ${app.osh}, 'code', '+99899' || to_char(n, 'FM0000000'), ${app.clock.now()}
      from generate_series(1, 1000) n`.execute(tx),
  );
}
const findCodeSentTo = (phone: string) => app.sent.findLast((message) => message.phone === phone)?.code ?? "";
const isSignedIn = async (token: string) => (await call("/users/v1/users/me", { token })).status === 200;

test("[US-3] sends the code to the new phone, and the code changes the phone", async () => {
  const [old, next] = [createNewPhone(), createNewPhone()];
  const { token, userId } = await app.signIn(old);
  const reply = await requestPhoneChange(token, next);
  expect(reply.body).toMatchObject({ phone: next, type: "CHANGE", resendIn: 60 });
  const { body } = await verifyPhone(token, next, findCodeSentTo(next));
  expect(body).toMatchObject({ id: userId, phone: next });
  app.clock.advance(61_000);
  expect((await app.signIn(next)).userId).toBe(userId);
});

test("[US-3] returns the phone in its stored form, however it was typed", async () => {
  const { token } = await app.signIn("+998901110008");
  expect((await requestPhoneChange(token, "90 111-00-09")).body).toMatchObject({ phone: "+998901110009" });
});

test("[S10] ends the other sessions but not this one, and notifies the old phone", async () => {
  const [old, next] = [createNewPhone(), createNewPhone()];
  const other = await app.signIn(old);
  app.clock.advance(61_000);
  const { token } = await app.signIn(old);
  await requestPhoneChange(token, next);
  await verifyPhone(token, next, findCodeSentTo(next));
  expect([await isSignedIn(token), await isSignedIn(other.token)]).toEqual([true, false]);
  expect(app.sent.at(-1)).toMatchObject({ phone: old, code: "" });
});

test("[S10] answers for a taken phone as for a free one; only the holder of its code learns that it is taken", async () => {
  const [mine, taken, free] = [createNewPhone(), createNewPhone(), createNewPhone()];
  const { token } = await app.signIn(mine);
  await app.signIn(taken);
  app.clock.advance(61_000);
  const answers = [await requestPhoneChange(token, taken), await requestPhoneChange(token, free)];
  expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
    [200, Object.keys(answers[0]?.body ?? {})],
    [200, Object.keys(answers[0]?.body ?? {})],
  ]);
  expect((await verifyPhone(token, taken, "000000")).body.code).toBe("wrong_code");
  const refused = await verifyPhone(token, taken, findCodeSentTo(taken));
  expect([refused.status, refused.body.code]).toEqual([409, "phone_taken"]);
  expect(await isSignedIn(token)).toBe(true);
});

test("[S10] refuses a code of another customer or for another purpose", async () => {
  const [first, second, next] = [createNewPhone(), createNewPhone(), createNewPhone()];
  const a = await app.signIn(first);
  const b = await app.signIn(second);
  await requestPhoneChange(a.token, next);
  expect((await verifyPhone(b.token, next, findCodeSentTo(next))).body.code).toBe("wrong_code");
  const signIn = { body: { phone: next, code: findCodeSentTo(next) } };
  expect((await call<{ code: string }>("/users/v1/users/token", signIn)).body.code).toBe("wrong_code");
  expect((await verifyPhone(a.token, next, findCodeSentTo(next))).status).toBe(200);
});

test("[S8] after five wrong attempts the right code is refused too", async () => {
  const [mine, next] = [createNewPhone(), createNewPhone()];
  const { token } = await app.signIn(mine);
  await requestPhoneChange(token, next);
  const wrong = findCodeSentTo(next) === "111111" ? "222222" : "111111";
  for (let i = 0; i < 5; i += 1) expect((await verifyPhone(token, next, wrong)).body.code).toBe("wrong_code");
  expect((await verifyPhone(token, next, findCodeSentTo(next))).body.code).toBe("wrong_code");
});

test("[S10] a session from yesterday must sign in again first", async () => {
  const [mine, next] = [createNewPhone(), createNewPhone()];
  const { token } = await app.signIn(mine);
  app.clock.advance(86_400_000);
  const reply = await requestPhoneChange(token, next);
  expect([reply.status, reply.body.code]).toEqual([403, "sign_in_again"]);
  expect((await verifyPhone(token, next, "000000")).body.code).toBe("sign_in_again");
});

test("[S7] limits codes by phone here too, and requires the brand's country", async () => {
  const { token } = await app.signIn(createNewPhone());
  const next = createNewPhone();
  await requestPhoneChange(token, next);
  expect((await requestPhoneChange(token, next)).body.code).toBe("code_cooldown");
  expect((await requestPhoneChange(token, "+447911123456")).body.code).toBe("phone_invalid");
});

test("[S7, S10] the warning to the old phone counts in the brand's budget, and is sent even if it is used up", async () => {
  app.clock.advance(3_600_001);
  const [old, next, later] = [createNewPhone(), createNewPhone(), createNewPhone()];
  const { token } = await app.signIn(old);
  await requestPhoneChange(token, next);
  const sentBefore = await selectRecordedTexts();
  await verifyPhone(token, next, findCodeSentTo(next));
  expect(await selectRecordedTexts(), "one more: the warning").toEqual([...sentBefore, `warning ${old}`]);
  await requestPhoneChange(token, later);
  await spendCodeBudget();
  await verifyPhone(token, later, findCodeSentTo(later));
  expect(app.sent.at(-1)).toMatchObject({ phone: next, code: "" });
  const refused = await call<{ code: string }>("/users/v1/users/code", { body: { phone: createNewPhone() } });
  expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
});
