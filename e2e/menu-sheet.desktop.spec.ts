import { readFileSync } from "node:fs";
import { readCsv, writeCsv } from "@dasturxon/domain/csv";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };

test("[MN-1] the menu leaves as a file, comes back without a change, then with three kinds of rows, and all of it is undone", async ({
  staffOf,
}) => {
  const staff = await staffOf("pizza");
  const { page, t } = staff;
  await staff.openManaged("menuSheet");
  await expect(page.getByRole("heading", { name: t("menuSheet.out") })).toBeVisible();
  await expectAccessible(page, "the menu as a table");
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
  await page.setViewportSize(PHONE);
  for (const kind of ["new", "changed", "faulty"])
    await expect(plan).toContainText(t(`menuSheet.${kind}`, { count: 1 }));
  await expect(page.getByText(t("menuSheet.fault.number"))).toBeVisible();
  await expectAccessible(page, "what a table would change");
  expect((await save(t("menuSheet.save-faulty"))).name).toMatch(/\.xlsx$/);
  await page.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true }).click();
  await expect(page.getByText(t("menuSheet.done", { added: 1, changed: 1 }))).toBeVisible();
  await page.getByRole("button", { name: t("menuSheet.undo"), exact: true }).click();
  await expect(page.getByText(t("menuSheet.undone"))).toBeVisible();
  await another.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await save("CSV")).bytes.equals(csv.bytes)).toBe(true);
  await page.getByLabel(t("menuSheet.paste"), { exact: true }).fill(`${first[category]}:\n${fresh} 9 000`);
  await page.getByRole("button", { name: t("menuSheet.read"), exact: true }).click();
  await expect(plan).toContainText(t("menuSheet.new", { count: 1 }));
});
