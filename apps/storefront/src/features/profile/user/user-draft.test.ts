import { expect, test } from "vitest";
import { getUserChanges, wrongFields } from "./user-draft.ts";
import type { UserFields } from "./user-draft.ts";

const savedFields: UserFields = { firstName: "Aziza", lastName: "", gender: "", birthday: "", email: "" };
const wrong = (change: Partial<UserFields>) => wrongFields({ ...savedFields, ...change }, "2026-11-22");

test("[US-2] sends only changed values, trimmed; an emptied field is sent as empty", () => {
  expect(getUserChanges(savedFields, savedFields)).toEqual({});
  expect(getUserChanges(savedFields, { ...savedFields, firstName: "Aziza ", lastName: " Karimova" })).toEqual(
    {
      lastName: "Karimova",
    },
  );
  expect(getUserChanges(savedFields, { ...savedFields, firstName: "" })).toEqual({ firstName: "" });
});

test("[US-2] a birthday is between 1900 and today", () => {
  expect(wrong({ birthday: "1990-02-28" })).toEqual([]);
  expect(wrong({ birthday: "2026-11-22" })).toEqual([]);
  expect(wrong({ birthday: "2026-11-23" })).toEqual(["birthday"]);
  expect(wrong({ birthday: "1899-12-31" })).toEqual(["birthday"]);
  expect(wrong({ birthday: "1990" })).toEqual(["birthday"]);
  expect(wrong({ birthday: "31.02.1990" })).toEqual(["birthday"]);
});

test("[ER-4] an e-mail has a name, a host and at most 320 characters", () => {
  for (const email of ["", "aziza@mail.uz", " a.b+c@mail.example.uz "]) expect(wrong({ email })).toEqual([]);
  for (const email of [
    "aziza",
    "aziza@mail",
    "a b@mail.uz",
    "@mail.uz",
    "a@mail..uz",
    `${"a".repeat(320)}@m.uz`,
  ])
    expect(wrong({ email }), email).toEqual(["email"]);
});
