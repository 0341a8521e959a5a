import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { type FakeAnswers, createFakeRefusal } from "../../testing/fake-api.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

const PASSWORD = "bulut daryo tarvuz 17";

async function openSignIn(api: FakeAnswers) {
  const rendered = await renderPage(<SignInPage ended={null} />, {
    api: { "GET /support/v1/merchant/settings/web": createFakeRefusal("not_found"), ...api },
  });
  const { page, t } = rendered;
  await page.getByLabelText(t("sign-in.login")).fill("menejer");
  await page.getByLabelText(t("sign-in.password"), { exact: true }).fill(PASSWORD);
  const enter = page.getByRole("button", { name: t("sign-in.enter"), exact: true });
  return { ...rendered, enter };
}

test("[S12] asks for an app code after the password, reports a wrong one, and opens the session with the right one", async () => {
  const opened = await loadExampleReply("staffSignIn");
  const { page, t, api, queries, enter } = await openSignIn({
    "POST /console/v1/sign-in": ({ body }) => {
      if (body.code === undefined) return createFakeRefusal("second_factor_needed");
      return body.code === "123456" ? opened : createFakeRefusal("second_factor_wrong");
    },
  });
  const code = page.getByLabelText(t("sign-in.code"));
  await expect.element(code).not.toBeInTheDocument();
  await enter.click();
  await code.fill("000000");
  await enter.click();
  await expect
    .element(page.getByRole("alert").filter({ hasText: describeRefusalCode("second_factor_wrong").uz }))
    .toBeVisible();
  await code.fill("123456");
  await enter.click();
  await expect.poll(() => queries.getQueryData(["me"])).toMatchObject({ staff: { login: "owner@osh" } });
  expect(api.sentTo("POST /console/v1/sign-in").at(-1)).toMatchObject({ login: "menejer", code: "123456" });
});

test("[US-8, S12] a person of two brands chooses one of them, each shown with its role, and may go back", async () => {
  const brands = await loadExampleReply("ownBrands");
  const opened = await loadExampleReply("staffSignIn");
  if (!("token" in opened)) throw new Error("the example signs nobody in");
  const { page, t, api, queries, enter } = await openSignIn({
    "POST /console/v1/sign-in": { ticket: "ticket-of-the-choice", brands },
    "POST /console/v1/sign-in/brand": opened,
  });
  await enter.click();
  await expect.element(page.getByRole("heading", { name: t("brands.choose") })).toBeVisible();
  await page.getByRole("button", { name: t("brands.back") }).click();
  await page.getByLabelText(t("sign-in.login")).fill("menejer");
  await page.getByLabelText(t("sign-in.password"), { exact: true }).fill(PASSWORD);
  await enter.click();
  await page.getByRole("button", { name: `pizza ${t("role.manager")}` }).click();
  await expect.poll(() => queries.getQueryData(["me"])).toMatchObject({ staff: { login: "owner@osh" } });
  expect(api.sentTo("POST /console/v1/sign-in/brand")).toEqual([
    { ticket: "ticket-of-the-choice", merchantId: brands[1]?.merchantId },
  ]);
});
