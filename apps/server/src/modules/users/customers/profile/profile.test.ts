import type { User } from "@dasturxon/contract/users";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../testing/test-app.ts";

const app = await createTestApp();
const { call } = app;
const ownCustomer = await app.signIn("+998901000001");
const otherCustomer = await app.signIn("+998901000002");

const changeProfile = (body: object, who = ownCustomer, id = who.userId) =>
  call<User & { code: string; data: { field?: string } }>(`/users/v1/users/${id}`, {
    token: who.token,
    method: "PUT",
    body,
  });

test("[US-2] a customer changes name, gender, birthday, e-mail and language; omitted fields are unchanged", async () => {
  const full = {
    firstName: " Lola ",
    lastName: "Karimova",
    gender: "female",
    birthday: "1995-04-30",
    email: "lola@example.uz",
    language: "en",
  };
  expect((await changeProfile(full)).body).toMatchObject({
    ...full,
    firstName: "Lola",
    phone: "+998901000001",
  });
  const { body } = await changeProfile({ lastName: null, birthday: null });
  expect(body).toMatchObject({ firstName: "Lola", lastName: null, birthday: null, gender: "female" });
  expect((await call<User>("/users/v1/users/me", { token: ownCustomer.token })).body).toEqual(body);
});

test("[US-2] an empty form field clears the value, and English may also be written as `eng`", async () => {
  await changeProfile({ email: "lola@example.uz", gender: "female", birthday: "1995-04-30" });
  const { status, body } = await changeProfile({ email: "", gender: "", birthday: "", language: "eng" });
  expect([status, body.email, body.gender, body.birthday, body.language]).toEqual([
    200,
    null,
    null,
    null,
    "en",
  ]);
});

test("[AP-4] ignores fields that the customer may not set", async () => {
  const sent = { firstName: "A", phone: "+998901000009", cashback: 999_999, role: "owner", isActive: false };
  expect((await changeProfile(sent)).body).toMatchObject({
    firstName: "A",
    phone: "+998901000001",
    cashback: 0,
    role: "CUSTOMER",
    isActive: true,
  });
});

test("[AP-4] another customer's profile is not found", async () => {
  expect((await changeProfile({ firstName: "X" }, ownCustomer, otherCustomer.userId)).status).toBe(404);
});

test.each([
  [{ gender: "other" }, "gender"],
  [{ birthday: "2030-01-01" }, "birthday"],
  [{ birthday: "1890-01-01" }, "birthday"],
  [{ birthday: "1995-02-30" }, "birthday"],
  [{ email: "not an address" }, "email"],
  [{ language: "xx" }, "language"],
  [{ firstName: "x".repeat(81) }, "firstName"],
])("[AP-2] refuses %j by the field's name", async (wrong, field) => {
  const { status, body } = await changeProfile(wrong);
  expect([status, body.code, body.data.field]).toEqual([400, "bad_request", field]);
});
