import { expect, test } from "vitest";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { PasswordPage } from "./password-page.tsx";

const PASSWORD = "bulut daryo tarvuz 17";
const PHONE = "+998901234567";

test("[US-8, S12] resets a forgotten password with a code sent to the phone; errors are shown at their fields", async () => {
  const { page, t, api } = await renderPage(<PasswordPage />, {
    api: {
      "POST /console/v1/password/code": ({ body }) =>
        body.phone === PHONE
          ? { resendIn: 60, expiresIn: 300, demoInbox: null }
          : createFakeRefusal("phone_invalid", { field: "phone" }),
      "POST /console/v1/password": createFakeRefusal("wrong_code"),
    },
  });
  const findField = (name: Parameters<typeof t>[0]) => page.getByLabelText(t(name), { exact: true });
  const pressButton = (name: Parameters<typeof t>[0]) =>
    page.getByRole("button", { name: t(name), exact: true }).click();
  await findField("start.phone.number").fill("+1 202 555 01 23");
  await pressButton("start.phone.send");
  await expect.element(findField("start.phone.number")).toHaveAttribute("aria-invalid", "true");
  await findField("start.phone.number").fill(PHONE);
  await pressButton("start.phone.send");
  await findField("start.phone.code").fill("123456");
  await findField("invitation.password").fill("qisqa");
  await pressButton("password.save");
  await expect.element(findField("start.phone.code")).toHaveAttribute("aria-invalid", "true");
  api.answer({ "POST /console/v1/password": createFakeRefusal("password_weak") });
  await findField("start.phone.code").fill("123457");
  await pressButton("password.save");
  await expect.element(findField("invitation.password")).toHaveAttribute("data-invalid", "true");
  api.answer({ "POST /console/v1/password": { done: true } });
  await findField("invitation.password").fill(PASSWORD);
  await pressButton("password.save");
  await expect.element(page.getByRole("heading", { name: t("password.done") })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: t("sign-in.enter"), exact: true }))
    .toHaveAttribute("href", "/console/");
});

test("[US-8, S7] asks for a code that is still valid instead of showing a refusal", async () => {
  const { page, t, api } = await renderPage(<PasswordPage />, {
    api: {
      "POST /console/v1/password/code": createFakeRefusal("code_cooldown", { seconds: 3000 }),
      "POST /console/v1/password": { done: true },
    },
  });
  const findField = (name: Parameters<typeof t>[0]) => page.getByLabelText(t(name), { exact: true });
  await findField("start.phone.number").fill("٩٠ ١٢٣ ٤٥ ٦٧");
  await page.getByRole("button", { name: t("start.phone.send"), exact: true }).click();
  await findField("start.phone.code").fill("Kod: ١٢٣ 456");
  await expect.element(findField("start.phone.code")).toHaveValue("123456");
  await findField("invitation.password").fill(PASSWORD);
  await page.getByRole("button", { name: t("password.save"), exact: true }).click();
  await expect.poll(() => api.sentTo("POST /console/v1/password")).toMatchObject([{ code: "123456" }]);
});
