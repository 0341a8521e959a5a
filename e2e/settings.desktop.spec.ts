import { storeUrl } from "./src/brands.ts";
import { call, openEmpty } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

test("[EN-5] the owner writes the words that bring a code, sees how they come, and a guest gets them", async ({
  managerOf,
  guestOf,
}) => {
  const { page, t } = await managerOf("pizza", "settings");
  const form = page.getByRole("main");
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  const words = form.getByRole("group", { name: t("settings.messages.code") });
  const russian = words.getByRole("textbox", { name: "Русский" });
  await russian.fill("Добро пожаловать");
  await save.click();
  await expect(russian).toHaveAttribute("aria-invalid", "true");
  await russian.fill("{code} — код для {brand}");
  await expect(form.getByText("482913 — код для", { exact: false })).toBeVisible();
  await save.click();
  await expect(page.getByText(t("settings.saved"))).toBeVisible();
  const guest = guestOf("pizza", "ru");
  await openEmpty(guest.page, storeUrl("pizza", ""));
  const phone = `+998${guest.phone}`;
  await call(guest.page, "POST /users/v1/users/code", { phone, language: "ru" });
  const path = `GET /notifications/v1/demo/inbox?phone=${encodeURIComponent(phone)}`;
  const [message] = await call<{ text: string }[]>(guest.page, path);
  expect(message?.text).toMatch(/^\d{6} — код для /);
  await russian.fill("");
  await save.click();
  await expect(save).toBeDisabled();
});

test("[BR-16] the owner writes what stands at the foot of the page, a link that leads nowhere is refused, and nothing is lost unasked", async ({
  managerOf,
  guestOf,
}) => {
  const { page, t } = await managerOf("pizza", "settings");
  const form = page.getByRole("main");
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await expect(save).toBeDisabled();
  const facebook = form.getByRole("textbox", { name: t("settings.links.facebook") });
  const before = await facebook.inputValue();
  await facebook.fill("facebook.com/pizza");
  await save.click();
  await expect(form.getByText(t("settings.links.wrong"))).toBeVisible();
  await facebook.fill(before);

  const words = `© Pizza ${String(Date.now()).slice(-6)}`;
  const foot = form
    .getByRole("group", { name: t("settings.contacts.copyrightRight") })
    .getByRole("textbox", { name: "Русский" });
  const former = await foot.inputValue();
  await foot.fill(words);
  await page.getByRole("link", { name: t("people.title") }).click();
  await page.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  const guest = guestOf("pizza", "ru");
  await guest.open("/");
  await guest.touch();
  await save.click();
  await expect(page.getByText(t("settings.saved"))).toBeVisible();
  // The page that was open before it was changed.
  await expect(guest.page.getByText(words)).toBeAttached();

  await foot.fill(former);
  await save.click();
  await expect(page.getByText(t("settings.saved")).first()).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByRole("link", { name: t("changes.title"), exact: true }).click();
  await expect(page.getByText(t("settings.contacts.copyrightRight")).first()).toBeVisible();
});
