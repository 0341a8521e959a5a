import { expect, test } from "./src/test.ts";

test("[BR-15, MN-3, UX-10] a menu by groups shows the one that the link of a category led to, also after a reload; its bar shows the amount missing", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "ru");
  const { page, t } = guest;
  await guest.open("/category");
  await page.getByRole("link", { name: /Сладости и орехи/ }).click();
  await expect(guest.groupTab("treats")).toHaveAttribute("aria-current", "true");
  await expect(guest.productLink("honey")).toBeVisible();
  await page.reload();
  await expect(guest.groupTab("treats")).toHaveAttribute("aria-current", "true");
  await expect(guest.productLink("honey")).toBeVisible();

  const progress = page.getByRole("progressbar");
  await expect(progress).toHaveCount(0);
  await guest.add("potato");
  await expect(guest.groupTab("fresh")).toHaveAttribute("aria-current", "true");
  await expect(guest.groupTab("treats")).not.toHaveAttribute("aria-current", "true");
  await expect(guest.productLink("honey")).toBeHidden();
  await expect(progress).toBeVisible();

  await guest.groupTab("treats").click();
  await expect(guest.productLink("honey")).toBeVisible();
  await guest.basketLink().click();
  await expect(page.getByRole("heading", { name: t("basket.title"), level: 1 })).toBeVisible();
  await page.goBack();
  await expect(guest.groupTab("treats")).toHaveAttribute("aria-current", "true");
  await expect(guest.productLink("honey")).toBeVisible();
});
