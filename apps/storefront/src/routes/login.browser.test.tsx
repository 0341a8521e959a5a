import type { Language } from "@dasturxon/domain/language";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pendingCodeStore } from "../features/sign-in/sign-in-store.ts";
import { expectAccessible } from "../testing/accessible.ts";
import { testCustomer } from "../testing/customer-fixture.ts";
import { createFakeRefusal } from "../testing/fake-api.ts";
import type { FakeApiAnswers } from "../testing/fake-api.ts";
import { renderStore } from "../testing/render-store.tsx";
import type { RenderedStore } from "../testing/render-store.tsx";
import Login from "./login.tsx";
import LoginCodePage from "./login-confirm.tsx";

const PHONE = "+998901234567";
const RETURN_QUERY = "?return=/profile/promos";
const codeReply = { resendIn: 60, expiresIn: 300, demoInbox: null };
const signInReply = { token: "token", expiresAt: "2027-01-01T00:00:00.000Z", user: testCustomer };

const renderLogin = (api: FakeApiAnswers, at = `/login${RETURN_QUERY}`, language: Language = "en") =>
  renderStore(<Login />, {
    language,
    path: "/login",
    others: { "/login/confirm": <LoginCodePage /> },
    at: [at],
    api,
  });

/** Matches exactly, because the page's title contains the same words. */
const findCodeField = ({ t }: RenderedStore) =>
  page.getByRole("textbox", { name: t("signIn.code"), exact: true });

/** Stores a pending code. A new one can be requested after `waitMs` milliseconds. */
const storePendingCode = (waitMs = 60_000) =>
  pendingCodeStore.set({ phone: PHONE, resendAt: Date.now() + waitMs, demoInbox: null });

test("[US-1, CH-9] a phone that is too short gets no code and says so; a complete one survives a reload", async () => {
  const store = await renderLogin({});
  await store.field("signIn.phone").fill("901234");
  await store.button("signIn.getCode").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(store.t("signIn.phoneShort"));
  await expect.element(store.field("signIn.phone")).toHaveFocus();
  expect(store.api.calls("POST /users/v1/users/code")).toEqual([]);
  await store.field("signIn.phone").fill("901234567");
  await store.reload();
  await expect.element(store.field("signIn.phone")).toHaveValue("90 123 45 67");
});

test("[UX-43, CH-9, US-9] on a narrow phone, in Russian, each text that one agrees to can be tapped, and the phone is kept on the way back", async () => {
  await page.viewport(320, 640);
  const store = await renderLogin({}, undefined, "ru");
  await store.field("signIn.phone").fill("901234567");
  for (const [id, path] of [
    ["terms.title", "/offerta"],
    ["privacy.title", "/privacy"],
  ] as const) {
    // The click also checks that no other element covers the link, because `click` fails then.
    await page.getByRole("link", { name: store.t(id), exact: true }).click();
    await expect.poll(store.location).toBe(path);
    await store.back();
    await expect.element(store.field("signIn.phone")).toHaveValue("90 123 45 67");
  }
  await page.viewport(390, 844);
});

test("[US-1, RT-1] the code's page knows its phone after a reload, reports a wrong code, and the right one returns to the former page", async () => {
  const store = await renderLogin({
    "POST /users/v1/users/code": codeReply,
    "POST /users/v1/users/token": createFakeRefusal("wrong_code"),
  });
  await store.field("signIn.phone").fill("901234567");
  await store.button("signIn.getCode").click();
  await expect.element(findCodeField(store)).toHaveFocus();
  await expect.poll(() => store.location()).toBe(`/login/confirm${RETURN_QUERY}`);
  await expect
    .poll(() => store.api.calls("POST /users/v1/users/code")[0]?.body)
    .toEqual({ phone: PHONE, language: "en" });
  await store.reload();
  await expect.element(page.getByText("+998 90 123 45 67")).toBeVisible();
  await findCodeField(store).fill("000000");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(findCodeField(store)).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
  await expect.poll(() => store.location()).toBe(`/login/confirm${RETURN_QUERY}`);
  store.api.answer({ "POST /users/v1/users/token": signInReply });
  await findCodeField(store).fill("123456");
  await expect.poll(store.location).toBe("/profile/promos");
});

test("[US-1] without a sent code none is asked for; another phone returns to the first step", async () => {
  const store = await renderLogin({}, `/login/confirm${RETURN_QUERY}`);
  await expect.element(store.field("signIn.phone")).toBeVisible();
  await expect.poll(() => store.location()).toBe(`/login${RETURN_QUERY}`);
  storePendingCode();
  const again = await renderLogin({}, `/login/confirm${RETURN_QUERY}`);
  await again.button("signIn.otherPhone").click();
  await expect.poll(again.location).toBe(`/login${RETURN_QUERY}`);
});

test("[US-1] a code requested too soon opens the code page with the wait; afterwards another one is sent", async () => {
  const store = await renderLogin({
    "POST /users/v1/users/code": createFakeRefusal("code_cooldown", { seconds: 50 }),
  });
  await store.field("signIn.phone").fill("901234567");
  await store.button("signIn.getCode").click();
  await expect.element(page.getByText(/0:(50|4\d)/)).toBeVisible();
  await expect.element(store.button("signIn.resend")).not.toBeInTheDocument();
  store.api.answer({ "POST /users/v1/users/code": codeReply });
  storePendingCode(-1);
  await store.button("signIn.resend").click();
  await expect.element(page.getByText(/(1:00|0:5\d)/)).toBeVisible();
  await expect.poll(() => store.api.calls("POST /users/v1/users/code")).toHaveLength(2);
});
