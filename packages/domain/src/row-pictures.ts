import type { AttachedPictures, PictureFile } from "./attached-pictures.ts";
import type { MenuCellFault } from "./menu-cells.ts";
import type { ParsedRow } from "./menu-row.ts";
import type { StoredMenu } from "./menu-table.ts";
import { pictureKeyFromAddress } from "./picture-address.ts";
import { toNameKey, normalizePlainText } from "./search-fold.ts";
import { toTextByLanguage } from "./text.ts";

type Product = StoredMenu["products"][number];

/** Row of a spreadsheet with its product; null: a new product. */
export interface PicturedRow {
  row: ParsedRow;
  product: Product | null;
}
/** Picture of a row: a stored key, null, or a source that must be loaded. */
export type RowPicture = { value: string | null } | { fault: MenuCellFault; text: string };

const NO_ATTACHED_PICTURES: AttachedPictures = { files: [], taken: new Map() };
const normalizeFilePath = (path: string) => normalizePlainText(path).replaceAll("\\", "/");
const toNormalizedFileName = (path: string) => normalizeFilePath(path).split("/").at(-1) ?? "";
const toFileNameWithoutExtension = (path: string) => toNormalizedFileName(path).replace(/\.[a-z]{3,4}$/, "");
const getRowImageName = ({ fields }: ParsedRow) =>
  typeof fields["image"] === "string" ? fields["image"] : "";

/**
 * Finds the picture of each row: by its cell (a file, an https address, or the address of a picture in the menu), or
 * for an empty cell by a file with the product's code or name. [MN-1]
 */
export function findRowPictures(menu: StoredMenu, rows: readonly PicturedRow[], attached?: AttachedPictures) {
  const known = collectMenuPictureKeys(menu);
  const { files, taken } = attached ?? NO_ATTACHED_PICTURES;
  const named = new Set<PictureFile>();
  for (const { row } of rows)
    for (const file of findFilesByName(getRowImageName(row), files)) named.add(file);
  const free = files.filter((file) => !file.isPlaced && !named.has(file));
  const { fits, ...left } = matchFilesToRows(menu, rows, free);
  const resolvePicture = (source: string, text: string): RowPicture => {
    const found = taken.get(source);
    if (!found) return { value: source };
    return "fault" in found ? { fault: found.fault, text } : { value: found.key };
  };
  function findRowPicture(one: PicturedRow): RowPicture | null {
    const text = getRowImageName(one.row);
    if (text === "") {
      const file = fits.get(one);
      if (file) return resolvePicture(`file:${file.name}`, file.name);
      return one.row.fields["image"] === undefined ? null : { value: null };
    }
    const key = pictureKeyFromAddress(text);
    if (key !== null && known.has(key)) return { value: key };
    if (!attached) return { fault: "unknown", text };
    if (/^https:\/\//i.test(text)) return resolvePicture(text.replace(/^https/i, "https"), text);
    if (/^[a-z][a-z\d+.-]+:/i.test(text)) return { fault: "notHttps", text };
    const [file, other] = findFilesByName(text, files);
    if (other) return { fault: "sameFile", text };
    return file ? resolvePicture(`file:${file.name}`, text) : { fault: "noFile", text };
  }
  return { of: findRowPicture, ...left };
}

/** Returns the keys of the pictures in a menu. */
function collectMenuPictureKeys({ products, library = [] }: StoredMenu): Set<unknown> {
  const keys = new Set<unknown>();
  const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const groups = products.flatMap((product) => toList(product["modificationGroups"]));
  for (const { image, gallery } of products) for (const key of [image, ...toList(gallery)]) keys.add(key);
  for (const group of [...groups, ...library])
    for (const choice of toList(getProperty(group, "modifications"))) keys.add(getProperty(choice, "image"));
  return keys;
}
const getProperty = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([each]) => each === key)?.[1]
    : null;

/** Returns the files with this name, with or without folders. */
function findFilesByName(name: string, files: readonly PictureFile[]): readonly PictureFile[] {
  if (name === "") return [];
  const whole = files.filter((file) => normalizeFilePath(file.name) === normalizeFilePath(name));
  if (whole.length > 0) return whole;
  return files.filter(
    (file) => !file.isPlaced && toNormalizedFileName(file.name) === toNormalizedFileName(name),
  );
}

interface RowPictureMatches {
  fits: Map<PicturedRow, PictureFile>;
  /**
   * Names of files that cannot be assigned: a file that matches no product or several products, or several files that
   * match one product.
   */
  unfit: string[];
  ambiguous: string[];
}

/** Matches files to products by file name: the product's code, or else its name. */
function matchFilesToRows(
  menu: StoredMenu,
  rows: readonly PicturedRow[],
  files: readonly PictureFile[],
): RowPictureMatches {
  const fitting: RowPictureMatches = { fits: new Map(), unfit: [], ambiguous: [] };
  if (files.length === 0) return fitting;
  const inTable = new Set(rows.map(({ product }) => product));
  const others = menu.products.filter((product) => !inTable.has(product));
  const byCode = new Map<string, Set<PicturedRow | Product>>();
  const byName = new Map<string, Set<PicturedRow | Product>>();
  const addToIndex = (index: typeof byCode, key: string, one: PicturedRow | Product) => {
    if (key) index.set(key, (index.get(key) ?? new Set()).add(one));
  };
  const indexPicturedRow = (one: PicturedRow | Product, barcode: unknown, ...names: unknown[]) => {
    if (typeof barcode === "string") addToIndex(byCode, barcode, one);
    for (const words of names.flatMap((name) => Object.values(toTextByLanguage(name))))
      addToIndex(byName, toNameKey(words ?? ""), one);
  };
  for (const product of others) indexPicturedRow(product, product["barcode"], product.name);
  for (const one of rows) {
    const { row, product } = one;
    indexPicturedRow(one, row.fields["barcode"] ?? product?.["barcode"], product?.name, row.fields["name"]);
  }
  const claims = new Map<PicturedRow, { isByCode: boolean; file: PictureFile }[]>();
  for (const file of files) {
    const coded = byCode.get(toFileNameWithoutExtension(file.name));
    const [one, other] = coded ?? byName.get(toNameKey(toFileNameWithoutExtension(file.name))) ?? [];
    if (other) fitting.ambiguous.push(file.name);
    else if (one && "row" in one && isPicturedRow(one) && getRowImageName(one.row) === "")
      claims.set(one, [...(claims.get(one) ?? []), { isByCode: coded !== undefined, file }]);
    else fitting.unfit.push(file.name);
  }
  for (const [one, claimed] of claims) {
    const isCoded = claimed.some(({ isByCode }) => isByCode);
    const best = claimed.filter(({ isByCode }) => isByCode === isCoded);
    const [first, second] = best;
    if (first && !second) fitting.fits.set(one, first.file);
    else fitting.ambiguous.push(...best.map(({ file }) => file.name));
    fitting.unfit.push(...claimed.filter((each) => !best.includes(each)).map(({ file }) => file.name));
  }
  return fitting;
}

const isPicturedRow = (one: PicturedRow | Product): one is PicturedRow => !("version" in one);
