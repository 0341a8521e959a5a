import { banner } from "@dasturxon/contract/managed/banners";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeMenu } from "../../testing/fake-menu.ts";
import { createFakeRows, createTestId, createServerColumns } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { BannersPage } from "./banners-page.tsx";

test("[CT-1] requires a picture and texts for a banner, and a product for a link to a product", async () => {
  const banners = createFakeRows(banner, [
    {
      ...createServerColumns(1),
      name: { uz: "Yangi pitsa" },
      image: "osh/wide.webp",
      link: null,
      startAt: null,
      endAt: null,
      isActive: true,
    },
  ]);
  const { page, t } = await renderPage(<BannersPage />, {
    api: { ...createFakeMenu(3).answers, ...banners.answers },
  });
  const form = page.getByRole("dialog");
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await page.getByRole("button", { name: t("banners.add"), exact: true }).click();
  await save.click();
  await expect.element(form.getByText(t("field.required"))).toHaveLength(2);
  await form.getByRole("button", { name: t("resource.cancel"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();

  await page.getByCss(".row-name").click();
  await form.getByRole("combobox", { name: t("banner.link"), exact: true }).selectOptions("product");
  await save.click();
  await expect.element(form.getByText(t("field.wrong"))).toBeVisible();
  await form.getByRole("combobox", { name: `${t("banner.link")}: ${t("link.product")}` }).click();
  await page.getByRole("option", { name: "Taom 2" }).click();
  await expectAccessible();
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(banners.rows[0]?.link).toContain(createTestId(2));
  await expect.element(page.getByRole("row").nth(1)).toMatchTextContent(t("link.product"));
});
