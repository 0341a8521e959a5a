import { expect, test } from "vitest";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { loadExampleAnswers } from "../../../testing/example-replies.ts";
import { createFakeMenu } from "../../../testing/fake-menu.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { MenuSheetPage } from "./menu-sheet-page.tsx";

/** Opens a list of 120 products whose prices change by 1,000, except one that loses a zero. */
async function openPriceList(largeAt: number | null) {
  const menu = createFakeMenu(120);
  const rows = menu.products.rows.map(({ id, costPrice }, at) =>
    [id, at === largeAt ? costPrice / 10 : costPrice + 1_000].join(";"),
  );
  const rendered = await renderPage(<MenuSheetPage />, { api: { ...loadExampleAnswers(), ...menu.answers } });
  const { page, t } = rendered;
  await expect.element(page.getByText(t("menuSheet.file-hint"))).toBeVisible();
  const transfer = new DataTransfer();
  transfer.items.add(new File([["id;Narxi", ...rows].join("\r\n")], "menu.csv"));
  const files = document.querySelector("input[type=file]") as HTMLInputElement;
  files.files = transfer.files;
  files.dispatchEvent(new Event("change", { bubbles: true }));
  const findButton = (name: string) => page.getByRole("button", { name, exact: true });
  const apply = findButton(t("menuSheet.apply", { count: 120 }));
  await expect.element(apply).toBeVisible();
  return { ...rendered, menu, apply, findButton };
}

test("[MN-1] an import marks and counts prices that change by more than half, and writes only after a confirmation", async () => {
  const { page, t, api, apply, findButton } = await openPriceList(110);
  await expect.element(page.getByText(t("price.large", { count: 1 }), { exact: true })).toBeVisible();
  const marked = page.getByRole("listitem").filter({ hasText: "Taom 111" });
  await expect.element(marked).toMatchTextContent(/131\s000.*→.*13\s100/);
  await expectAccessible();
  await apply.click();
  const dialog = page.getByRole("dialog", { name: t("price.check") });
  await expect.element(dialog.getByText("Taom 111", { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: t("resource.cancel"), exact: true })).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole("button", { name: t("resource.cancel"), exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.sentTo("POST /console/v1/menu/imports")).toHaveLength(0);
  await apply.click();
  await findButton(t("price.change")).click();
  await expect.poll(() => api.sentTo("POST /console/v1/menu/imports").length).toBeGreaterThan(0);
});

test("[MN-1] an import without large price changes asks nothing", async () => {
  const { page, t, api, apply } = await openPriceList(null);
  await expect.element(page.getByText(t("price.large", { count: 1 }))).not.toBeInTheDocument();
  await apply.click();
  await expect.poll(() => api.sentTo("POST /console/v1/menu/imports").length).toBeGreaterThan(0);
});
