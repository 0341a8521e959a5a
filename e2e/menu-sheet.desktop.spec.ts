import { readFileSync } from "node:fs";
import { readCsv, writeCsv } from "@dasturxon/domain/csv";
import type { DemoBrandKey } from "./src/brands.ts";
import type { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

type MenuWorkbook = Record<"dishes" | "choices" | "sets", Record<string, unknown>[]>;

/** Returns actions on the page that exports and imports a brand's menu. */
function getMenuSheetActions({ page, t }: StaffMember) {
  const downloadFile = async (name = "CSV") => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    const file = await saving;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const uploadBuffer = (buffer: Buffer) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "menu", mimeType: "application/octet-stream", buffer });
  const plan = page.getByRole("status", { name: t("menuSheet.plan") });
  const importAnotherFile = () =>
    page.getByRole("button", { name: t("menuSheet.another"), exact: true }).click();
  const expectPlan = async (counts: Partial<Record<"new" | "changed" | "faulty", number>>) => {
    for (const [kind, count] of Object.entries(counts))
      await expect(plan).toContainText(t(`menuSheet.${kind}`, { count }));
  };
  return {
    save: downloadFile,
    open: uploadBuffer,
    another: importAnotherFile,
    expectPlan,
    saveBook: async () => JSON.parse((await downloadFile("JSON")).bytes.toString()) as MenuWorkbook,
    /** Checks that importing an export changes nothing, in each format. CSV has no modifiers and combos. */
    expectSame: async () => {
      for (const name of ["CSV", t("menuSheet.excel"), "JSON"]) {
        await uploadBuffer((await downloadFile(name)).bytes);
        await expectPlan({ new: 0, changed: 0, faulty: 0 });
        await importAnotherFile();
      }
    },
    /** Writes the planned import, confirms price changes of more than half if asked, and then undoes the import. */
    writeAndUndo: async (added: number, changed: number) => {
      const count = added + changed;
      await page.getByRole("button", { name: t("menuSheet.apply", { count }), exact: true }).click();
      const confirm = page.getByRole("button", { name: t("price.change"), exact: true });
      const done = page.getByText(t("menuSheet.done", { added, changed }));
      await expect(confirm.or(done)).toBeVisible();
      if (await confirm.isVisible()) await confirm.click();
      await expect(done).toBeVisible();
      await page.getByRole("button", { name: t("menuSheet.undo"), exact: true }).click();
      await expect(page.getByText(t("menuSheet.undone"))).toBeVisible();
      await importAnotherFile();
    },
  };
}

for (const brand of ["osh", "market"] satisfies DemoBrandKey[])
  test(`[MN-1, MN-5, MN-6] check 6: the exported menu of ${brand} is imported without changes; the plan lists edits exactly, and an undo restores it`, async ({
    managerOf,
  }) => {
    const staff = await managerOf(brand, "menuSheet");
    const { page, t } = staff;
    const sheet = getMenuSheetActions(staff);
    await sheet.expectSame();

    const { bytes: before } = await sheet.save();
    const [heads = [], ...rows] = readCsv(before.toString());
    const at = { price: heads.indexOf("Narxi"), category: heads.indexOf("Boʻlim") };
    const replacePrice = (row: string[] = [], price: string) =>
      row.map((cell, index) => (index === at.price ? price : cell));
    const fresh = heads.map((_, index) => {
      if (index === at.category) return rows[0]?.[at.category] ?? "";
      return index === at.category + 1 ? `Yangi ${Date.now()}` : index === at.price ? "9000" : "";
    });
    const changed = rows.slice(0, 3).map((row, index) => replacePrice(row, String(123_000 + index * 1000)));
    const table = [heads, ...changed, replacePrice(rows[3], "qimmat"), fresh, ...rows.slice(4)];
    await sheet.open(Buffer.from(`\uFEFF${writeCsv(table)}`));
    await sheet.expectPlan({ new: 1, changed: 3, faulty: 1 });
    await expect(page.getByText(t("menuSheet.fault.number"))).toBeVisible();
    expect((await sheet.save(t("menuSheet.save-faulty"))).name).toMatch(/\.xlsx$/);
    await sheet.writeAndUndo(1, 3);
    // Only names and prices are compared, because orders of other tests change the stock of this brand in the meantime.
    const undone = readCsv((await sheet.save()).bytes.toString());
    const listNamesAndPrices = (table: string[][]) =>
      table.map((row) => [row[at.category + 1], row[at.price]]);
    expect(listNamesAndPrices(undone)).toEqual(listNamesAndPrices([heads, ...rows]));
    if (brand === "market") return;

    // The imported JSON file changes stock, hours, a branch's price and a modifier. One undo reverts all of these
    // changes.
    const book = await sheet.saveBook();
    const [dish = {}, choice = {}] = [book.dishes.at(-1), book.choices[0]];
    const branch = Object.keys(dish).find((key) => key.startsWith("costPrice@")) ?? "";
    const dishes = [
      { id: dish["id"], stock: 41, [branch]: 123_000, days: "du-ju", from: "07:00", to: "11:00" },
      { id: dish["id"], price: "qimmat" },
    ];
    const { groupId, choiceId } = choice;
    const choices = [{ groupId, choiceId, choicePrice: 77_000 }];
    await sheet.open(Buffer.from(JSON.stringify({ dishes, choices })));
    await sheet.expectPlan({ changed: 2, faulty: 1 });
    await expect(page.getByText("Du, Se, Ch, Pa, Ju 07:00–11:00")).toBeVisible();
    await sheet.writeAndUndo(0, 2);
    const after = await sheet.saveBook();
    expect(after.dishes.find(({ id }) => id === dish["id"])).toEqual(dish);
    expect(after.choices.find((each) => each["choiceId"] === choiceId)).toEqual(choice);
  });
