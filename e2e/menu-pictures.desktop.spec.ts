import { readFileSync } from "node:fs";
import { readCsv, writeCsv } from "@dasturxon/domain/csv";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";
import { createZip } from "./src/zip-of.ts";

const PHONE_SIZE = { width: 390, height: 844 };
/** Returns a picture of one color, rendered by the browser. */
async function createPicture(page: Page, colour: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(400, 300);
    const drawn = canvas.getContext("2d");
    if (drawn) drawn.fillStyle = fill;
    drawn?.fillRect(0, 0, 400, 300);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer())];
  }, colour);
  return Buffer.from(bytes);
}

test("[MN-1, S23] imports pictures in a ZIP with a table: by column or name; an invalid one is reported before writing, and all is undone", async ({
  managerOf,
}) => {
  const { page, t } = await managerOf("pizza", "menuSheet");
  const downloadFile = async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV", exact: true }).click();
    return readCsv(readFileSync(await (await saving).path(), "utf8"));
  };
  const uploadFiles = (...files: { name: string; buffer: Buffer }[]) =>
    page
      .locator("input[type=file]")
      .first()
      .setInputFiles(files.map((file) => ({ ...file, mimeType: "application/octet-stream" })));
  const plan = page.getByRole("status", { name: t("menuSheet.plan") });
  const another = page.getByRole("button", { name: t("menuSheet.another"), exact: true });
  const findApplyButton = (count: number) =>
    page.getByRole("button", { name: t("menuSheet.apply", { count }), exact: true });

  const [heads = [], ...rows] = await downloadFile();
  const at = { id: 0, image: heads.indexOf("Rasm"), name: heads.indexOf("Nomi (uz)") };
  expect(rows.some((row) => row[at.image]?.startsWith(`${new URL(page.url()).origin}/img/`))).toBe(true);
  const named = rows.filter((row) => row[at.name] && !row[at.name]?.includes("/"));
  const [first = [], second = [], third = [], fourth = [], fifth = []] = named.slice(-5);
  const table = [
    ["ID", "Rasm"],
    [first[at.id], "Birinchi.PNG"],
    [second[at.id], ""],
    [third[at.id], "buzuq.png"],
    [fourth[at.id], "http://rasm.uz/a.png"],
    [fifth[at.id], "https://10.0.0.1/a.png"],
  ] as string[][];
  const csv = { name: "menu.csv", buffer: Buffer.from(`\uFEFF${writeCsv(table)}`) };
  await uploadFiles(csv);
  await expect(plan).toContainText(t("menuSheet.faulty", { count: 3 }));
  await expect(page.getByText(t("menuSheet.fault.noFile")).first()).toBeVisible();
  const zip = {
    name: "rasmlar.zip",
    buffer: createZip({
      "rasmlar/birinchi.png": await createPicture(page, "#c33"),
      [`rasmlar/${second[at.name]}.png`]: await createPicture(page, "#3c3"),
      "rasmlar/buzuq.png": Buffer.from("no picture at all, only words"),
      "rasmlar/logotip.png": await createPicture(page, "#33c"),
    }),
  };
  await expect(page.getByRole("button", { name: t("menuSheet.add-pictures"), exact: true })).toBeVisible();
  await page.locator("input[type=file]").setInputFiles({ ...zip, mimeType: "application/zip" });
  await expect(page.getByText(t("menuSheet.wanted", { count: 4 }))).toBeVisible();
  await expect(page.getByText(t("menuSheet.fault.notHttps"))).toBeVisible();
  await expect(page.getByText(t("menuSheet.unfit", { names: "rasmlar/logotip.png" }))).toBeVisible();
  await page.setViewportSize(PHONE_SIZE);
  await expectAccessible(page, "a table with pictures");
  await findApplyButton(4).click();
  // Applying the import detects the errors of the two pictures. Nothing is saved yet.
  await expect(page.getByText(t("menuSheet.fault.noPicture"))).toBeVisible();
  await expect(page.getByText(t("menuSheet.fault.notPublic"))).toBeVisible();
  await findApplyButton(2).click();
  await expect(page.getByText(t("menuSheet.done", { added: 0, changed: 2 }))).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await another.click();
  const changed = await downloadFile();
  const findImage = (table_: string[][], row: string[]) =>
    table_.find((each) => each[at.id] === row[at.id])?.[at.image] ?? "";
  for (const row of [first, second]) {
    expect(findImage(changed, row)).not.toBe(row[at.image]);
    const shown = await page.request.get(`${findImage(changed, row)}?w=96&f=webp`);
    expect(shown.status()).toBe(200);
  }
  for (const row of [third, fourth, fifth]) expect(findImage(changed, row)).toBe(row[at.image]);

  // Imports pictures without a spreadsheet. After an interruption, the next press of the import button imports the
  // remaining pictures.
  let isBroken = true;
  await page.route("**/api/console/v1/pictures", (route) => (isBroken ? route.abort() : route.continue()));
  await uploadFiles({
    name: "rasmlar.zip",
    buffer: createZip({
      [`${first[at.name]}.png`]: await createPicture(page, "#fc0"),
      [`${second[at.name]}.png`]: await createPicture(page, "#0cf"),
    }),
  });
  await findApplyButton(2).click();
  await expect(page.getByText(t("menuSheet.waiting", { count: 2 }))).toBeVisible();
  isBroken = false;
  await findApplyButton(2).click();
  await expect(page.getByText(t("menuSheet.done", { added: 0, changed: 2 }))).toBeVisible();
  await page.getByRole("button", { name: t("menuSheet.undo"), exact: true }).click();
  await expect(page.getByText(t("menuSheet.undone"))).toBeVisible();
  await another.click();
  for (const row of [first, second])
    expect(findImage(await downloadFile(), row)).toBe(findImage(changed, row));
});
