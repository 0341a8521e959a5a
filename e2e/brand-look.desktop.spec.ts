import { expectAccessible } from "./src/accessible.ts";
import { requestPage } from "./src/request-page.ts";
import { getStoreUrl } from "./src/brands.ts";
import { callStoreApi } from "./src/call.ts";
import { createAndOpenBrand } from "./src/create-brand.ts";
import { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

test("[BR-5, S37] the owner of a new brand changes its name, colour and logo, and its store shows them", async ({
  page,
}) => {
  const key = await createAndOpenBrand(page, "Guliston");
  const staff = new StaffMember(page, "osh");
  const { t } = staff;
  await page.goto(new URL("/console/manage/settings", page.url()).href);
  const form = page.getByRole("main");
  const name = form
    .getByRole("group", { name: t("settings.look.brand") })
    .getByRole("textbox")
    .first();
  await name.fill("Guliston choyxonasi");
  await form.getByRole("textbox", { name: t("settings.look.mainColor") }).fill("#FCE000");
  await expect(form.getByText(t("settings.look.contrast").split("{")[0] ?? "")).toBeVisible();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 400 } });
  const choosing = page.waitForEvent("filechooser");
  await form
    .getByRole("button", { name: t("picture.choose"), exact: true })
    .first()
    .click();
  await (await choosing).setFiles({ name: "logo.png", mimeType: "image/png", buffer: picture });
  await expect(form.getByRole("button", { name: t("picture.remove"), exact: true })).toHaveCount(1);
  const gtm = form.getByRole("switch", { name: t("settings.tracking.gtm"), exact: true });
  await gtm.check();
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect(form.getByText(t("settings.tracking.wrong", { like: "GTM-XXXXXXX" }))).toBeVisible();
  await gtm.uncheck();
  await expectAccessible(page, "the look of a brand");
  await save.click();
  await expect(page.getByText(t("settings.saved"))).toBeVisible();

  await expect
    .poll(async () => (await requestPage(getStoreUrl(key, "/"))).body)
    .toMatch(/<title>[^<]*Guliston choyxonasi/);
  const shown = await callStoreApi<object>(page, "/support/v1/merchant/settings/web");
  const logo: unknown = expect.stringContaining("/");
  expect(shown).toMatchObject({ mainColor: "#FCE000", mainColorType: "light", logo });
});
