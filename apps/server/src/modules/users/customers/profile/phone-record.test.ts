import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../testing/test-app.ts";

const app = await createTestApp();
const putPhone = (token: string, path: string, body: object) =>
  app.call<{ code: string }>(`/users/v1/users/phone${path}`, { token, method: "PUT", body });
const findCodeSentTo = (phone: string) => app.sent.findLast((message) => message.phone === phone)?.code ?? "";
const selectPhoneChanges = async (userId: string) => {
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<{ oldPhone: string; phone: string; at: Date }>`
      select old_phone as "oldPhone", phone, changed_at as at from phone_changes
      where user_id = ${userId} order by changed_at`.execute(tx),
  );
  return rows;
};

/** Changes the customer's phone and returns the time of the change. */
async function changePhoneTo(token: string, phone: string): Promise<Date> {
  app.clock.advance(61_000);
  await putPhone(token, "", { phone });
  expect((await putPhone(token, "/verify", { phone, code: findCodeSentTo(phone) })).status).toBe(200);
  return app.clock.now();
}

test("[US-3] records each change with old and new phone, but not a wrong code or an equal phone", async () => {
  const [first, second, third] = ["+998901110001", "+998901110002", "+998901110003"];
  const { token, userId } = await app.signIn(first);
  await putPhone(token, "", { phone: second });
  expect((await putPhone(token, "/verify", { phone: second, code: "000000" })).body.code).toBe("wrong_code");
  expect(await selectPhoneChanges(userId)).toEqual([]);
  const at = await changePhoneTo(token, second);
  expect(await selectPhoneChanges(userId)).toEqual([{ oldPhone: first, phone: second, at }]);
  await changePhoneTo(token, second);
  expect(await selectPhoneChanges(userId)).toHaveLength(1);
  const again = await changePhoneTo(token, third);
  expect((await selectPhoneChanges(userId))[1]).toEqual({ oldPhone: second, phone: third, at: again });
});

test("[US-3, US-6] deleting the account deletes the records of its phones", async () => {
  app.clock.advance(61_000);
  const { token, userId } = await app.signIn("+998901110004");
  await changePhoneTo(token, "+998901110005");
  expect(await selectPhoneChanges(userId)).toHaveLength(1);
  await app.call("/users/v1/users", { token, method: "DELETE" });
  expect(await selectPhoneChanges(userId)).toEqual([]);
});
