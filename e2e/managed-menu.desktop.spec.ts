import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const pictureOf = (name: string) => join(import.meta.dirname, `../demo/pictures/pizza/${name}.webp`);
const [PICTURE, SECOND, THIRD] = [pictureOf("add-egg"), pictureOf("add-cheddar"), pictureOf("ayran")];
/** Another name each time: the tests share one brand. */
const newName = (what: string) => `${what} ${String(Date.now()).slice(-7)}`;

test("[MN-1] a category and a product that staff make with a picture are in a guest's menu at the next request, follow each change, and go", async ({
  guestOf,
  managerOf,
}) => {
  const staff = await managerOf("pizza", "categories");
  const { page, t } = staff;
  const [category, product] = [newName("Nonushta"), newName("Quymoq")];
  const form = page.getByRole("dialog");
  const field = (id: string, language?: string) =>
    form.getByRole("textbox", { name: language ? `${t(id)}, ${language}` : t(id), exact: true });
  const choose = async (id: string, name: string) => {
    await form.getByRole("combobox", { name: t(id), exact: true }).fill(name);
    await page.getByRole("option", { name }).click();
  };
  const save = async () => {
    await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
    await expect(form).toBeHidden();
  };

  await page.getByRole("button", { name: t("categories.add"), exact: true }).click();
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(form.getByText(t("field.required"))).toHaveCount(2);
  await expectAccessible(page, "a new category");
  await field("category.name", "Oʻzbekcha").fill(category);
  await form.getByRole("combobox", { name: t("category.groupId"), exact: true }).click();
  await page.getByRole("option").first().click();
  await save();

  await staff.openManaged("products");
  await page.getByRole("button", { name: t("products.add"), exact: true }).click();
  await field("product.name", "Oʻzbekcha").fill(product);
  await field("product.name", "Русский").fill(`${product} по-русски`);
  await field("product.description", "Oʻzbekcha").fill("Issiq, asal bilan");
  await form.locator("input[type=file]").first().setInputFiles(PICTURE);
  await staff.takePicture();
  await expect(form.locator("img.picture")).toBeVisible();
  for (const [at, picture] of [SECOND, THIRD].entries()) {
    await form.locator("input[type=file]").last().setInputFiles(picture);
    await staff.takePicture("crop.whole");
    await expect(form.locator("img.picture")).toHaveCount(at + 2);
  }
  const last = form.getByRole("group", { name: t("product.gallery.picture", { number: 2 }), exact: true });
  await last
    .getByRole("button", { name: t("part.remove", { name: t("product.gallery.picture", { number: 2 }) }) })
    .click();
  await expect(form.locator("img.picture")).toHaveCount(2);
  await choose("product.categoryId", category);
  await field("product.costPrice").fill("40000");
  await field("product.discount").fill("25");
  await expectAccessible(page, "a new product");
  await save();

  const guest = guestOf("pizza", "uz");
  const headings = guest.page.getByRole("main").getByRole("heading");
  const section = headings.filter({ hasText: category });
  const card = guest.page
    .getByRole("listitem")
    .filter({ has: guest.page.getByRole("heading", { name: product }) });
  await guest.open();
  await expect(section).toBeVisible();
  await expect(card).toContainText("30 000");
  await expect(card).toContainText("40 000");
  await expect(card.locator("img").first()).toHaveJSProperty("complete", true);

  const row = page.getByRole("row").filter({ hasText: product });
  await page.getByRole("textbox", { name: t("products.search") }).fill(product.toUpperCase());
  await expect(page.getByRole("row")).toHaveCount(2);
  await row.getByRole("button", { name: product }).click();
  await field("product.discount").fill("0");
  await save();
  await expect(row).toContainText("40 000");
  await guest.open();
  await expect(card).toContainText("40 000");
  await expect(card).not.toContainText("30 000");

  // Off with its category, and that is not removed while the product stands in it.
  await staff.openManaged("categories");
  await page.getByRole("textbox", { name: t("categories.search") }).fill(category);
  const own = page.getByRole("row").filter({ hasText: category });
  await own.getByRole("button", { name: category }).click();
  await form.getByRole("button", { name: t("resource.remove") }).click();
  await expect(
    page.getByText(t("resource.in-use", { uses: t("uses.products", { count: 1 }) })),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await own.getByRole("switch").click({ force: true });
  await expect(form).toBeHidden();
  await expect(own.getByRole("switch")).not.toBeChecked();
  await guest.open();
  await expect(headings.nth(3)).toBeVisible();
  await expect(section).toHaveCount(0);
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect(own.getByRole("switch")).toBeChecked();
  await guest.open();
  await expect(card).toBeVisible();

  await staff.openManaged("products");
  await page.getByRole("textbox", { name: t("products.search") }).fill(product);
  await row.getByRole("button", { name: product }).click();
  await form.getByRole("button", { name: t("resource.remove") }).click();
  await expect(row).toBeHidden();
  await guest.open();
  await expect(headings.nth(3)).toBeVisible();
  await expect(card).toHaveCount(0);

  await staff.openManaged("categories");
  await page.getByRole("textbox", { name: t("categories.search") }).fill(category);
  await own.getByRole("button", { name: category }).click();
  await form.getByRole("button", { name: t("resource.remove") }).click();
  await expect(own).toBeHidden();
});

test("[MN-1] guests see the products of a category in the order that staff put them into", async ({
  guestOf,
  managerOf,
}) => {
  const staff = await managerOf("pizza", "products");
  const { page, t } = staff;
  await page.getByRole("combobox", { name: t("product.categoryId"), exact: true }).click();
  const option = page.getByRole("option").nth(1);
  const category = await option.innerText();
  await option.click();
  const names = page.getByRole("row").locator(".row-name");
  await expect(page.getByRole("columnheader", { name: t("resource.order") })).toBeVisible();
  const downOf = (name: string) =>
    page.getByRole("button", { name: t("resource.down", { name }), exact: true });
  // The column comes before the category's own rows.
  await expect.poll(async () => downOf((await names.allInnerTexts())[0] ?? "").isVisible()).toBe(true);
  const [first = "", second = ""] = await names.allInnerTexts();
  await downOf(first).click();
  await expect(names.first()).toHaveText(second);
  const guest = guestOf("pizza", "uz");
  /** The product's name that follows that of its category. */
  const firstOfAll = async () => {
    await guest.open();
    const said = await guest.page.getByRole("main").getByRole("heading").allTextContents();
    return said[said.findIndex((heading) => heading.startsWith(category)) + 1];
  };
  expect(await firstOfAll()).toBe(second);
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect(names.first()).toHaveText(first);
  expect(await firstOfAll()).toBe(first);

  // The same by its grip; Escape lets go of it where it was.
  const drag = async (from: number, to: number) => {
    const boxOf = async (at: number) => {
      const { x, y, width, height } = (await page.locator(".row-grip").nth(at).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [begin, end] = [await boxOf(from), await boxOf(to)];
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y + Math.sign(to - from) * 4, { steps: 6 });
    await expect(page.locator("tr[data-dragged]")).toHaveCount(1);
  };
  await drag(0, 1);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(names.first()).toHaveText(first);
  await drag(0, 1);
  await page.mouse.up();
  await expect(names.first()).toHaveText(second);
  expect(await firstOfAll()).toBe(second);
  await drag(1, 0);
  await page.mouse.up();
  await expect(names.first()).toHaveText(first);
});

/** A picture twice as wide as it is high, red on its left half and blue on its right. */
const halves = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 400);
    const context = canvas.getContext("2d");
    for (const [at, color] of ["#f00", "#00f"].entries()) {
      if (context) context.fillStyle = color;
      context?.fillRect(at * 400, 0, 400, 400);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return [...bytes];
  });
