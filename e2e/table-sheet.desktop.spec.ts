import { getPlatformUrl } from "./src/brands.ts";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

test("[MN-4] the tables' codes are printed on A4 without the console around them", async ({ someStaff }) => {
  const staff = await someStaff("osh");
  await staff.prove();
  const { page, t } = staff;
  await page.goto(getPlatformUrl("/console/reservations/codes"));
  const codes = page.getByRole("main").getByRole("listitem").getByRole("img");
  await expect(codes.first()).toBeVisible();
  await expectAccessible(page, "the tables' codes");
  const count = await codes.count();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("button", { name: t("tables.print") })).toBeHidden();
  expect(await codes.count()).toBe(count);
  // The printed document contains all QR codes completely: the last code ends above the end of the document.
  const last = await codes.last().boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(last && last.y + last.height).toBeLessThanOrEqual(height);
  // On the width of the paper, 190 mm without its margins, no card cuts off a name.
  await page.setViewportSize({ width: 718, height: 1047 });
  const cards = page.getByRole("main").getByRole("listitem");
  const cutPixels = await cards.evaluateAll((each) =>
    each.map((card) => card.scrollHeight - card.clientHeight),
  );
  expect(Math.max(...cutPixels)).toBe(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBe(Math.ceil(count / 9));
});
