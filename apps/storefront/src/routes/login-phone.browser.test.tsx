import type { Language } from "@dasturxon/domain/language";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pendingCodeStore } from "../features/sign-in/sign-in-store.ts";
import { expectAccessible } from "../testing/accessible.ts";
import { testCustomer } from "../testing/customer-fixture.ts";
import type { FakeApiAnswers } from "../testing/fake-api.ts";
import { renderStore } from "../testing/render-store.tsx";
import Login from "./login.tsx";
import LoginCodePage from "./login-confirm.tsx";

const codeAnswer = { resendIn: 60, expiresIn: 300, demoInbox: null };
const CODE_ENDPOINT = "POST /users/v1/users/code";

interface LoginPageOptions {
  countries?: ("UZ" | "KZ" | "KG" | "TJ" | "TM")[];
  language?: Language;
  api?: FakeApiAnswers;
}

async function openLogin({
  countries = ["UZ"],
  language = "en",
  api = { [CODE_ENDPOINT]: codeAnswer },
}: LoginPageOptions = {}) {
  const store = await renderStore(<Login />, {
    language,
    path: "/login",
    others: { "/login/confirm": <LoginCodePage /> },
    at: ["/login"],
    brand: { phoneCountries: countries },
    api,
  });
  const field = store.field("signIn.phone");
  const pasteText = async (text: string) => {
    await field.click();
    await userEvent.clear(field);
    await field.fill(text);
  };
  const listRequestedPhones = () =>
    store.api.calls(CODE_ENDPOINT).map(({ body }) => (body as { phone: string }).phone);
  return { ...store, phone: field, paste: pasteText, asked: listRequestedPhones };
}

test.each([
  ["8 90 123 45 67", "+998901234567"],
  ["00998 90 123 45 67", "+998901234567"],
  ["+998+998901234567", "+998901234567"],
  ["8 701 123 45 67", "+77011234567"],
  ["9️⃣0️⃣1️⃣ 234 567", "+998901234567"],
])("[US-1] the code for a pasted %s goes to %s", async (text, number) => {
  const login = await openLogin({ countries: ["UZ", "KZ"] });
  await login.paste(text);
  await login.button("signIn.getCode").click();
  await expect.poll(login.asked).toEqual([number]);
});

test.each(["90 123 45 67 89", "90 123 45 67, 91 234 56 78"])(
  "[US-1] a pasted %s is not truncated: it stays in the field with an error, and no code is sent",
  async (text) => {
    const login = await openLogin();
    await login.paste(text);
    const digits = login.phone.element() as HTMLInputElement;
    await expect.poll(() => digits.value.replaceAll(/\D/g, "")).toBe(text.replaceAll(/\D/g, ""));
    await expect.element(page.getByRole("alert")).toMatchTextContent(login.t("signIn.phoneLong"));
    await expect.element(login.phone).toHaveAttribute("aria-invalid", "true");
    await login.button("signIn.getCode").click();
    await expect.element(login.phone).toHaveFocus();
    expect(login.asked()).toEqual([]);
    await expectAccessible();
  },
);

test.each(["+7 701 123 45 67", "+49 170 1234567", "8 701 123 45 67"])(
  "[US-1, S7] %s at a brand that does not send there gets no code",
  async (text) => {
    const login = await openLogin();
    await login.paste(text);
    await login.button("signIn.getCode").click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(login.phone).toHaveFocus();
    expect(login.asked()).toEqual([]);
  },
);

test("[US-1, S7] the field shows the only country code, without a choice", async () => {
  const one = await openLogin();
  await one.paste("+49 170 1234567");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/\+998/);
  await expect.element(page.getByRole("combobox")).not.toBeInTheDocument();
});

test("[US-1] with several countries one is chosen, and the digits stay", async () => {
  const two = await openLogin({ countries: ["KZ", "UZ"] });
  const choice = page.getByRole("combobox", { name: two.t("signIn.country") });
  await expect.element(choice).toHaveValue("KZ");
  expect((choice.element() as HTMLSelectElement).options).toHaveLength(2);
  await two.paste("701 123 45 67");
  await choice.selectOptions("UZ");
  await expect.element(page.getByRole("alert")).toMatchTextContent(two.t("signIn.phoneLong"));
});

test("[US-1] accepts Arabic digits as a phone and a code in Arabic", async () => {
  const login = await openLogin({
    language: "ar",
    api: {
      [CODE_ENDPOINT]: codeAnswer,
      "POST /users/v1/users/token": {
        token: "token",
        expiresAt: "2027-01-01T00:00:00.000Z",
        user: testCustomer,
      },
    },
  });
  await login.phone.click();
  await userEvent.keyboard("٩٠١٢٣٤٥٦٧");
  await expect.element(login.phone).toHaveValue("90 123 45 67");
  await login.button("signIn.getCode").click();
  await expect.poll(login.asked).toEqual(["+998901234567"]);
  await page.getByRole("textbox", { name: login.t("signIn.code"), exact: true }).fill("١٢٣٤٥٦");
  await expect
    .poll(() => login.api.calls("POST /users/v1/users/token").map(({ body }) => body))
    .toEqual([{ phone: "+998901234567", code: "123456" }]);
});

test.each([
  ["123 456", "123456"],
  ["osh: код подтверждения 123456. Никому его не сообщайте.", "123456"],
  ["1234567", "1234567"],
])("[US-1] no digit of a pasted code, %s, is truncated", async (text, shown) => {
  pendingCodeStore.set({ phone: "+998901234567", resendAt: Date.now() + 60_000, demoInbox: null });
  const store = await renderStore(<LoginCodePage />, {
    path: "/login/confirm",
    others: { "/login": <Login /> },
    at: ["/login/confirm"],
    api: { "POST /users/v1/users/token": () => new Promise<never>(() => {}) },
  });
  const code = page.getByRole("textbox", { name: store.t("signIn.code"), exact: true });
  await code.fill(text);
  await expect.element(code).toHaveValue(shown);
  expect(store.api.calls("POST /users/v1/users/token")).toHaveLength(shown.length === 6 ? 1 : 0);
});
