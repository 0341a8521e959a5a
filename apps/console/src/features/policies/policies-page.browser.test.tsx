import type { ManagedPolicy } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { PoliciesPage } from "./policies-page.tsx";

const createPolicy = (text: ManagedPolicy["text"], version: number): ManagedPolicy => ({
  type: "EXTRA3",
  text,
  version,
  changedAt: "2026-03-02T07:00:00.000Z",
  changedBy: "Aziza",
});

async function openPage() {
  const rendered = await renderPage(<PoliciesPage />, {
    api: {
      "GET /console/v1/policies": [createPolicy({}, 0)],
      "PUT /console/v1/policies/{type}": ({ body }) => createPolicy(body.text, body.version + 1),
    },
  });
  const { page, t } = rendered;
  await page.getByRole("button", { name: t("policy.EXTRA3") }).click();
  const drawer = page.getByRole("dialog", { name: t("policy.EXTRA3") });
  const findPolicyText = (language: string) => drawer.getByRole("textbox", { name: language });
  const pressButton = (name: "resource.save" | "resource.cancel") =>
    drawer.getByRole("button", { name: t(name), exact: true }).click();
  return { ...rendered, drawer, words: findPolicyText, press: pressButton };
}

test("[CT-2] edits a page per language, has nothing to save at first, and confirms leaving with changes", async () => {
  const { page, t, api, drawer, words, press } = await openPage();
  await expect.element(drawer.getByRole("button", { name: t("resource.save"), exact: true })).toBeDisabled();
  await words("Oʻzbekcha").fill("Qaytarish\nBir soat ichida.");
  await drawer.getByText("РУ", { exact: true }).click();
  await words("Русский").fill("Возврат");
  await expectAccessible();
  await press("resource.cancel");
  const question = page.getByRole("dialog", { name: t("resource.unsaved"), exact: true });
  await question.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await expect.element(words("Русский")).toHaveValue("Возврат");
  await press("resource.save");
  await expect.element(page.getByText(t("policies.saved"))).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect
    .poll(() => api.sentTo("PUT /console/v1/policies/{type}"))
    .toEqual([{ text: { uz: "Qaytarish\nBir soat ichida.", ru: "Возврат" }, version: 0 }]);
  await expect.element(page.getByText(t("field.filled", { filled: 2, count: 3 }))).toBeVisible();
});

test("[CT-2] on a conflict shows the other text and its author, and accepts it or overwrites it", async () => {
  const { page, t, api, drawer, words, press } = await openPage();
  await words("Oʻzbekcha").fill("Bizniki");
  api.answer({
    "PUT /console/v1/policies/{type}": createFakeRefusal("stale_version"),
    "GET /console/v1/policies": [createPolicy({ uz: "Ularniki" }, 1)],
  });
  await press("resource.save");
  const notice = drawer.getByRole("alert");
  await expect.element(notice).toMatchTextContent("Ularniki");
  await expect.element(notice).toMatchTextContent("Aziza");
  await expect.element(words("Oʻzbekcha")).toHaveValue("Bizniki");
  await expectAccessible();
  await notice.getByRole("button", { name: t("policies.theirs") }).click();
  await expect.element(words("Oʻzbekcha")).toHaveValue("Ularniki");
  await expect.element(page.getByRole("dialog", { name: t("resource.unsaved") })).not.toBeInTheDocument();
});
