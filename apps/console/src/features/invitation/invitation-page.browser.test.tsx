import { maskPhone } from "@dasturxon/domain/format";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { type FakeAnswers, createFakeRefusal } from "../../testing/fake-api.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { InvitationPage } from "./invitation-page.tsx";

const PHONE = "+998901234567";
const CODE_ANSWER = { resendIn: 60, expiresIn: 300, demoInbox: null };

/** Renders the invitation page for an invitation to this phone number. */
async function openInvitation(phone: string | null, api: FakeAnswers = {}) {
  const invited = { ...(await loadExampleReply("invitation")), phone };
  history.replaceState(null, "", "#token-of-the-invitation");
  const rendered = await renderPage(<InvitationPage />, {
    path: "/invitation",
    api: {
      "POST /console/v1/invitation": invited,
      "POST /console/v1/invitation/code": CODE_ANSWER,
      ...api,
    },
  });
  const { page, t } = rendered;
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const findField = (name: Parameters<typeof t>[0]) => page.getByLabelText(t(name), { exact: true });
  const pressButton = (name: Parameters<typeof t>[0]) =>
    page.getByRole("button", { name: t(name), exact: true }).click();
  return { ...rendered, field: findField, press: pressButton };
}

test("[US-8, S12] an invited person confirms a phone with a code and sets a password; errors are shown at their fields", async () => {
  const { page, t, api, field, press } = await openInvitation(null, {
    "POST /console/v1/invitation/code": ({ body }) =>
      body.phone === PHONE ? CODE_ANSWER : createFakeRefusal("phone_invalid", { field: "phone" }),
    "POST /console/v1/invitation/phone": ({ body }) =>
      body.code === "123456"
        ? { proof: "proof-of-the-phone", isKnown: false }
        : createFakeRefusal("wrong_code"),
    "POST /console/v1/invitation/membership": createFakeRefusal("password_weak", { field: "password" }),
  });
  await field("start.phone.number").fill("12");
  await expect.element(page.getByRole("button", { name: t("start.phone.send"), exact: true })).toBeDisabled();
  await field("start.phone.number").fill("+1 202 555 01 23");
  await press("start.phone.send");
  await expect.element(field("start.phone.number")).toHaveAttribute("aria-invalid", "true");
  await field("start.phone.number").fill(PHONE);
  await press("start.phone.send");
  await field("start.phone.code").fill("000000");
  await press("start.phone.prove");
  await expect.element(field("start.phone.code")).toHaveAttribute("aria-invalid", "true");
  await field("start.phone.code").fill("123456");
  await press("start.phone.prove");
  await field("invitation.password").fill("qisqa");
  await press("invitation.enter");
  await expect.element(field("invitation.password")).toHaveAttribute("data-invalid", "true");
  expect(api.sentTo("POST /console/v1/invitation/membership")).toMatchObject([
    { proof: "proof-of-the-phone", password: "qisqa" },
  ]);
});

test("[US-8, S12] masks the invited phone, accepts a code sent earlier, and asks a known person for the existing password", async () => {
  const { page, t, field, press } = await openInvitation(maskPhone(PHONE), {
    "POST /console/v1/invitation/code": createFakeRefusal("code_cooldown", { seconds: 40 }),
    "POST /console/v1/invitation/phone": { proof: "proof-of-the-phone", isKnown: true },
    "POST /console/v1/invitation/membership": createFakeRefusal("wrong_password", { field: "password" }),
  });
  await expect.element(page.getByText(t("invitation.to-phone", { phone: maskPhone(PHONE) }))).toBeVisible();
  await expect.element(page.getByRole("button", { name: t("invitation.by-login") })).not.toBeInTheDocument();
  await press("start.phone.send");
  await field("start.phone.code").fill("123456");
  await press("start.phone.prove");
  await expect.element(page.getByText(t("invitation.known"))).toBeVisible();
  await field("invitation.own-password").fill("boshqa parol 12");
  await press("sign-in.enter");
  await expect.element(field("invitation.own-password")).toHaveAttribute("data-invalid", "true");
});

test("[US-8] a person invited by login sets a password; a weak password is refused at its field", async () => {
  const { page, field, press, api } = await openInvitation(null, {
    "POST /console/v1/invitation/password": createFakeRefusal("password_weak", { field: "password" }),
  });
  await press("invitation.by-login");
  const { login } = await loadExampleReply("invitation");
  await expect.element(page.getByRole("textbox").first()).toHaveValue(login);
  await field("invitation.password").fill("parol12345678");
  await press("invitation.enter");
  await expect.element(field("invitation.password")).toHaveAttribute("data-invalid", "true");
  expect(api.sentTo("POST /console/v1/invitation/password")).toEqual([
    { token: "token-of-the-invitation", password: "parol12345678" },
  ]);
});

test("[US-8] a used or expired link says so and links to the sign-in", async () => {
  const { page, t } = await openInvitation(null, {
    "POST /console/v1/invitation": createFakeRefusal("invitation_over"),
  });
  await expect.element(page.getByRole("heading", { name: t("invitation.over") })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: t("invitation.sign-in") }))
    .toHaveAttribute("href", "/console/");
});
