import { readFileSync } from "node:fs";
import { readCsv, writeCsv } from "@dasturxon/domain/csv";
import { expect, test } from "./src/test.ts";
import { zipOf } from "./src/zip-of.ts";

test("[MN-1] the menu leaves as Excel file, CSV and JSON, comes back without a change, then with three kinds of rows, and all of it is undone", async ({
  managerOf,
}) => {
  const { page, t } = await managerOf("pizza", "menuSheet");
  await expect(page.getByRole("heading", { name: t("menuSheet.out") })).toBeVisible();
  const save = async (name: string) => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    const file = await saving;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const open = (name: string, buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  const plan = page.getByRole("status", { name: t("menuSheet.plan") });
  const another = page.getByRole("button", { name: t("menuSheet.another"), exact: true });

  const excel = await save(t("menuSheet.excel"));
  const csv = await save("CSV");
  const rows = readCsv(csv.bytes.toString());
  const nothing = t("menuSheet.unchanged", { count: rows.length - 1 });
  for (const { name, bytes } of [excel, csv]) {
    await open(name, bytes);
    await expect(plan).toContainText(nothing);
    await another.click();
  }
  const json = await save("JSON");
  await open(json.name, json.bytes);
  for (const kind of ["new", "changed", "faulty"])
    await expect(plan).toContainText(t(`menuSheet.${kind}`, { count: 0 }));
  await another.click();
  await open("menu.xlsx", Buffer.from("PK not really"));
  await expect(page.getByText(t("menuSheet.unreadable"))).toBeVisible();

  const [heads = [], first = [], second = []] = rows;
  const price = heads.indexOf("Narxi");
  const put = (row: string[], changes: Record<number, string>) => row.map((cell, at) => changes[at] ?? cell);
  const category = heads.indexOf("Boʻlim");
  const fresh = `Jadval taomi ${String(Date.now()).slice(-6)}`;
  const table = [
    heads,
    put(first, { [price]: "123 000" }),
    put(second, { [price]: "qimmat" }),
    heads.map((_, at) =>
      at === category ? first[category] : at === category + 1 ? fresh : at === price ? "9000" : "",
    ),
  ] as string[][];
  await open("menu.csv", Buffer.from(`\uFEFF${writeCsv(table)}`));
  for (const kind of ["new", "changed", "faulty"])
    await expect(plan).toContainText(t(`menuSheet.${kind}`, { count: 1 }));
  await expect(page.getByText(t("menuSheet.fault.number"))).toBeVisible();
  expect((await save(t("menuSheet.save-faulty"))).name).toMatch(/\.xlsx$/);
  await page.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true }).click();
  await expect(page.getByText(t("menuSheet.done", { added: 1, changed: 1 }))).toBeVisible();
  await page.getByRole("button", { name: t("menuSheet.undo"), exact: true }).click();
  await expect(page.getByText(t("menuSheet.undone"))).toBeVisible();
  await another.click();
  // Other tests change other rows of this brand meanwhile.
  const undone = readCsv((await save("CSV")).bytes.toString());
  for (const row of [first, second]) expect(undone).toContainEqual(row);
  expect(undone.flat()).not.toContain(fresh);
  await page.getByLabel(t("menuSheet.paste"), { exact: true }).fill(`${first[category]}:\n${fresh} 9 000`);
  await page.getByRole("button", { name: t("menuSheet.read"), exact: true }).click();
  await expect(plan).toContainText(t("menuSheet.new", { count: 1 }));
});

/** Text as Excel saves it on a Russian Windows: letters, and what is in ASCII. */
const inWindows1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.charCodeAt(0);
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    }),
  );

