import { expect, test } from "vitest";
import { passwordFault } from "./password.ts";

test.each(["demo", "elevenchars", "парольпарол"])("[S12] %s is too short", (password) => {
  expect(passwordFault(password)).toBe("short");
});

test.each([
  "password1234",
  "Qwerty123456",
  "demodemodemo",
  "aaaaaaaaaaaa",
  "abcabcabcabc",
  "123456789012",
  "qwertyuiopas",
  "lkjhgfdsapoi",
  "1qaz2wsx3edc",
  "Пароль123456",
  "Osh-owner-2026!",
  "osh-owner-password",
])("[S12] %s is known or easily guessed", (password) => {
  expect(passwordFault(password, ["osh-owner", "osh"])).toBe("known");
});

test.each(["turtle window seven lamp", "kX9#vL2$pQ7@", "choynak yomgʻir daftar koʻprik"])(
  "[S12] %s is taken",
  (password) => {
    expect(passwordFault(password, ["osh-owner", "osh"])).toBeNull();
  },
);
