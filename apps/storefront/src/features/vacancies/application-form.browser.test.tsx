import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../testing/accessible.ts";
import { FAKE_CONNECTION_LOSS } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId } from "../../testing/shop-fixture.ts";
import { JobApplicationForm } from "./application-form.tsx";

const APPLY_ENDPOINT = "POST /support/v1/vacancies/{id}/apply";

test("[CT-3, ER-4] errors of an application are shown at its fields; the input survives a reload and a failure, and is sent by the next attempt", async () => {
  const store = await renderStore(
    <main>
      <JobApplicationForm vacancyId={createTestId(95)} />
    </main>,
    { api: { [APPLY_ENDPOINT]: FAKE_CONNECTION_LOSS } },
  );
  const apply = store.button("vacancy.apply");
  await apply.click();
  await expect.element(store.text("form.required")).toBeVisible();
  await expect.element(store.text("signIn.phoneShort")).toBeVisible();
  await expectAccessible();
  expect(store.api.calls(APPLY_ENDPOINT)).toEqual([]);
  const phone = page.getByRole("textbox", { name: store.t("vacancy.phone"), exact: true });
  await store.field("vacancy.name").fill("Malika");
  await phone.fill("901234567");
  await store.reload();
  await expect.element(store.field("vacancy.name")).toHaveValue("Malika");
  await expect.element(phone).toHaveValue("90 123 45 67");
  await apply.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(store.field("vacancy.name")).toHaveValue("Malika");
  store.api.answer({ [APPLY_ENDPOINT]: { done: true } });
  await apply.click();
  await expect.element(page.getByRole("heading", { name: store.t("vacancy.sent") })).toBeVisible();
  await expectAccessible();
  expect(store.api.calls(APPLY_ENDPOINT).at(-1)).toMatchObject({
    path: { id: createTestId(95) },
    body: { name: "Malika", phone: "+998901234567", comment: null },
  });
  // After an application was sent, the form is empty again.
  await store.reload();
  await expect.element(store.field("vacancy.name")).toHaveValue("");
});