test("[MN-1, S9] check 8: a table in the letters of Windows is read, a bomb and a file too large are answered with words, a formula leaves as words", async ({
  managerOf,
}) => {
  const { page, t } = await managerOf("pizza", "menuSheet");
  const open = (name: string, buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles(
      { name, mimeType: "application/octet-stream", buffer },
      // eleven megabytes are long on their way into the browser
      { timeout: 60_000 },
    );
  const plan = page.getByRole("status", { name: t("menuSheet.plan") });
  const another = page.getByRole("button", { name: t("menuSheet.another"), exact: true });
  const mark = String(Date.now()).slice(-6);
  await open("menu.csv", inWindows1251(`Раздел;Название;Цена\r\nПицца;Пепперони ${mark};45 000\r\n`));
  await expect(plan).toContainText(t("menuSheet.new", { count: 1 }));
  await expect(page.getByText(`Пепперони ${mark}`).first()).toBeVisible();
  await another.click();
  await open("menu.xlsx", zipOf({ "xl/workbook.xml": Buffer.alloc(64 * 1024 * 1024) }, 100));
  await expect(page.getByText(t("menuSheet.too_large"))).toBeVisible();
  await open("menu.pdf", Buffer.from("%PDF-1.7\0\0"));
  await expect(page.getByText(t("menuSheet.unreadable"))).toBeVisible();
  await page.reload();
  await open("menu.xlsx", Buffer.alloc(11 * 1024 * 1024));
  await expect(page.getByText(t("menuSheet.too_large"))).toBeVisible();

  await open("menu.csv", Buffer.from(`\uFEFFBoʻlim;Nomi;Narxi\r\nPitsa;=cmd|'/c calc'!A${mark};45 000\r\n`));
  await page.getByRole("button", { name: t("menuSheet.apply", { count: 1 }), exact: true }).click();
  await expect(page.getByText(t("menuSheet.done", { added: 1, changed: 0 }))).toBeVisible();
  const undo = page.getByRole("button", { name: t("menuSheet.undo"), exact: true });
  await expect(undo).toBeVisible();
  await another.click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV", exact: true }).click();
  const written = readFileSync(await (await saving).path(), "utf8");
  expect(written).toContain(`'=cmd|'/c calc'!A${mark}`);
  expect(written).not.toMatch(/(?:^|;|")=cmd/m);
});

for (const brand of ["osh", "market"] as const)
  test(`[MN-1] check 6: the menu of ${brand} leaves as CSV, Excel file and JSON, with its choices and sets, and comes back without a change; of three prices, a new row and a faulty one the plan says exactly that, and undone it leaves as it was`, async ({
    managerOf,
  }) => {
    const { page, t } = await managerOf(brand, "menuSheet");
    const save = async (name = "CSV") => {
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name, exact: true }).click();
      return readFileSync(await (await saving).path());
    };
    const open = (buffer: Buffer) =>
      page
        .locator("input[type=file]")
        .setInputFiles({ name: "menu", mimeType: "application/octet-stream", buffer });
    const plan = page.getByRole("status", { name: t("menuSheet.plan") });
    const another = page.getByRole("button", { name: t("menuSheet.another"), exact: true });
    const before = await save();
    const [heads = [], ...rows] = readCsv(before.toString());
    await open(before);
    await expect(plan).toContainText(t("menuSheet.unchanged", { count: rows.length }));
    await another.click();
    // XLSX has modifiers and combos as well, CSV has not.
    for (const name of [t("menuSheet.excel"), "JSON"]) {
      await open(await save(name));
      for (const kind of ["new", "changed", "faulty"])
        await expect(plan).toContainText(t(`menuSheet.${kind}`, { count: 0 }));
      await another.click();
    }

    const at = { price: heads.indexOf("Narxi"), category: heads.indexOf("Boʻlim") };
    const priced = (row: string[] = [], price: string) =>
      row.map((cell, index) => (index === at.price ? price : cell));
    const fresh = heads.map((_, index) => {
      if (index === at.category) return rows[0]?.[at.category] ?? "";
      return index === at.category + 1 ? `Yangi ${Date.now()}` : index === at.price ? "9000" : "";
    });
    const changed = rows.slice(0, 3).map((row, index) => priced(row, String(123_000 + index * 1000)));
    const table = [heads, ...changed, priced(rows[3], "qimmat"), fresh, ...rows.slice(4)];
    await open(Buffer.from(`\uFEFF${writeCsv(table)}`));
    await expect(plan).toContainText(t("menuSheet.changed", { count: 3 }));
    for (const kind of ["new", "faulty"])
      await expect(plan).toContainText(t(`menuSheet.${kind}`, { count: 1 }));
    await page.getByRole("button", { name: t("menuSheet.apply", { count: 4 }), exact: true }).click();
    await expect(page.getByText(t("menuSheet.done", { added: 1, changed: 3 }))).toBeVisible();
    await page.getByRole("button", { name: t("menuSheet.undo"), exact: true }).click();
    await expect(page.getByText(t("menuSheet.undone"))).toBeVisible();
    await another.click();
    expect((await save()).equals(before)).toBe(true);
  });