/** The shape of what a picture's key gives, and is it red at so much of its width? */
const lookAt = (image: Locator, place: number) =>
  image.evaluate(async (shown: HTMLImageElement, part) => {
    const reply = await fetch(shown.src.split("?")[0] + "?w=720&f=webp");
    const picture = await createImageBitmap(await reply.blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const [red = 0, , blue = 0] =
      context?.getImageData(Math.floor(picture.width * part), 10, 1, 1).data ?? [];
    return { ratio: Math.round((picture.width / picture.height) * 100) / 100, isRed: red > blue };
  }, place);

test("[FM-5] a dish's picture is moved and zoomed in its frame by pointer, wheel and keys, and goes as the frame shows it, or whole", async ({
  managerOf,
}) => {
  const staff = await managerOf("pizza", "products");
  const { page, t } = staff;
  await page.getByRole("button", { name: t("products.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("products.new"), exact: true });
  const file = { name: "halves.png", mimeType: "image/png", buffer: Buffer.from(await halves(page)) };
  const choose = () => form.locator("input[type=file]").first().setInputFiles(file);
  const dialog = page.getByRole("dialog", { name: t("crop.title"), exact: true });
  const frame = dialog.getByLabel(t("crop.move"), { exact: true });
  const zoom = dialog.getByLabel(t("crop.zoom"), { exact: true });
  const shown = form.locator("img.picture");
  const fault = form.getByRole("alert");
  for (const [name, mimeType, said] of [
    ["chizma.svg", "image/svg+xml", t("picture.unfit")],
    ["surat.heic", "image/heic", t("picture.unfit")],
    ["matn.jpg", "image/jpeg", "JPEG, PNG, WebP"],
    ["katta.jpg", "image/jpeg", t("picture.unfit")],
  ] as const) {
    const length = name === "katta.jpg" ? 5 * 1024 * 1024 + 1 : 0;
    const words = { name, mimeType, buffer: Buffer.from("no picture, only words".padEnd(length)) };
    await form.locator("input[type=file]").first().setInputFiles(words);
    await expect(fault).toContainText(said);
  }
  await expectAccessible(page, "a file that is no picture");
  await choose();
  await expect(frame).toBeVisible();
  await expect(fault).toHaveCount(0);
  await expectAccessible(page, "a picture in its frame");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(shown).toHaveCount(0);

  await choose();
  await staff.takePicture("crop.whole");
  await expect(shown).toBeVisible();
  expect(await lookAt(shown, 0.45)).toEqual({ ratio: 2, isRed: true });

  await choose();
  await frame.hover();
  const box = await frame.boundingBox();
  if (!box) throw new Error("the frame is nowhere");
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 5, box.y + box.height / 2, { steps: 20 });
  await page.mouse.up();
  const before = await shown.getAttribute("src");
  await staff.takePicture();
  await expect(shown).not.toHaveAttribute("src", before ?? "");
  // Two thirds of the picture are in the frame, its left end first: red for three quarters.
  expect(await lookAt(shown, 0.7)).toEqual({ ratio: 1.33, isRed: true });

  await choose();
  await frame.hover();
  await page.mouse.wheel(0, -100);
  await expect(zoom).not.toHaveValue("1");
  await frame.press("-");
  await expect(zoom).toHaveValue("1");
  for (let at = 0; at < 9; at += 1) await frame.press("ArrowLeft");
  await frame.press("+");
  // Now its right end: blue from a quarter on.
  const last = await shown.getAttribute("src");
  await staff.takePicture();
  await expect(shown).not.toHaveAttribute("src", last ?? "");
  expect(await lookAt(shown, 0.3)).toEqual({ ratio: 1.33, isRed: false });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("resource.leave"), exact: true }).click();
});
