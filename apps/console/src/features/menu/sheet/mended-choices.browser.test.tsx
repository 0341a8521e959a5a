import type { Api } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { exampleAnswers } from "../../../testing/example-replies.ts";
import type { SentCall } from "../../../testing/fake-api.ts";
import { fakeMenu } from "../../../testing/fake-menu.ts";
import { idOf } from "../../../testing/fake-rows.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { MenuSheetPage } from "./menu-sheet-page.tsx";
import { writeXlsx } from "./write-xlsx.ts";

const ROUTE = "POST /console/v1/menu/imports";
const CHOICES = [
  ["Mahsulot", "Guruh", "Tanlov", "Narxi"],
  ["Taom 9", "Muz", "Muz bilan", "0"],
  ["Taom 2", "Non", "Patir", "qimmat"],
  ["Yoʻq", "Sous", "Ketchup", "0"],
];

test("[MN-5] faulty rows of choices are corrected or left out in the preview, and the import writes them", async () => {
  const menu = fakeMenu(2);
  const { page, t, api } = await renderPage(<MenuSheetPage />, {
    api: {
      ...exampleAnswers(),
      ...menu.answers,
      [ROUTE]: ({ body: { changed } }: SentCall<Api[typeof ROUTE]>) => ({
        batchId: idOf(500),
        added: 0,
        changed: changed.length,
        places: [],
      }),
    },
  });
  await expect.element(page.getByText(t("menuSheet.file-hint"))).toBeVisible();
  const bytes = await (await writeXlsx([{ name: "Tanlovlar", table: CHOICES }])).arrayBuffer();
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], "choices.xlsx"));
  const files = document.querySelector("input[type=file]") as HTMLInputElement;
  files.files = transfer.files;
  files.dispatchEvent(new Event("change", { bubbles: true }));
  const rowOf = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect.element(rowOf("Taom 9 › Muz › Muz bilan").getByRole("textbox")).toHaveValue("Taom 9");
  await expect.element(rowOf("Taom 9 › Muz › Muz bilan")).toMatchTextContent("Tanlovlar");
  await expectAccessible();
  await rowOf("Taom 9 › Muz › Muz bilan").getByRole("textbox").fill("Taom 1");
  await expect.element(rowOf("Taom 9 › Muz › Muz bilan")).toMatchTextContent(t("menuSheet.mended"));
  await rowOf("Taom 2 › Non › Patir").getByRole("textbox").fill("3000");
  await page
    .getByRole("button", { name: t("menuSheet.skip-named", { name: "Yoʻq › Sous › Ketchup" }) })
    .click();
  await page.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true }).click();
  await expect.element(page.getByText(t("menuSheet.done", { added: 0, changed: 2 }))).toBeVisible();
  const [sent] = api.sentTo(ROUTE);
  expect(sent?.changed.map(({ id, fields }) => [id, fields.modificationGroups])).toMatchObject([
    [idOf(1), [{ name: { uz: "Muz" }, modifications: [{ name: { uz: "Muz bilan" }, price: 0 }] }]],
    [idOf(2), [{ name: { uz: "Non" }, modifications: [{ name: { uz: "Patir" }, price: 3_000 }] }]],
  ]);
});
