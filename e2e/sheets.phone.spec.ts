import type { Locator } from "@playwright/test";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";

/** What a toast lives by, milliseconds and pixels [SH-5]. */
const STAYS = 4_500;
const GAP = 16;

/** Part of the screen's height that a panel takes, once it stands. */
async function share(panel: Locator): Promise<number> {
  await expect(panel).toBeVisible();
  const height = await panel.evaluate((element) => (element as HTMLElement).offsetHeight / innerHeight);
  return Math.round(height * 1000) / 1000;
}

/** Pixels between two that stand under one another. */
async function gapOf(two: Locator[]): Promise<number> {
  const boxes = await Promise.all(two.map((each) => each.boundingBox()));
  const [upper, lower] = boxes.map((box) => box ?? { y: 0, height: 0 }).toSorted((a, b) => a.y - b.y);
  return upper && lower ? Math.round(lower.y - upper.y - upper.height) : 0;
}

test(`[SH-4] a sheet takes 65 % of the screen at most, the maps take all of it`, async ({ guestOf }) => {
  const guest = guestOf("market", "ar");
  const { page, t } = guest;
  await page.setViewportSize({ width: 390, height: 600 });
  await guest.open();
  await page.getByRole("button", { name: startOf(t("header.language")) }).click();
  const languages = guest.panel(t("language.title"));
  // Eight languages are more than there is room for, so the sheet is as high as it may be and is scrolled.
  expect(await share(languages)).toBe(0.65);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  const last = languages.getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(languages).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  await guest.targetChip().click();
  expect(await share(guest.panel(t("address.mapTitle")))).toBe(1);
});

test("[SH-4, BN-3] both panels close a tenth of a second after the choice of a branch", async ({
  guestOf,
}) => {
  const guest = guestOf("pizza", "ru");
  const { page, t } = guest;
  await guest.open();
  await page.getByRole("radio", { name: t("service.PICK_UP"), exact: true }).click();
  await page
    .getByRole("button", { name: new RegExp(guest.branchName("oybek")) })
    .first()
    .click();
  const branch = guest.panel(guest.branchName("oybek"));
  const select = branch.getByRole("button", { name: t("branch.select") });
  await expect(select).toBeVisible();
  // How long the page itself waits, whatever the machine makes of it.
  await page.evaluate(() => {
    const waits: number[] = [];
    const wait = window.setTimeout;
    Object.assign(window, {
      waits,
      setTimeout: (act: TimerHandler, after?: number) => {
        waits.push(after ?? 0);
        return wait(act, after);
      },
    });
  });
  await select.click();
  await expect(guest.panel()).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { waits: number[] }).waits)).toContain(100);
  await expect(guest.targetChip()).toContainText(guest.branchName("oybek"));
});

test("[SH-5] a notice stays four and a half seconds, two stand 16 pixels apart", async ({ guestOf }) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  const remove = (key: string) => guest.button("basket.remove", { name: guest.productName(key) });
  const notice = (key: string) => page.getByText(t("basket.removed", { name: guest.productName(key) }));
  await guest.open();
  await guest.add("somsa-quti");
  await guest.add("obi-non");
  await guest.openBasket();
  await remove("somsa-quti").click();
  await remove("obi-non").click();
  // Those that lie on one another fan out under a finger.
  await notice("obi-non").hover();
  const notices = page.locator("[data-sonner-toast]");
  await expect.poll(async () => gapOf(await notices.all())).toBe(GAP);
  await guest.button("action.undo").first().click();
  await expect(remove("obi-non")).toBeVisible();
  await page.mouse.move(5, 800);
  await page.reload();
  await page.clock.install();
  await remove("obi-non").click();
  await expect(notice("obi-non")).toBeVisible();
  await page.clock.runFor(STAYS - 1_000);
  await expect(notice("obi-non")).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(notice("obi-non")).toBeHidden();
});
