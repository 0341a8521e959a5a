import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { renderPage, createStaffMember } from "../../testing/render-page.tsx";
import { AccountPage } from "./account-page.tsx";

const PASSWORD = "bulut daryo tarvuz 17";
const initialSignInMethods = {
  mayPin: true,
  hasPin: false,
  isPinBlocked: false,
  maySecondFactor: false,
  hasSecondFactor: false,
  recoveryCodes: 0,
  phone: null as string | null,
};

async function openAccount() {
  let now = initialSignInMethods;
  const rendered = await renderPage(<AccountPage />, {
    role: "kitchen",
    api: {
      "GET /console/v1/me/access": () => now,
      "GET /console/v1/me/sessions": [],
    },
  });
  const { page, t } = rendered;
  type MessageName = Parameters<typeof t>[0];
  /** Returns the controls of a form, found by its title. */
  const findForm = (title: MessageName) => {
    const form = page.getByRole("region", { name: t(title), exact: true });
    return {
      form,
      field: (name: MessageName) => form.getByLabelText(t(name), { exact: true }),
      button: (name: MessageName) => form.getByRole("button", { name: t(name), exact: true }),
    };
  };
  return {
    ...rendered,
    formOf: findForm,
    know: (more: Partial<typeof initialSignInMethods>) => void (now = { ...now, ...more }),
  };
}

test("[US-8] saves a new name of a cook once it differs from the old one", async () => {
  const { page, t, api } = await openAccount();
  const name = page.getByRole("textbox", { name: t("person.name") });
  const save = page.getByRole("button", { name: t("resource.save"), exact: true });
  await expect.element(name).toHaveValue("Dilnoza Karimova");
  await expect.element(save).toBeDisabled();
  api.answer({ "PUT /console/v1/me": { ...createStaffMember("kitchen"), name: "Temur aka" } });
  await name.fill("Temur aka");
  await save.click();
  await expect.element(page.getByText(t("account.name-saved"))).toBeVisible();
  expect(api.sentTo("PUT /console/v1/me")).toEqual([{ name: "Temur aka" }]);
});

test("[US-8, S12] shows a wrong current password and a weak new password at their fields", async () => {
  const { page, t, api, formOf } = await openAccount();
  const { field, button } = formOf("account.password-title");
  const renew = button("account.password-renew");
  await expect.element(renew).toBeDisabled();
  api.answer({ "POST /console/v1/me/password": createFakeRefusal("wrong_password", { field: "password" }) });
  await field("account.password").fill("boshqa parol edi bu");
  await field("account.newPassword").fill("qovun sandal kabutar 5");
  await renew.click();
  await expect.element(field("account.password")).toHaveAttribute("data-invalid", "true");
  api.answer({
    "POST /console/v1/me/password": createFakeRefusal("password_weak", { field: "newPassword" }),
  });
  await field("account.password").fill(PASSWORD);
  await expect.element(field("account.password")).not.toHaveAttribute("data-invalid");
  await renew.click();
  await expect.element(field("account.newPassword")).toHaveAttribute("data-invalid", "true");
  await expectAccessible();
  api.answer({ "POST /console/v1/me/password": { done: true } });
  await renew.click();
  await expect.element(page.getByText(t("account.password-saved"))).toBeVisible();
  expect(api.sentTo("POST /console/v1/me/password").at(-1)).toEqual({
    password: PASSWORD,
    newPassword: "qovun sandal kabutar 5",
  });
  await expect.element(field("account.password")).toHaveValue("");
  await expect.element(field("account.newPassword")).toHaveValue("");
});

test("[US-8] adds a phone for sign-in after the password and a code; errors are shown at their fields", async () => {
  const { page, t, api, formOf, know } = await openAccount();
  const { form, field, button } = formOf("account.phone-title");
  await expect.element(form).toMatchTextContent(t("account.phone-none"));
  const send = button("start.phone.send");
  await expect.element(send).toBeDisabled();
  api.answer({ "POST /console/v1/me/phone": createFakeRefusal("wrong_password", { field: "password" }) });
  await field("start.phone.number").fill("+998931112233");
  await field("account.password").fill("boshqa parol edi bu");
  await send.click();
  await expect.element(field("account.password")).toHaveAttribute("data-invalid", "true");
  api.answer({ "POST /console/v1/me/phone": { resendIn: 60, expiresIn: 300, demoInbox: null } });
  await field("account.password").fill(PASSWORD);
  await send.click();
  await expect.element(field("start.phone.code")).toBeVisible();
  await expect.element(field("start.phone.number")).toHaveAttribute("readonly");
  await expectAccessible();
  api.answer({ "PUT /console/v1/me/phone": createFakeRefusal("wrong_code", { field: "code" }) });
  await field("start.phone.code").fill("000000");
  await button("account.phone-save").click();
  await expect.element(field("start.phone.code")).toHaveAttribute("aria-invalid", "true");
  api.answer({ "PUT /console/v1/me/phone": createFakeRefusal("phone_taken") });
  await field("start.phone.code").fill("123456");
  await button("account.phone-save").click();
  await expect.element(form.getByText(t("account.phone-taken"))).toBeVisible();
  api.answer({
    "PUT /console/v1/me/phone": ({ body }) => {
      know({ phone: body.phone });
      return { phone: body.phone };
    },
  });
  await button("account.phone-save").click();
  await expect.element(page.getByText(t("account.phone-saved"))).toBeVisible();
  await expect.element(form).toMatchTextContent(t("account.phone-is", { phone: "+998 93 111 22 33" }));
  await expect.element(field("account.password")).toHaveValue("");
});

test("[US-8] shows an error at the field for a PIN that is easy to guess; a PIN that is set can be removed", async () => {
  const { page, t, api, formOf, know } = await openAccount();
  const { field, button } = formOf("account.pin-title");
  const set = button("account.pin-set");
  await field("account.pin-password").fill(PASSWORD);
  await field("account.pin").fill("12a3");
  await expect.element(field("account.pin")).toHaveValue("123");
  await expect.element(set).toBeDisabled();
  api.answer({ "PUT /console/v1/me/pin": createFakeRefusal("pin_weak", { field: "pin" }) });
  await field("account.pin").fill("1234");
  await set.click();
  await expect.element(field("account.pin")).toHaveAttribute("data-invalid", "true");
  await expect.element(button("account.pin-remove")).not.toBeInTheDocument();
  api.answer({
    "PUT /console/v1/me/pin": () => {
      know({ hasPin: true });
      return { done: true };
    },
  });
  await field("account.pin").fill("2580");
  await set.click();
  await expect.element(page.getByText(t("account.pin-saved"))).toBeVisible();
  await expect.element(button("account.pin-remove")).toBeVisible();
  expect(api.sentTo("PUT /console/v1/me/pin").at(-1)).toEqual({ password: PASSWORD, pin: "2580" });
});
