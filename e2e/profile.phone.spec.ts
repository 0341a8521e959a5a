import { Buffer } from "node:buffer";
import { expectAccessible } from "./src/accessible.ts";
import { callApi } from "./src/call.ts";
import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

/** Red and blue picture, twice as wide as high. */
const TWO_COLOR_PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAE0lEQVR4nGP4z8AARGDiPwMyBwBnsgf5Q2OaZwAAAABJRU5ErkJggg==",
  "base64",
);

test("[US-2, US-6] a customer sets name and photo, chooses theme and language, and deletes the account", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.signInFirst("/profile/user");
  await page.getByLabel(t("user.firstName"), { exact: true }).fill("Азиза");
  await guest.button("user.save").click();
  await expect(guest.button("user.save")).toBeDisabled();

  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles({ name: "note.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText(t("user.photoUnreadable"))).toBeVisible();
  await chooser.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: TWO_COLOR_PICTURE });
  const crop = guest.panel(t("user.photoCrop"));
  await crop.getByLabel(t("user.photoMove")).press("ArrowRight");
  await crop.getByLabel(t("user.photoZoom")).fill("2");
  await expectAccessible(page, "crop");
  await crop.getByRole("button", { name: t("user.photoPut"), exact: true }).click();
  await expect(crop).toBeHidden();
  const photo = page.locator('main img[src^="/img/"]');
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight].join()))
    .toMatch(/^(\d+),\1$/);
  await guest.button("user.photoChange").click();
  await guest.button("user.photoDelete").click();
  await expect(guest.button("user.photoAdd")).toBeVisible();

  await guest.open("/profile");
  await expect(page.getByRole("link", { name: /Азиза/ })).toHaveAttribute("href", "/profile/user");
  await page.getByRole("radio", { name: t("profile.theme.dark"), exact: true }).click();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  const told = page.waitForResponse(
    (reply) => reply.request().method() === "PUT" && reply.url().includes("/users/v1/users/"),
  );
  await page.getByRole("link", { name: "English" }).click();
  await told;
  // The inline script in <head> sets the theme before the first paint.
  await expect(page.locator('html[lang="en"]')).toHaveAttribute("data-theme", "dark");
  expect(await callApi(page, "GET /users/v1/users/me")).toMatchObject({
    firstName: "Азиза",
    language: "en",
  });

  await page.getByRole("link", { name: /Азиза/ }).click();
  const english = new Guest(page, "osh", "en");
  await english.button("user.delete").click();
  for (const id of ["user.deleteOn", "user.deleteYes"])
    await english
      .panel()
      .getByRole("button", { name: english.t(id), exact: true })
      .click();
  await expect(page.getByText(english.t("user.deleted"))).toBeVisible();
  const asked = await page.evaluate(() => fetch("/api/users/v1/users/me").then(({ status }) => status));
  expect(asked).toBe(401);
});
