import type { DasturxonApi } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { loadExampleAnswers } from "../../../testing/example-replies.ts";
import type { SentRequest } from "../../../testing/fake-api.ts";
import { createFakeMenu } from "../../../testing/fake-menu.ts";
import { createTestId } from "../../../testing/fake-rows.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { MenuSheetPage } from "./menu-sheet-page.tsx";
import { writeXlsx } from "./write-xlsx.ts";

const IMPORT_ROUTE = "POST /console/v1/menu/imports";
const PASTED_CHOICE_ROWS = [
  ["Mahsulot", "Guruh", "Tanlov", "Narxi"],
  ["Taom 9", "Muz", "Muz bilan", "0"],
  ["Taom 2", "Non", "Patir", "qimmat"],
  ["Yoʻq", "Sous", "Ketchup", "0"],
];

test("[MN-5] faulty rows of choices are corrected or left out in the preview, and the import writes them", async () => {
  const menu = createFakeMenu(2);
  const { page, t, api } = await renderPage(<MenuSheetPage />, {
    api: {
      ...loadExampleAnswers(),
      ...menu.answers,
      [IMPORT_ROUTE]: ({ body: { changed } }: SentRequest<DasturxonApi[typeof IMPORT_ROUTE]>) => ({
        batchId: createTestId(500),
        added: 0,
        changed: changed.length,
        places: [],
      }),
    },
  });
  await expect.element(page.getByText(t("menuSheet.file-hint"))).toBeVisible();
  const bytes = await (await writeXlsx([{ name: "Tanlovlar", table: PASTED_CHOICE_ROWS }])).arrayBuffer();
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], "choices.xlsx"));
  const files = document.querySelector("input[type=file]") as HTMLInputElement;
  files.files = transfer.files;
  files.dispatchEvent(new Event("change", { bubbles: true }));
  const findListRow = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect.element(findListRow("Taom 9 › Muz › Muz bilan").getByRole("textbox")).toHaveValue("Taom 9");
  await expect.element(findListRow("Taom 9 › Muz › Muz bilan")).toMatchTextContent("Tanlovlar");
  await expectAccessible();
  await findListRow("Taom 9 › Muz › Muz bilan").getByRole("textbox").fill("Taom 1");
  await expect.element(findListRow("Taom 9 › Muz › Muz bilan")).toMatchTextContent(t("menuSheet.mended"));
  await findListRow("Taom 2 › Non › Patir").getByRole("textbox").fill("3000");
  await page
    .getByRole("button", { name: t("menuSheet.skip-named", { name: "Yoʻq › Sous › Ketchup" }) })
    .click();
  await page.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true }).click();
  await expect.element(page.getByText(t("menuSheet.done", { added: 0, changed: 2 }))).toBeVisible();
  const [sent] = api.sentTo(IMPORT_ROUTE);
  expect(sent?.changed.map(({ id, fields }) => [id, fields.modificationGroups])).toMatchObject([
    [createTestId(1), [{ name: { uz: "Muz" }, modifications: [{ name: { uz: "Muz bilan" }, price: 0 }] }]],
    [createTestId(2), [{ name: { uz: "Non" }, modifications: [{ name: { uz: "Patir" }, price: 3_000 }] }]],
  ]);
});
