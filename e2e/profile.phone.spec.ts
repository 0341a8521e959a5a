import { Buffer } from "node:buffer";
import { expectAccessible } from "./src/accessible.ts";
import { freshPhone } from "./src/brands.ts";
import { call } from "./src/call.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

/** A red and blue picture, twice as wide as high. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAE0lEQVR4nGP4z8AARGDiPwMyBwBnsgf5Q2OaZwAAAABJRU5ErkJggg==",
  "base64",
);

test("[US-2, US-3, US-6] a customer gives name, photo and another phone, chooses theme and language, and deletes the account", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await openUser(guest);
  await page.getByLabel(t("user.firstName"), { exact: true }).fill("Азиза");
  await guest.button("user.save").click();
  await expect(guest.button("user.save")).toBeDisabled();

  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles({ name: "note.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText(t("user.photoUnreadable"))).toBeVisible();
  await chooser.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: PICTURE });
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

  const other = freshPhone();
  await guest.button("user.phoneChange").click();
  await page.getByRole("textbox", { name: t("user.phoneNew"), exact: true }).fill(other);
  await guest.button("signIn.getCode").click();
  const code = page.getByRole("textbox", { name: t("signIn.code"), exact: true });
  await expect(code).toBeVisible();
  const inbox = `GET /notifications/v1/demo/inbox?phone=${encodeURIComponent(`+998${other}`)}`;
  const [message] = await call<{ code: string }[]>(page, inbox);
  await code.fill(message?.code ?? "");
  await expect(page.getByText(t("user.phoneChanged"))).toBeVisible();
  await expect(guest.panel()).toHaveCount(0);

  await guest.open("/profile");
  await expect(page.getByRole("link", { name: /Азиза/ })).toHaveAttribute("href", "/profile/user");
  await page.getByRole("radio", { name: t("profile.theme.dark"), exact: true }).click();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.goto(page.url(), { waitUntil: "domcontentloaded" });
  expect(await html.getAttribute("data-theme")).toBe("dark");
  await page.getByRole("radio", { name: t("profile.theme.device"), exact: true }).click();
  await expect(html).not.toHaveAttribute("data-theme");
  const told = page.waitForResponse(
    (reply) => reply.request().method() === "PUT" && reply.url().includes("/users/v1/users/"),
  );
  await page.getByRole("link", { name: "English" }).click();
  await told;
  expect(await call(page, "GET /users/v1/users/me")).toMatchObject({
    firstName: "Азиза",
    phone: `+998${other}`,
    language: "en",
  });

  await guest.open("/profile/user");
  await guest.button("user.delete").click();
  for (const id of ["user.deleteOn", "user.deleteYes"])
    await guest
      .panel()
      .getByRole("button", { name: t(id), exact: true })
      .click();
  await expect(page.getByText(t("user.deleted"))).toBeVisible();
  await guest.open("/profile");
  await expect(page.getByRole("link", { name: t("profile.signIn"), exact: true })).toBeVisible();
});

test("[US-5] signing out everywhere asks first and leads to the menu; a brand that is dark by itself is so for who has just left, too", async ({
  guestOf,
}) => {
  const guest = guestOf("pizza", "ru");
  const { page } = guest;
  await openUser(guest);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await guest.button("user.everywhere").click();
  await expectAccessible(page, "sign out everywhere?");
  await guest.button("user.everywhereYes").click();
  await expect(guest.targetChip()).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await guest.open("/profile/user");
  await expect(page).toHaveURL(/\/login\?return=/);
});

async function openUser(guest: Guest): Promise<void> {
  await guest.signInFirst("/profile/user");
  await expect(guest.button("user.save")).toBeVisible();
}
