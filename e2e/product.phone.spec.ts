import { expectAccessible } from "./src/accessible.ts";
import { handOver, placePickup } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";

const COMMENTS = "**/api/products/v1/grade/*/comments*";

test("[MN-4, MN-5, MN-14, UX-6] a product says what it is, is shared by its own address, and keeps its title and price over the scrolled text", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void (document.body.dataset["copied"] = text) },
    });
  });
  await guest.open();
  const sheet = await guest.openProduct("toy-oshi");
  await expect(sheet.getByText(t("label.halal"), { exact: true })).toBeVisible();
  await expect(sheet.getByRole("heading", { name: t("product.composition") })).toBeVisible();
  await expect(sheet.getByText(t("product.protein"), { exact: true })).toBeVisible();
  await expect(sheet.getByText(t("reviews.empty"))).toBeVisible();
  await sheet.getByRole("button", { name: t("action.share") }).click();
  await expect(page.getByText(t("product.linkCopied"))).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-copied", /\/product\/[\w-]{36}$/);
  // A free choice is made already: the group says that it is done, and the price stands under the title.
  await expect(sheet.getByText(t("modifiers.chosen"), { exact: true }).first()).toBeVisible();
  const title = sheet.getByRole("heading", { level: 2, name: guest.productName("toy-oshi") }).last();
  await sheet.locator("[data-cover]").hover();
  await page.mouse.wheel(0, 900);
  const bar = sheet.locator(".sheet-bar");
  await expect(bar).toHaveCSS("opacity", "1");
  await expect(bar).toContainText(guest.productName("toy-oshi"));
  await expect(bar).toContainText(/\d/);
  // Nothing of the text shows under the handle and the way out.
  const over = await title.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const at = element.closest("dialog")?.getBoundingClientRect().top ?? 0;
    return document.elementFromPoint(left + width / 2, at + 40)?.closest(".sheet-bar") !== null;
  });
  expect(over).toBe(true);
  await sheet.getByRole("link", { name: "#palov" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("palov");
});

test("[MN-10] reviews that do not come are asked for again, and the dish can be bought meanwhile", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await page.route(COMMENTS, (route) => route.abort());
  await guest.open();
  const sheet = await guest.openProduct("toy-oshi");
  await expect(sheet.getByRole("alert")).toBeVisible();
  await page.unroute(COMMENTS);
  await sheet.getByRole("button", { name: t("action.retry") }).click();
  await expect(sheet.getByText(t("reviews.empty"))).toBeVisible();
  await guest.addToBasket(sheet);
});

test("[MN-2] a product of a category of pop-ups opens as a card; one on a page of its own keeps its button at the bottom of the screen", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  const popUp = await guest.openProduct("peshin-toplami");
  const card = await popUp.boundingBox();
  expect(card?.x).toBeGreaterThan(8);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(836);
  await page.keyboard.press("Escape");
  await expect(popUp).toBeHidden();
  await guest.productLink("chak-chak").click();
  await expect(page.getByRole("heading", { name: guest.productName("chak-chak"), level: 1 })).toBeVisible();
  const bar = page
    .locator("[data-bottom]")
    .filter({ has: guest.page.getByRole("button", { name: startOf(t("product.add")) }) });
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
});

test("[MN-13, BR-14] where the brand offers it a product goes straight to the checkout; choices are pictures there", async ({
  guestOf,
}) => {
  const guest = guestOf("pizza", "ru");
  const { page, t } = guest;
  await guest.open();
  const sheet = await guest.openProduct("margarita");
  await expect(sheet.getByRole("radio", { name: guest.choiceName("margarita", "-25") })).toBeChecked();
  await expectAccessible(page, "product, choices as pictures");
  await sheet.getByRole("button", { name: t("product.buyNow") }).click();
  await expect(page.getByRole("heading", { name: t("checkout.title"), level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("navigation", { name: t("menu.categories"), exact: true })).toBeVisible();
});

test("[MN-10] who received a dish says on its page what he thinks, reads it again and changes it; a guest is not asked", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.open();
  const address = (await guest.productLink("somsa-quti").first().getAttribute("href")) ?? "";
  await guest.open(address);
  const ask = page.getByRole("region", { name: t("review.askProduct") });
  const own = page.getByRole("region", { name: t("review.own") });
  await expect(page.getByRole("heading", { name: startOf(t("reviews.title")) })).toBeVisible();
  await guest.signInFirst(address);
  await expect(page.getByRole("heading", { name: startOf(t("reviews.title")) })).toBeVisible();
  await expect(ask).toHaveCount(0);
  const { id } = await placePickup(guest);
  await handOver(await staffOf("osh"), id);
  await guest.open(address);
  await ask.getByText(t("review.ofFive", { grade: 2 })).click({ force: true });
  await ask.getByLabel(t("review.comment")).fill("Суховата");
  await expectAccessible(page, "the own review of a dish", ask);
  await page.reload();
  await expect(ask.getByLabel(t("review.comment"))).toHaveValue("Суховата");
  await page.route("**/api/products/v1/grade", (route) => route.abort());
  await guest.button("review.send").click();
  await expect(ask.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/products/v1/grade");
  await guest.button("review.send").click();
  await expect(own.getByRole("img")).toHaveAccessibleName(/2/);
  await expect(page.getByRole("listitem").filter({ hasText: "Суховата" })).toBeVisible();
  await own.getByRole("button", { name: t("basket.change") }).click();
  await own.getByText(t("review.ofFive", { grade: 5 })).click({ force: true });
  await own.getByLabel(t("review.comment")).fill("В этот раз — отлично");
  await guest.button("review.send").click();
  await expect(own).toContainText("В этот раз — отлично");
  await expect(page.getByText("Суховата")).toHaveCount(0);
  await page.reload();
  await expect(own.getByRole("img")).toHaveAccessibleName(/5/);
});
