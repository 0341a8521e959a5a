import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { AccountPage } from "./account-page.tsx";

const PASSWORD = "bulut daryo tarvuz 17";
const sampleInstant = "2026-03-02T07:00:00.000Z";
const createSession = (number: number, browser: string, isThis = false) => ({
  id: createTestId(number),
  browser,
  device: null,
  signedInAt: sampleInstant,
  lastSeenAt: sampleInstant,
  isThis,
});

async function openAccount(sessions = [createSession(1, "Safari · iPhone", true)]) {
  let open = sessions;
  let access = await loadExampleReply("ownAccess");
  const started = await loadExampleReply("startSecondFactor");
  const rendered = await renderPage(<AccountPage />, {
    role: "manager",
    api: {
      "GET /console/v1/me/access": () => access,
      "GET /console/v1/me/sessions": () => open,
      "DELETE /console/v1/me/sessions/{id}": ({ params }) => {
        open = open.filter(({ id }) => id !== params.id);
        return { done: true };
      },
      "POST /console/v1/me/second-factor": ({ body }) =>
        body.password === PASSWORD ? started : createFakeRefusal("wrong_password", { field: "password" }),
      "PUT /console/v1/me/second-factor": ({ body }) => {
        if (body.code !== "123456") return createFakeRefusal("second_factor_wrong", { field: "code" });
        access = { ...access, hasSecondFactor: true, recoveryCodes: 2 };
        return { recoveryCodes: ["MFRGG-ZDFMZ", "TWQ2L-KNRXW"] };
      },
      "POST /console/v1/me/second-factor/stop": () => {
        access = { ...access, hasSecondFactor: false, recoveryCodes: 0 };
        return { done: true };
      },
    },
  });
  return { ...rendered, started };
}

test("[S12] two-step sign-in is enabled by the password and an app code, shows recovery codes, and is disabled by one of them", async () => {
  const { page, t, api, started } = await openAccount();
  const section = page.getByRole("region", { name: t("account.factor-title") });
  const password = section.getByLabelText(t("account.factor-password"), { exact: true });
  const code = section.getByRole("textbox", { name: t("account.factor-code") });
  const pressButton = (name: Parameters<typeof t>[0]) =>
    section.getByRole("button", { name: t(name), exact: true }).click();
  await password.fill("boshqa");
  await pressButton("account.factor-start");
  await expect.element(password).toHaveAttribute("data-invalid", "true");
  await password.fill(PASSWORD);
  await pressButton("account.factor-start");
  await expect.element(section.getByTestId("factor-secret")).toMatchTextContent(started.secret);
  await expect.element(section.getByRole("img", { name: t("account.factor-qr") })).toBeVisible();
  await expectAccessible();
  await code.fill("000000");
  await pressButton("account.factor-confirm");
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await code.fill("123456");
  await pressButton("account.factor-confirm");
  await expect.element(section.getByTestId("recovery-codes")).toMatchTextContent("MFRGG-ZDFMZ");
  await expect.element(section.getByText(t("account.factor-is-on", { count: 2 }))).toBeVisible();
  await expectAccessible();
  await password.fill(PASSWORD);
  await code.fill("TWQ2L-KNRXW");
  await pressButton("account.factor-stop");
  await expect
    .element(section.getByRole("button", { name: t("account.factor-start"), exact: true }))
    .toBeVisible();
  await expect.element(section.getByTestId("recovery-codes")).not.toBeInTheDocument();
  expect(api.sentTo("POST /console/v1/me/second-factor/stop")).toEqual([
    { password: PASSWORD, code: "TWQ2L-KNRXW" },
  ]);
});

test("[US-8, S12] lists open sessions with their browsers; each except the current one can be ended", async () => {
  const { page, t } = await openAccount([
    createSession(1, "Safari · iPhone", true),
    createSession(2, "Samsung Internet · Android"),
  ]);
  const list = page.getByRole("list", { name: t("sessions.title") });
  const findListRow = (text: string) => list.getByRole("listitem").filter({ hasText: text });
  await expect.element(findListRow("Safari · iPhone")).toMatchTextContent(t("sessions.this"));
  await expect.element(findListRow("Safari · iPhone").getByRole("button")).not.toBeInTheDocument();
  await findListRow("Samsung Internet · Android")
    .getByRole("button", { name: new RegExp(`^${t("sessions.end")}: Samsung Internet · Android`) })
    .click();
  await expect.element(findListRow("Samsung Internet · Android")).not.toBeInTheDocument();
  await expect.element(findListRow("Safari · iPhone")).toBeVisible();
});
