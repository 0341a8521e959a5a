import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sessionStore } from "../../../shop/session/session.ts";
import { expectAccessible } from "../../../testing/accessible.ts";
import { loadExampleReply } from "../../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../../testing/fake-api.ts";
import { renderStore } from "../../../testing/render-store.tsx";
import { signInTestCustomer, testCustomer } from "../../../testing/customer-fixture.ts";
import { UserScreen } from "./user-screen.tsx";

const renderUserScreen = (api: FakeApiAnswers = {}) => {
  signInTestCustomer();
  return renderStore(<UserScreen />, {
    path: "/profile/user",
    api: { "GET /users/v1/users/me": testCustomer, ...api },
    // Use the language of the test page. Otherwise signing out would reload it.
    brand: { mainLanguage: "eng" },
  });
};

test("[US-2, CH-9] profile input survives a reload, and each error is shown at its field", async () => {
  const store = await renderUserScreen();
  await store.field("user.firstName").fill("Aziza");
  await store.field("user.birthday").fill("2999-01-01");
  await store.field("user.email").fill("aziza@mail");
  await store.reload();
  await expect.element(store.field("user.firstName")).toHaveValue("Aziza");
  await store.button("user.save").click();
  await expect.element(store.text("user.birthdayWrong")).toBeVisible();
  await expect.element(store.text("user.emailWrong")).toBeVisible();
  await expect.element(store.field("user.birthday")).toHaveFocus();
  await expectAccessible();
  expect(store.api.calls("PUT /users/v1/users/{id}")).toEqual([]);
});

test("[US-2, LN-8] a birthday is typed in the order of the language and saved as a date", async () => {
  const PUT = "PUT /users/v1/users/{id}";
  const store = await renderUserScreen({ [PUT]: { ...testCustomer, birthday: "1990-03-05" } });
  const birthday = store.field("user.birthday");
  await expect.element(birthday).toHaveAttribute("placeholder", "31/12/1990");
  await birthday.click();
  await userEvent.keyboard("05031990");
  await expect.element(birthday).toHaveValue("05/03/1990");
  await store.button("user.save").click();
  await expect.poll(() => store.api.calls(PUT).at(-1)?.body).toEqual({ birthday: "1990-03-05" });
  await expect.element(birthday).toHaveValue("05/03/1990");
});

test("[US-2, ER-4] an incomplete birthday is marked at its field and survives a reload", async () => {
  const store = await renderUserScreen();
  const birthday = store.field("user.birthday");
  await birthday.click();
  await userEvent.keyboard("3102");
  await store.button("user.save").click();
  await expect.element(store.text("user.birthdayWrong")).toBeVisible();
  await store.reload();
  await expect.element(birthday).toHaveValue("31/02/");
  expect(store.api.calls("PUT /users/v1/users/{id}")).toEqual([]);
});

test("[US-2, ER-3] a profile that failed to save says so, and is saved by the next attempt", async () => {
  const store = await renderUserScreen({ "PUT /users/v1/users/{id}": FAKE_CONNECTION_LOSS });
  await store.field("user.email").fill("aziza@mail.uz");
  await store.button("user.save").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  store.api.answer({ "PUT /users/v1/users/{id}": { ...testCustomer, email: "aziza@mail.uz" } });
  await store.button("user.save").click();
  await expect.element(store.text("user.saved")).toBeVisible();
  await expect.element(store.button("user.save")).toBeDisabled();
  await expect
    .poll(() => store.api.calls("PUT /users/v1/users/{id}").at(-1)?.body)
    .toEqual({ email: "aziza@mail.uz" });
});

test("[US-3] the phone changes in two steps: not to the present one, a wrong code is shown at its field", async () => {
  const changed = { ...testCustomer, phone: "+998907654321" };
  const store = await renderUserScreen({
    "PUT /users/v1/users/phone": {
      ...(await loadExampleReply("askPhoneChange")),
      phone: changed.phone,
    },
    "PUT /users/v1/users/phone/verify": createFakeRefusal("wrong_code"),
  });
  await store.button("user.phoneChange").click();
  const sheet = store.panel(store.t("user.phoneTitle"));
  // The name is matched exactly, because the sheet has the same name.
  const phone = page.getByRole("textbox", { name: store.t("user.phoneNew"), exact: true });
  const code = page.getByRole("textbox", { name: store.t("signIn.code"), exact: true });
  await store.button("signIn.getCode").click();
  await expect.element(sheet.getByRole("alert")).toMatchTextContent(store.t("signIn.phoneShort"));
  await phone.fill("901234567");
  await store.button("signIn.getCode").click();
  await expect.element(sheet.getByRole("alert")).toMatchTextContent(store.t("user.phonePresent"));
  expect(store.api.calls("PUT /users/v1/users/phone")).toEqual([]);
  await phone.fill("907654321");
  await store.button("signIn.getCode").click();
  await code.fill("000000");
  await expect.element(store.panel().getByRole("alert")).toBeVisible();
  store.api.answer({ "PUT /users/v1/users/phone/verify": changed });
  await code.fill("123456");
  await expect.element(store.text("user.phoneChanged")).toBeVisible();
  await expect.element(store.panel()).not.toBeInTheDocument();
  await expect.element(page.getByText("+998 90 765 43 21")).toBeVisible();
});

test("[US-5] signing out everywhere asks for confirmation; on a failure nothing is cleared, on success the menu opens", async () => {
  const END = "POST /users/v1/users/logout/everywhere";
  const store = await renderUserScreen({ [END]: FAKE_CONNECTION_LOSS });
  await store.button("user.everywhere").click();
  const yes = store.panel().getByRole("button", { name: store.t("user.everywhereYes"), exact: true });
  await expect.element(store.text("user.everywhereText")).toBeVisible();
  await expectAccessible();
  expect(store.api.calls(END)).toEqual([]);
  await yes.click();
  await expect.element(store.text("profile.signOutFailed")).toBeVisible();
  expect(sessionStore.get()).not.toBeNull();
  store.api.answer({ [END]: { done: true } });
  await yes.click();
  await expect.poll(store.location).toBe("/");
  await expect.poll(() => sessionStore.get()).toBeNull();
});

test("[US-6] an account is deleted after two confirmations; the second one can still be declined", async () => {
  const store = await renderUserScreen({ "DELETE /users/v1/users": { done: true } });
  await store.button("user.delete").click();
  await expect.element(store.text("user.deleteStays")).toBeVisible();
  await store
    .panel()
    .getByRole("button", { name: store.t("user.deleteOn"), exact: true })
    .click();
  await store.button("user.deleteNo").click();
  await expect.element(store.panel()).not.toBeInTheDocument();
  expect(store.api.calls("DELETE /users/v1/users")).toEqual([]);
  await store.button("user.delete").click();
  await store
    .panel()
    .getByRole("button", { name: store.t("user.deleteOn"), exact: true })
    .click();
  await store.button("user.deleteYes").click();
  await expect.element(store.text("user.deleted")).toBeVisible();
  await expect.poll(() => store.api.calls("DELETE /users/v1/users")).toHaveLength(1);
});

test("[ER-3] a profile that failed to load can be reloaded", async () => {
  const store = await renderUserScreen({ "GET /users/v1/users/me": createFakeRefusal("forbidden") });
  store.api.answer({ "GET /users/v1/users/me": testCustomer });
  await store.button("action.retry").click();
  await expect.element(store.field("user.firstName")).toBeVisible();
});
