import { expect, test } from "vitest";
import { getUserChanges, findInvalidFields } from "./user-draft.ts";
import type { UserFields } from "./user-draft.ts";

const savedFields: UserFields = { firstName: "Aziza", lastName: "", gender: "", birthday: "", email: "" };
const listInvalidFields = (change: Partial<UserFields>) =>
  findInvalidFields({ ...savedFields, ...change }, "2026-11-22");

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
  expect(listInvalidFields({ birthday: "1990-02-28" })).toEqual([]);
  expect(listInvalidFields({ birthday: "2026-11-22" })).toEqual([]);
  expect(listInvalidFields({ birthday: "2026-11-23" })).toEqual(["birthday"]);
  expect(listInvalidFields({ birthday: "1899-12-31" })).toEqual(["birthday"]);
  expect(listInvalidFields({ birthday: "1990" })).toEqual(["birthday"]);
  expect(listInvalidFields({ birthday: "31.02.1990" })).toEqual(["birthday"]);
});

test("[ER-4] an e-mail has a name, a host and at most 320 characters", () => {
  for (const email of ["", "aziza@mail.uz", " a.b+c@mail.example.uz "])
    expect(listInvalidFields({ email })).toEqual([]);
  for (const email of [
    "aziza",
    "aziza@mail",
    "a b@mail.uz",
    "@mail.uz",
    "a@mail..uz",
    `${"a".repeat(320)}@m.uz`,
  ])
    expect(listInvalidFields({ email }), email).toEqual(["email"]);
});
