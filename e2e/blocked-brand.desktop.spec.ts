import { expectAccessible } from "./src/accessible.ts";
import { callPlatformApi } from "./src/request-platform.ts";
import { getPlatformUrl } from "./src/brands.ts";
import { callApi } from "./src/call.ts";
import { createAndOpenBrand } from "./src/create-brand.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern, readProductTexts } from "./src/texts.ts";

test("[BR-7, S39] a blocked brand's owner reads at once on every page that guests cannot order, the reason and the contact, until it is unblocked", async ({
  page,
}) => {
  await createAndOpenBrand(page, "Yopiq");
  const t = readProductTexts("console", "uz");
  const notice = page.getByRole("alert").filter({ hasText: t("blocked.notice") });
  await page.goto(getPlatformUrl("/console/manage/products"));
  await expect(
    page.getByRole("heading", { name: createTextStartPattern(t("products.title")) }),
  ).toBeVisible();
  await expect(notice).toHaveCount(0);

  const { merchant } = await callApi<{ merchant: { id: string } }>(page, "GET /console/v1/me");
  await callPlatformApi(`brands/${merchant.id}/block`, { reason: { uz: "Hujjatlar <b>tekshirilmoqda</b>" } });
  await expect(notice).toContainText("Hujjatlar <b>tekshirilmoqda</b>");
  await expect(notice).toContainText(t("blocked.ask-platform"));
  await expectAccessible(page, "the console of a blocked brand");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: t("frame.board") }).click();
  await expect(page.getByRole("region", { name: t("column.new"), exact: true })).toBeVisible();
  await expect(notice).toBeVisible();

  await callPlatformApi(`brands/${merchant.id}/unblock`);
  await expect(notice).toHaveCount(0);
});
