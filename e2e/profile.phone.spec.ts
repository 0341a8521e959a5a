import { Buffer } from "node:buffer";
import { expectAccessible } from "./src/accessible.ts";
import { freshPhone } from "./src/brands.ts";
import { call } from "./src/call.ts";
import type { Guest } from "./src/guest.ts";
import { readCode } from "./src/inbox.ts";
import { expect, test } from "./src/test.ts";

/** A red and blue picture, twice as wide as high. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAE0lEQVR4nGP4z8AARGDiPwMyBwBnsgf5Q2OaZwAAAABJRU5ErkJggg==",
  "base64",
);

test("[US-2] a customer says who he is: what was typed outlives a reload, faults are named at their field", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await openUser(guest);
  await field(guest, "firstName").fill("Азиза");
  await field(guest, "birthday").fill("2999-01-01");
  await field(guest, "email").fill("aziza@mail");
  await page.reload();
  await expect(field(guest, "firstName")).toHaveValue("Азиза");
  await guest.button("user.save").click();
  await expect(page.getByText(t("user.birthdayWrong"))).toBeVisible();
  await expect(page.getByText(t("user.emailWrong"))).toBeVisible();
  await expect(field(guest, "birthday")).toBeFocused();
  await expectAccessible(page, "personal details with faults");

  await field(guest, "birthday").fill("1990-05-17");
  await field(guest, "email").fill("aziza@mail.uz");
  await page.getByRole("radio", { name: t("user.gender.female"), exact: true }).click();
  await page.route(/\/users\/v1\/users\/[^/]+$/, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await guest.button("user.save").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(/\/users\/v1\/users\/[^/]+$/);
  await guest.button("user.save").click();
  await expect(page.getByText(t("user.saved"))).toBeVisible();
  await expect(guest.button("user.save")).toBeDisabled();
  expect(await call(page, "GET /users/v1/users/me")).toMatchObject({
    firstName: "Азиза",
    gender: "female",
    birthday: "1990-05-17",
    email: "aziza@mail.uz",
  });
  await guest.open("/profile");
  await expect(page.getByRole("link", { name: /Азиза/ })).toHaveAttribute("href", "/profile/user");
  await expectAccessible(page, "profile");
});

test("[US-2] the profile's theme holds from the first paint on, its language is the one that messages are written in", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.signInFirst("/profile");
  await page.getByRole("radio", { name: t("profile.theme.dark"), exact: true }).click();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.goto(page.url(), { waitUntil: "domcontentloaded" });
  expect(await html.getAttribute("data-theme")).toBe("dark");
  await expect(page.getByRole("radio", { name: t("profile.theme.dark"), exact: true })).toBeChecked();
  await page.getByRole("radio", { name: t("profile.theme.device"), exact: true }).click();
  await expect(html).not.toHaveAttribute("data-theme");
  const told = page.waitForResponse(
    (reply) => reply.request().method() === "PUT" && reply.url().includes("/users/v1/users/"),
  );
  await page.getByRole("link", { name: "English" }).click();
  await told;
  expect(await call(page, "GET /users/v1/users/me")).toMatchObject({ language: "en" });
});

test("[US-2] a photo is cut to a square by keys, put, and taken away; what is no picture is refused", async ({
  guestOf,
}) => {
  const guest = guestOf("pizza", "uz");
  const { page, t } = guest;
  await openUser(guest);
  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles({ name: "note.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText(t("user.photoUnreadable"))).toBeVisible();
  await chooser.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: PICTURE });
  const sheet = guest.panel(t("user.photoCrop"));
  await sheet.getByLabel(t("user.photoMove")).press("ArrowRight");
  await sheet.getByLabel(t("user.photoZoom")).fill("2");
  await expectAccessible(page, "crop");
  await sheet.getByRole("button", { name: t("user.photoPut"), exact: true }).click();
  await expect(sheet).toBeHidden();
  const photo = page.locator('main img[src^="/img/"]');
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight].join()))
    .toMatch(/^(\d+),\1$/);
  await guest.button("user.photoChange").click();
  await guest.button("user.photoDelete").click();
  await expect(guest.button("user.photoAdd")).toBeVisible();
});

test("[US-3] the phone changes in two steps: a wrong code is told at its field, the right one changes it", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "en");
  const { page, t } = guest;
  const other = freshPhone();
  await openUser(guest);
  await guest.button("user.phoneChange").click();
  const sheet = guest.panel(t("user.phoneTitle"));
  await guest.button("signIn.getCode").click();
  await expect(sheet.getByRole("alert")).toHaveText(t("signIn.phoneShort"));
  // No text is spent on the number that is the customer's already.
  await sheet.getByLabel(t("user.phoneNew"), { exact: true }).fill(guest.phone);
  await guest.button("signIn.getCode").click();
  await expect(sheet.getByRole("alert")).toHaveText(t("user.phonePresent"));
  await sheet.getByLabel(t("user.phoneNew"), { exact: true }).fill(other);
  await guest.button("signIn.getCode").click();
  const code = page.getByRole("textbox", { name: t("signIn.code"), exact: true });
  await code.fill("000000");
  await expect(guest.panel().getByRole("alert")).toBeVisible();
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: t("signIn.demoInbox") }).click();
  const inbox = await opening;
  const sent = await readCode(inbox, other);
  await inbox.close();
  await code.fill(sent);
  await expect(page.getByText(t("user.phoneChanged"))).toBeVisible();
  await expect(guest.panel()).toHaveCount(0);
  expect(await call(page, "GET /users/v1/users/me")).toMatchObject({ phone: `+998${other}` });
});

test("[US-5] signing out everywhere asks first and leads to the menu", async ({ guestOf }) => {
  const guest = guestOf("osh", "uz");
  const { page } = guest;
  await openUser(guest);
  await guest.button("user.everywhere").click();
  await expectAccessible(page, "sign out everywhere?");
  await guest.button("user.everywhereYes").click();
  await expect(guest.productLink("toy-oshi")).toBeVisible();
  await guest.open("/profile/user");
  await expect(page).toHaveURL(/\/login\?return=/);
});

test("[US-5] a brand that is dark by itself is so for who has just left, too", async ({ guestOf }) => {
  const guest = guestOf("pizza", "ru");
  const { page } = guest;
  await openUser(guest);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await guest.button("user.everywhere").click();
  await guest.button("user.everywhereYes").click();
  await expect(guest.targetChip()).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("[US-6] an account is deleted after two questions, and the profile is a guest's", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await openUser(guest);
  await guest.button("user.delete").click();
  const sheet = guest.panel(t("user.deleteTitle"));
  await expect(sheet.getByText(t("user.deleteStays"))).toBeVisible();
  await sheet.getByRole("button", { name: t("user.deleteOn"), exact: true }).click();
  await guest.button("user.deleteNo").click();
  await expect(guest.panel()).toHaveCount(0);
  await guest.button("user.delete").click();
  await guest
    .panel()
    .getByRole("button", { name: t("user.deleteOn"), exact: true })
    .click();
  await guest.button("user.deleteYes").click();
  await expect(page.getByText(t("user.deleted"))).toBeVisible();
  await guest.open("/profile");
  await expect(page.getByRole("link", { name: t("profile.signIn"), exact: true })).toBeVisible();
});

async function openUser(guest: Guest): Promise<void> {
  await guest.signInFirst("/profile/user");
  await expect(guest.button("user.save")).toBeVisible();
}

function field({ page, t }: Guest, name: string) {
  return page.getByLabel(t(`user.${name}`), { exact: true });
}
