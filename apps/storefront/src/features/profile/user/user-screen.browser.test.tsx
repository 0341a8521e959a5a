import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LOST } from "../../../testing/fake-api.ts";
import type { Answers } from "../../../testing/fake-api.ts";
import { renderStore } from "../../../testing/render-store.tsx";
import { signedIn, testCustomer } from "../../../testing/customer-fixture.ts";
import { UserScreen } from "./user-screen.tsx";

const render = (api: Answers = {}) => {
  signedIn();
  return renderStore(<UserScreen />, {
    path: "/profile/user",
    api: { "GET /users/v1/users/me": testCustomer, ...api },
  });
};

test("[US-2, CH-9] what was typed into the profile outlives a reload, and each fault is named at its field", async () => {
  const store = await render();
  await store.field("user.firstName").fill("Aziza");
  await store.field("user.birthday").fill("2999-01-01");
  await store.field("user.email").fill("aziza@mail");
  await store.reload();
  await expect.element(store.field("user.firstName")).toHaveValue("Aziza");
  await store.button("user.save").click();
  await expect.element(store.text("user.birthdayWrong")).toBeVisible();
  await expect.element(store.text("user.emailWrong")).toBeVisible();
  await expect.element(store.field("user.birthday")).toHaveFocus();
  expect(store.api.calls("PUT /users/v1/users/{id}")).toEqual([]);
});

test("[US-2, ER-3] a profile that was lost on the way is said to be, and saved by the next try", async () => {
  const store = await render({ "PUT /users/v1/users/{id}": LOST });
  await store.field("user.email").fill("aziza@mail.uz");
  await store.button("user.save").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  store.api.answer({ "PUT /users/v1/users/{id}": { ...testCustomer, email: "aziza@mail.uz" } });
  await store.button("user.save").click();
  await expect.element(store.text("user.saved")).toBeVisible();
  await expect.element(store.button("user.save")).toBeDisabled();
  expect(store.api.calls("PUT /users/v1/users/{id}").at(-1)?.body).toEqual({ email: "aziza@mail.uz" });
});
