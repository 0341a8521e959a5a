import { expect, test } from "vitest";
import { loadExampleAnswers } from "../../../testing/example-replies.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { MenuSheetPage } from "./menu-sheet-page.tsx";
import { writeZip } from "../../../platform/zip/write-zip.ts";

async function openSheet() {
  const rendered = await renderPage(<MenuSheetPage />, { api: loadExampleAnswers() });
  const { page, t } = rendered;
  await expect.element(page.getByText(t("menuSheet.file-hint"))).toBeVisible();
  const findFileInput = () => document.querySelector("input[type=file]") as HTMLInputElement;
  return {
    ...rendered,
    open(name: string, bytes: BlobPart) {
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name));
      findFileInput().files = transfer.files;
      findFileInput().dispatchEvent(new Event("change", { bubbles: true }));
    },
    plan: page.getByRole("status", { name: t("menuSheet.plan"), exact: true }),
    another: () => page.getByRole("button", { name: t("menuSheet.another"), exact: true }).click(),
  };
}

/** Encodes Russian text as Excel does on a Russian Windows. */
const encodeWindows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });

/** Creates a ZIP with a sheet of 64 MiB whose headers claim 100 bytes. */
async function createZipBomb() {
  const zip = await writeZip({ "xl/worksheets/sheet1.xml": new Uint8Array(64 * 1024 * 1024) });
  const bytes = await zip.arrayBuffer();
  const view = new DataView(bytes);
  for (let at = 0; at < bytes.byteLength - 28; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, 100, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  return bytes;
}

test("[MN-1] check 8: plans a Windows-encoded table and a pasted menu with their names", async () => {
  const { page, t, open, plan, another } = await openSheet();
  open("menu.csv", encodeWindows1251("Раздел;Название;Цена\r\nПицца;Пепперони острая;45 000\r\n"));
  await expect.element(plan).toMatchTextContent(t("menuSheet.new", { count: 1 }));
  await expect.element(page.getByText("Пепперони острая").first()).toBeVisible();
  await another();
  await page.getByLabelText(t("menuSheet.paste"), { exact: true }).fill("Pitsa:\nAchchiq pepperoni 45 000");
  await page.getByRole("button", { name: t("menuSheet.read"), exact: true }).click();
  await expect.element(plan).toMatchTextContent(t("menuSheet.new", { count: 1 }));
  await expect.element(page.getByText("Achchiq pepperoni").first()).toBeVisible();
});

test("[MN-1, S9] check 8: answers a zip bomb, an oversized file and a wrong file type with a message, and reads the next file", async () => {
  const { page, t, open, plan } = await openSheet();
  const tooLarge = page.getByText(t("menuSheet.too_large"));
  const unreadable = page.getByText(t("menuSheet.unreadable"));
  open("menu.xlsx", await createZipBomb());
  await expect.element(tooLarge).toBeVisible();
  open("menu.pdf", "%PDF-1.7\0\0");
  await expect.element(unreadable).toBeVisible();
  open("menu.xlsx", new Uint8Array(11 * 1024 * 1024));
  await expect.element(tooLarge).toBeVisible();
  open("menu.xlsx", "PK not really");
  await expect.element(unreadable).toBeVisible();
  open("menu.csv", "\n".repeat(10 * 1024 * 1024));
  await expect.element(tooLarge).toBeVisible();
  open("menu.json", `[{"name":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}]`);
  await expect.element(unreadable).toBeVisible();
  open("menu.csv", "\uFEFFBoʻlim;Nomi;Narxi\r\nPitsa;=cmd|'/c calc'!A1;45 000\r\n");
  await expect.element(plan).toMatchTextContent(t("menuSheet.new", { count: 1 }));
});
